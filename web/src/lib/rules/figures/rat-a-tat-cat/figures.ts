// The pictures of the guide to Rat-a-Tat Cat, as games/rat-a-tat-cat/figures.md describes them. All measures are in hundredths of a
// card's width.

import type { Face } from '$lib/types/rat-a-tat-cat';

export const WIDTH = 100;
export const HEIGHT = 140;
const GAP = 16;
const STEP = WIDTH + GAP;
const LINE = 4 * STEP - GAP;

export interface Placed {
  /** Null lies face down. */
  face: Face | null;
  x: number;
  y: number;
  /** So many cards lie here on top of each other. */
  count?: number;
  /** It is just being looked at. */
  seen?: boolean;
  /** It is what the picture is about. */
  marked?: boolean;
  /** It is not there any more: small and crossed out. */
  gone?: boolean;
  /** Its number in the line. */
  slot?: number;
}

export interface Label {
  x: number;
  y: number;
  /** A text, or the message of one. */
  text: string | { say: string };
  knocked?: boolean;
  won?: boolean;
}

export interface Scene {
  width: number;
  height: number;
  cards: readonly Placed[];
  labels?: readonly Label[];
  arrows?: readonly { path: string; both?: boolean }[];
  /** A part of the table that is set off, from the top. */
  band?: { y: number; height: number };
}

export interface Figure {
  scenes: readonly Scene[];
  /** Whether the cards are shown by themselves rather than on the table. */
  loose?: boolean;
}

/** Cards side by side, numbered if they are somebody's line. */
function row(faces: readonly (Face | null)[], x: number, y: number, numbered = true): Placed[] {
  return faces.map((face, index) => ({
    face,
    x: x + index * STEP,
    y,
    ...(numbered ? { slot: index + 1 } : {}),
  }));
}

function centred(faces: readonly Face[], width: number, y: number): Placed[] {
  return row(faces, (width - faces.length * STEP + GAP) / 2, y, false);
}

/** Changes the card in this slot of a line. */
function but(line: readonly Placed[], slot: number, change: Partial<Placed>): Placed[] {
  return line.map((card) => (card.slot === slot ? { ...card, ...change } : card));
}

const DOWN = [null, null, null, null];
const discard = (face: Face, x: number, y = 0): Placed => ({ face, x, y, count: 4 });
/** A line below the piles. */
const BELOW = HEIGHT + 60;
const MIDDLE = (LINE - WIDTH) / 2;
const SEVEN = 7 * STEP - GAP;
const ROW = HEIGHT + GAP;
/** The lines at the end of a round, beside the names. */
const NAMES = 150;
const EVA = 20;
const TOM = 310;

export const FIGURES: Record<string, Figure> = {
  'rat-a-tat-cat-cards': {
    loose: true,
    scenes: [
      {
        width: SEVEN,
        height: 3 * ROW - GAP,
        cards: [
          ...centred([0, 1, 2, 3, 4, 5, 6], SEVEN, 0),
          ...centred([7, 8, 9], SEVEN, ROW),
          ...centred(['peek', 'swap', 'draw_two'], SEVEN, 2 * ROW),
        ],
      },
    ],
  },
  'rat-a-tat-cat-peek': {
    scenes: [
      {
        width: LINE,
        height: BELOW + HEIGHT,
        cards: [
          { face: null, x: MIDDLE - 70, y: 0, count: 40 },
          { ...discard(5, MIDDLE + 70), count: 1 },
          ...but(but(row([2, null, null, 9], 0, BELOW), 1, { seen: true }), 4, { seen: true }),
        ],
      },
    ],
  },
  'rat-a-tat-cat-take': {
    scenes: [
      {
        width: LINE,
        height: BELOW + HEIGHT,
        cards: [discard(1, MIDDLE), ...row(DOWN, 0, BELOW)],
        arrows: [{ path: `M${MIDDLE + WIDTH + 14} 70C380 70 398 110 398 ${BELOW - 36}` }],
      },
      {
        width: LINE,
        height: BELOW + HEIGHT,
        cards: [discard(9, MIDDLE), ...but(row(DOWN, 0, BELOW), 4, { marked: true })],
      },
    ],
  },
  'rat-a-tat-cat-powers': {
    loose: true,
    scenes: [{ width: 3 * STEP - GAP, height: HEIGHT, cards: row(['peek', 'swap', 'draw_two'], 0, 0, false) }],
  },
  'rat-a-tat-cat-swap': {
    scenes: [
      {
        width: LINE + 70 + WIDTH,
        height: 2 * HEIGHT + 200,
        cards: [
          ...but(row(DOWN, 0, 50), 2, { marked: true }),
          ...but(row(DOWN, 0, HEIGHT + 200), 4, { marked: true }),
          discard('swap', LINE + 70, 125 + HEIGHT / 2 - 20),
        ],
        labels: [
          { x: 0, y: 30, text: 'Tom' },
          { x: 0, y: HEIGHT + 180, text: { say: 'web-rules-you' } },
        ],
        arrows: [
          { path: `M398 ${HEIGHT + 162}C398 ${HEIGHT + 110} 166 ${HEIGHT + 150} 166 ${HEIGHT + 98}`, both: true },
        ],
      },
    ],
  },
  'rat-a-tat-cat-round-end': {
    scenes: [
      {
        width: NAMES + LINE + 100,
        height: TOM + HEIGHT + 20,
        band: { y: 0, height: HEIGHT + 40 },
        cards: [
          ...row([2, 0, 5, 3], NAMES, EVA),
          ...row([1, 6, 4, 0], NAMES, TOM),
          { face: 'peek', x: NAMES + STEP, y: TOM - 100, gone: true },
        ],
        labels: [
          { x: 14, y: EVA + 84, text: 'Eva', won: true },
          { x: 14, y: TOM + 84, text: 'Tom', knocked: true },
          { x: NAMES + LINE + 26, y: EVA + 86, text: '10' },
          { x: NAMES + LINE + 26, y: TOM + 86, text: '11' },
        ],
      },
    ],
  },
  'rat-a-tat-cat-young': {
    scenes: [{ width: LINE, height: HEIGHT, cards: row([3, null, null, 8], 0, 0) }],
  },
};
