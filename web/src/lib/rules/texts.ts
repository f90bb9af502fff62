// The texts of the guides, each loaded when somebody reads it.

import type { GameName } from '$lib/games/names';
import type { Language } from '$lib/words/words.svelte';
import { parse, type Guide } from './guide';

const files = import.meta.glob<string>('../../../../games/*/guide/*.md', { query: '?raw', import: 'default' });

export async function guideTo(game: GameName, language: Language): Promise<Guide> {
  return parse((await files[`../../../../games/${game}/guide/${language}.md`]?.()) ?? '');
}
