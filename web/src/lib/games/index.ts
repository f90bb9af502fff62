// The games of the house. A game's table, pictures and words are loaded when somebody sits down at it.

import { words } from '$lib/words/words.svelte';
import type { Game } from './game';

export const GAMES = ['rat-hot', 'piratz', 'rat-a-tat-cat'] as const;
export type GameName = (typeof GAMES)[number];

export const TITLES: Record<GameName, string> = {
  'rat-hot': 'Rat Hot',
  piratz: 'Piratz',
  'rat-a-tat-cat': 'Rat-a-Tat Cat',
};

const modules: Record<GameName, () => Promise<{ game: unknown }>> = {
  'rat-hot': () => import('./rat-hot'),
  piratz: () => import('./piratz'),
  'rat-a-tat-cat': () => import('./rat-a-tat-cat'),
};

export function isGame(name: string): name is GameName {
  return Object.hasOwn(modules, name);
}

export async function load(name: GameName): Promise<Game> {
  const [module] = await Promise.all([modules[name](), words.need(`table-${name}`)]);
  return module.game as Game;
}
