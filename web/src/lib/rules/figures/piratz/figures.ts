// The pictures of the guide to Piratz, as games/piratz/figures.md describes them.

import type { ByKind, Kind } from '$lib/types/piratz';

export interface Beach {
  open: readonly number[];
  /** The cards under shovels, in the order of the seats they belong to. */
  buried?: readonly number[];
  /** The kind that somebody is about to leave with. */
  kind?: Kind;
  /** Rat alarm: the card that was just turned up. */
  alarm?: number;
  /** The round is over: what is buried goes to the discard pile. */
  ends?: boolean;
}

export interface Scoring {
  kind: Kind;
  blocks: readonly number[];
  players: readonly { name: string; cards: readonly number[]; gets: number | null }[];
}

export type Figure =
  { cards: readonly number[] } | { values: ByKind<readonly number[]> } | { beach: Beach } | { scoring: Scoring };

export const FIGURES: Record<string, Figure> = {
  'piratz-cards': { cards: [18, 45, 12, 27] },
  'piratz-value-card': {
    values: [
      [4, 2],
      [3, 1],
      [2, 1],
      [4, 3],
      [4, 1],
      [3, 2],
    ],
  },
  'piratz-leave-with-gems': { beach: { open: [18, 21, 41, 14, 33], kind: 'gems' } },
  'piratz-alarm': { beach: { open: [8, 25, 36, 3], alarm: 3 } },
  'piratz-bury': { beach: { open: [25, 36], buried: [8] } },
  'piratz-round-end': { beach: { open: [25, 47], buried: [8, 36, 22], ends: true } },
  'piratz-scoring': {
    scoring: {
      kind: 'rings',
      blocks: [4, 2],
      players: [
        { name: 'Eva', cards: [30, 0, 16, 18], gets: 4 },
        { name: 'Tom', cards: [1, 2, 17], gets: 2 },
        { name: 'Ida', cards: [3, 4, 15], gets: null },
      ],
    },
  },
};
