// The keyboard: what a key asks for.

/** What keys can ask for besides moving about. */
export type Wish = Plain | Errand;

/** What is an action as it stands. */
export type Plain = 'draw' | 'discard' | 'draw_two' | 'knock' | 'pass';

/** What takes more than that. */
export type Errand = 'look' | 'take' | 'peek' | 'swap' | 'cancel' | 'scores' | 'discards' | { slot: number };

export function isPlain(wish: Wish): wish is Plain {
  return PLAIN.some((plain) => plain === wish);
}

const PLAIN: readonly Plain[] = ['draw', 'discard', 'draw_two', 'knock', 'pass'];

const WISHES: Readonly<Record<string, Wish>> = {
  l: 'look',
  d: 'draw',
  t: 'take',
  x: 'discard',
  p: 'peek',
  s: 'swap',
  w: 'draw_two',
  k: 'knock',
  n: 'pass',
  Enter: 'pass',
  Escape: 'cancel',
  o: 'scores',
  v: 'discards',
  1: { slot: 0 },
  2: { slot: 1 },
  3: { slot: 2 },
  4: { slot: 3 },
};

export function wish(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return WISHES[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** A step between the cards: along a row, or to another row. */
export interface Step {
  along: number;
  across: number;
}

export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: { along: -1, across: 0 },
  ArrowRight: { along: 1, across: 0 },
  ArrowUp: { along: 0, across: -1 },
  ArrowDown: { along: 0, across: 1 },
};

export const shortcuts: readonly (readonly [string, string])[] = [
  ['L', 'rat-a-tat-cat-key-look'],
  ['D', 'rat-a-tat-cat-key-draw'],
  ['T', 'rat-a-tat-cat-key-take'],
  ['1–4', 'rat-a-tat-cat-key-slot'],
  ['X', 'rat-a-tat-cat-key-discard'],
  ['P', 'rat-a-tat-cat-key-peek'],
  ['S', 'rat-a-tat-cat-key-swap'],
  ['W, 2', 'rat-a-tat-cat-key-draw-two'],
  ['K', 'rat-a-tat-cat-key-knock'],
  ['N, ↵', 'rat-a-tat-cat-key-pass'],
  ['Esc', 'rat-a-tat-cat-key-cancel'],
  ['O', 'rat-a-tat-cat-key-scores'],
  ['V', 'rat-a-tat-cat-key-discards'],
  ['← ↑ ↓ →', 'rat-a-tat-cat-key-arrows'],
];
