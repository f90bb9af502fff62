// What the house says one can do, read for a game's table.

import type { Choice, Game } from './game';

/** The choices one by one. A list is one in every game; anything shorter only the game itself can read. */
export function choicesOf(told: unknown, game: Pick<Game, 'choices'> | null): readonly Choice<unknown, unknown>[] {
  if (Array.isArray(told)) return told as Choice<unknown, unknown>[];
  return (told !== null && game?.choices?.(told)) || [];
}
