// The pictures of the guide to Rat Hot, as games/rat-hot/figures.md describes them.

import type { Colour, Facing, LaidStrip, Point } from '$lib/types/rat-hot';

export interface Scene {
  laid: readonly LaidStrip[];
  /** The last strip has just been laid. */
  fresh?: boolean;
  /** A strip that may not lie there; if need be a little shifted, in fields, so that one sees what is below. */
  refused?: { strip: number; at: Point; facing: Facing; shifted?: Point };
  levels?: boolean;
  /** Groups that pay, or fields to look at. */
  lit?: readonly { colour: Colour; fields: readonly Point[]; pays?: number }[];
}

/** Strips that lie on no table, or tables one after another. */
export type Figure = { strips: readonly LaidStrip['strip'][] } | { scenes: readonly Scene[] };

const lies = (strip: LaidStrip['strip'], at: Point, facing: Facing, level = 0): LaidStrip => ({
  strip,
  at,
  facing,
  level,
});

const START = lies('start', [11, 12], 'east');

const BEFORE = [START, lies(12, [10, 12], 'west'), lies(8, [10, 13], 'south'), lies(9, [11, 13], 'east')];

export const FIGURES: Record<string, Figure> = {
  'rat-hot-strip': { strips: ['start', 12, 24, 0] },
  'rat-hot-touching': {
    scenes: [
      {
        laid: [START, lies(12, [11, 13], 'south')],
        fresh: true,
        refused: { strip: 30, at: [14, 13], facing: 'east' },
      },
    ],
  },
  'rat-hot-levels': {
    scenes: [{ laid: [START, lies(15, [14, 12], 'east'), lies(40, [12, 12], 'east', 1)], fresh: true, levels: true }],
  },
  'rat-hot-gap-not-allowed': {
    scenes: [{ laid: [START], refused: { strip: 40, at: [12, 12], facing: 'east' } }],
  },
  'rat-hot-exactly-on': {
    scenes: [{ laid: [START], refused: { strip: 9, at: [11, 12], facing: 'east', shifted: [0.22, -0.4] } }],
  },
  'rat-hot-pays-two': {
    scenes: [
      {
        laid: [START, lies(8, [11, 13], 'south'), lies(33, [13, 13], 'south'), lies(7, [10, 13], 'south')],
        fresh: true,
        lit: [
          {
            colour: 'red',
            fields: [
              [11, 12],
              [11, 13],
              [10, 13],
            ],
            pays: 2,
          },
          {
            colour: 'green',
            fields: [
              [11, 15],
              [10, 15],
            ],
            pays: 1,
          },
        ],
      },
    ],
  },
  'rat-hot-trimmed': {
    scenes: [
      { laid: BEFORE },
      {
        laid: [...BEFORE, lies(34, [10, 13], 'east', 1)],
        fresh: true,
        lit: [
          {
            colour: 'red',
            fields: [
              [11, 12],
              [10, 12],
            ],
            pays: 1,
          },
        ],
      },
    ],
  },
  'rat-hot-three-rats': {
    scenes: [
      {
        laid: [START, lies(3, [14, 12], 'east'), lies(2, [12, 13], 'south'), lies(5, [10, 12], 'west')],
        fresh: true,
        lit: [
          {
            colour: 'red',
            fields: [
              [16, 12],
              [12, 13],
              [10, 12],
            ],
          },
        ],
      },
    ],
  },
};
