// The components of a game as pictures, loaded with the first record of that game.

import type { Component } from 'svelte';
import type { GameName } from '$lib/games/names';

export interface Pieces {
  Sprites: Component;
  Piece: Component<{ deck: unknown; piece: number }>;
}

const modules: Record<GameName, () => Promise<unknown>> = {
  'rat-hot': () => import('./rat-hot'),
  piratz: () => import('./piratz'),
  'rat-a-tat-cat': () => import('./rat-a-tat-cat'),
};

export async function piecesOf(game: GameName): Promise<Pieces> {
  return (await modules[game]()) as Pieces;
}
