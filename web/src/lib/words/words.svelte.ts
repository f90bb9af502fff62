// What the page says: the Fluent messages of `locales/` and of the games' boxes, the same files that the terminal client and
// the server speak from.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { GAMES } from '$lib/types/games';

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', is: 'Íslenska' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    '../../../../locales/*/{web,review,fair,learn,ratings,admin}.ftl',
    '../../../../games/*/messages/*/{lobby,table}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Said everywhere. */
export const ALWAYS = ['web', 'ratings', ...GAMES.map((game) => `${game}/lobby`)];

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

type Read = (language: Language, file: string) => Promise<string>;

const read: Read = async (language, file) => files[pathOf(language, file)]?.() ?? '';

/** Where a file lies: one of the house's own, such as `web`, or one of a game's, such as `piratz/table`. */
function pathOf(language: Language, file: string): string {
  const [game, own] = file.split('/');
  return own
    ? `../../../../games/${game}/messages/${language}/${own}.ftl`
    : `../../../../locales/${language}/${file}.ftl`;
}

class Words {
  #bundle = $state.raw(new FluentBundle('en'));
  #language = $state<Language>('en');
  /** What can be said now, by file. */
  #texts: Record<string, string> = {};
  /** What was asked for besides, with when it is there. */
  #needed = new Map<string, Promise<void>>();
  #choices = 0;

  constructor(private readonly read: Read) {}

  get language(): Language {
    return this.#language;
  }

  async start(): Promise<void> {
    const kept = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
    // The house is asked in this language already before its words are here.
    this.#language = preferred(kept, navigator.languages);
    await this.#speak(this.#language);
  }

  /** Speaks another language from now on. The cookie tells the house, whose refusals are sentences too. */
  async choose(language: Language): Promise<void> {
    document.cookie = `${KEPT_AS}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
    await this.#speak(language);
  }

  /** Makes sure that the messages of one more file can be said. */
  need(file: string): Promise<void> {
    const known = this.#needed.get(file) ?? this.#add(file);
    this.#needed.set(file, known);
    known.catch(() => this.#needed.delete(file));
    return known;
  }

  /** The message with this name, with the arguments in their places. */
  say(message: string, args?: Arguments): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : message;
  }

  async #speak(language: Language): Promise<void> {
    const choice = ++this.#choices;
    const files = [...ALWAYS, ...this.#needed.keys()];
    const read = files.map(async (file) => [file, await this.read(language, file)] as const);
    const texts = Object.fromEntries(await Promise.all(read));
    // Somebody has chosen another language meanwhile, or has needed more.
    if (choice !== this.#choices) return;
    if ([...this.#needed.keys()].some((file) => !(file in texts))) return this.#speak(language);
    [this.#language, this.#texts] = [language, texts];
    this.#bundle = bundleOf(language, texts);
    document.documentElement.lang = language;
  }

  async #add(file: string): Promise<void> {
    const language = this.#language;
    const text = await this.read(language, file);
    if (language !== this.#language) return this.#add(file);
    this.#texts[file] = text;
    this.#bundle = bundleOf(language, this.#texts);
  }
}

function bundleOf(language: Language, texts: Record<string, string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const wordsFrom = (read: Read) => new Words(read);

export const words = wordsFrom(read);

/** The message with this name; where it stands in a component it follows the language. */
export function say(message: string, args?: Arguments): string {
  return words.say(message, args);
}

/** Several of something in one sentence: "Anna, Jan and Þóra". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts);
}
