// A small box and a table for tests.

import type { Deck, View } from '$lib/types/piratz';

export const deck: Deck = {
  kinds: ['rings', 'coins', 'pearls', 'goblets', 'gems', 'shells'],
  cards: [
    { treasures: { rings: 1, coins: 1 }, rat: true, skull: false },
    { treasures: { gems: 1, shells: 1 }, rat: false, skull: false },
    { treasures: { rings: 2 }, rat: false, skull: false },
    { treasures: { shells: 2 }, rat: false, skull: true },
  ],
  blocks: [],
};

export const view: View = {
  phase: 'turn',
  turn: 0,
  round: 1,
  pile: 2,
  open: [0, 1],
  buried: [],
  discard: 0,
  taken: [0, 0],
  shovels: [true, true],
  blocks: [[4], [3], [2], [1], [4], [3]],
  last_round: false,
  won: null,
  points: null,
};
