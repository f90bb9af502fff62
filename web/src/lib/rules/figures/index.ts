// The pictures of the guide. Those of a game, with the parts of its table, are loaded when its rules are read.

import type { Component } from 'svelte';
import { ofGame } from '$lib/games/listing';
import type { GameName } from '$lib/games/names';

export interface Pictures {
  /** What they are put together from, once for all. */
  Sprites: Component;
  Figure: Component<{ name: string; deck: unknown }>;
}

const figures = import.meta.glob<Pictures>('./*/index.ts');

export function picturesOf(game: GameName): Promise<Pictures> {
  return ofGame(figures, `./${game}/index.ts`)();
}
