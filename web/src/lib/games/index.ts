// The games of the house. A game's table, pictures and words are loaded when somebody sits down at it.

import { words } from '$lib/words/words.svelte';
import type { Game } from './game';
import type { GameName } from './names';

const modules: Record<GameName, () => Promise<{ game: unknown }>> = {
  'rat-hot': () => import('./rat-hot'),
  piratz: () => import('./piratz'),
  'rat-a-tat-cat': () => import('./rat-a-tat-cat'),
};

export async function load(name: GameName): Promise<Game> {
  const [module] = await Promise.all([modules[name](), words.need(`table-${name}`)]);
  return module.game as Game;
}
