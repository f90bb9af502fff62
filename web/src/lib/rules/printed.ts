// What is printed on a game's components. The pictures of the rules can be looked at without the house, too, as it told
// them last.

import type { GameName } from '$lib/games/names';
import { entrance } from '$lib/house/entrance.svelte';
import { house } from '$lib/house/house.svelte';

const keptAs = (game: GameName) => `ratskeller-deck-${game}`;

/** Null if the house has never told: the words are worth reading without the pictures. */
export async function printedOn(game: GameName): Promise<unknown> {
  if (!entrance.reachable) return recall(game);
  try {
    const deck = await house.deck<unknown>(game);
    keep(game, deck);
    return deck;
  } catch {
    return recall(game);
  }
}

function recall(game: GameName): unknown {
  try {
    return JSON.parse(localStorage.getItem(keptAs(game)) ?? 'null');
  } catch {
    return null;
  }
}

function keep(game: GameName, deck: unknown): void {
  try {
    localStorage.setItem(keptAs(game), JSON.stringify(deck));
  } catch {
    // A browser that keeps nothing asks the house every time.
  }
}
