import type { Language } from '$lib/words/words.svelte';

/** How each language writes a day in numbers. Not every browser knows Icelandic, which does it as German does. */
const HABITS: Record<Language, string> = { en: 'en-GB', de: 'de', nl: 'nl', is: 'de' };

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(HABITS[language], { day: 'numeric', month: 'numeric', year: 'numeric' }).format(at);
}
