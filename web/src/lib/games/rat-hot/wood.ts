// What a strip looks like at its level: the higher, the lighter its wood, the thicker its edge, the longer its shadow.

const HIGHEST = 6;

const WOODS = ['#c08a4e', '#cc9a5d', '#d8aa6c', '#e2b87b', '#ebc68b', '#f2d29b', '#f7dcab'];

export interface Look {
  wood: string;
  /** In hundredths of a field. */
  edge: number;
  reach: number;
}

export function lookOf(level: number): Look {
  const height = Math.min(HIGHEST, Math.max(0, level));
  return { wood: WOODS[height] ?? '#e2b87b', edge: 4 + 2 * height, reach: 6 + 5 * height };
}
