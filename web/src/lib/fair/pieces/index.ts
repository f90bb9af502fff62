// The components of a game as pictures, loaded with the first record of that game.

import type { Component } from 'svelte';
import { ofGame } from '$lib/games/listing';
import type { GameName } from '$lib/games/names';

export interface Pieces {
  Sprites: Component;
  Piece: Component<{ deck: unknown; piece: number }>;
}

const pieces = import.meta.glob<Pieces>(['./*.ts', '!./index.ts']);

export function piecesOf(game: GameName): Promise<Pieces> {
  return ofGame(pieces, `./${game}.ts`)();
}
