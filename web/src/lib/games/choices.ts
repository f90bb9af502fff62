// What the house says one can do, read for a game's table.

import type { Choice, Game } from './game';

/** The choices one by one. A list is one in every game; anything shorter only the game itself can read. */
export function choicesOf(told: unknown, game: Game | null): readonly Choice[] {
  if (Array.isArray(told)) return told as Choice[];
  return (told !== null && game?.choices?.(told)) || [];
}
