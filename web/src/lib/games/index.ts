// The games of the house. A game's table, pictures and words are loaded when somebody sits down at it.

import { words } from '$lib/words/words.svelte';
import type { Game } from './game';
import { ofGame } from './listing';
import type { GameName } from './names';

const tables = import.meta.glob('./*/index.ts', { import: 'game' });

export async function load(name: GameName): Promise<Game> {
  const [game] = await Promise.all([ofGame(tables, `./${name}/index.ts`)(), words.need(`${name}/table`)]);
  return game as Game;
}
