// What the page says: the Fluent messages of `locales/`, the same files that the terminal client and the server speak from.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', is: 'Íslenska' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../../locales/*/{web,review,fair,learn,ratings,table-*}.ftl', {
  query: '?raw',
  import: 'default',
});

const KEPT_AS = 'language';
const A_YEAR = 31_536_000;

function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language that was chosen here before, or the first the browser's user likes that we speak. */
export function preferred(kept: string | undefined, liked: readonly string[]): Language {
  const known = [kept ?? '', ...liked.map((code) => code.slice(0, 2).toLowerCase())];
  return known.find(isLanguage) ?? 'en';
}

class Words {
  #bundle = $state.raw(new FluentBundle('en'));
  #language = $state<Language>('en');
  #needed = new Set(['web', 'ratings']);

  get language(): Language {
    return this.#language;
  }

  async start(): Promise<void> {
    const kept = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
    await this.#load(preferred(kept, navigator.languages));
  }

  /** Speaks another language from now on. The cookie tells the house, whose refusals are sentences too. */
  async choose(language: Language): Promise<void> {
    document.cookie = `${KEPT_AS}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
    await this.#load(language);
  }

  /** Makes sure that the messages of one more file can be said. */
  async need(file: string): Promise<void> {
    if (this.#needed.has(file)) return;
    this.#needed.add(file);
    await this.#load(this.#language);
  }

  /** The message with this name, with the arguments in their places. */
  say(message: string, args?: Arguments): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : message;
  }

  async #load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const read = async (file: string) => files[`../../../../locales/${language}/${file}.ftl`]?.() ?? '';
    const needed = [...this.#needed];
    for (const text of await Promise.all(needed.map(read))) bundle.addResource(new FluentResource(text));
    // Somebody has needed more meanwhile.
    if (needed.length < this.#needed.size) return this.#load(language);
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** The message with this name; where it stands in a component it follows the language. */
export function say(message: string, args?: Arguments): string {
  return words.say(message, args);
}
