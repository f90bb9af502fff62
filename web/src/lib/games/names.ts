// What the games of the house are called.

import { GAMES } from '$lib/types/games';
import type { GameName } from '$lib/types/house';
import { say } from '$lib/words/words.svelte';

export { GAMES, type GameName };

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** A game's name in the language that is spoken. */
export function titleOf(game: GameName): string {
  return say(`title-${game}`);
}
