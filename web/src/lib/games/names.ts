// What the games of the house are called.

import { say } from '$lib/words/words.svelte';

export const GAMES = ['rat-hot', 'piratz', 'rat-a-tat-cat'] as const;
export type GameName = (typeof GAMES)[number];

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** A game's name in the language that is spoken. */
export function titleOf(game: GameName): string {
  return say(`title-${game}`);
}
