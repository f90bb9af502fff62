// The pictures of the guide. Those of a game, with the parts of its table, are loaded when its rules are read.

import type { Component } from 'svelte';
import type { GameName } from '$lib/games/names';

export interface Pictures {
  /** What they are put together from, once for all. */
  Sprites: Component;
  Figure: Component<{ name: string; deck: unknown }>;
}

const modules: Record<GameName, () => Promise<unknown>> = {
  'rat-hot': () => import('./rat-hot'),
  piratz: () => import('./piratz'),
  'rat-a-tat-cat': () => import('./rat-a-tat-cat'),
};

export async function picturesOf(game: GameName): Promise<Pictures> {
  return (await modules[game]()) as Pictures;
}
