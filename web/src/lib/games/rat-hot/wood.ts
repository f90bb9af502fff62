// What a strip looks like at its level: the higher, the lighter its wood, the thicker its edge, the longer its shadow.

const HIGHEST = 6;

const WOODS = ['#b57f45', '#c79359', '#d7a96b', '#e5be81', '#efcf97', '#f5ddad', '#fae8c2'];

export interface Look {
  wood: string;
  /** In hundredths of a field. */
  edge: number;
  reach: number;
}

export function lookOf(level: number): Look {
  const height = Math.min(HIGHEST, Math.max(0, level));
  return { wood: WOODS[height] ?? '#e2b87b', edge: 4 + 2.5 * height, reach: 6 + 5 * height };
}
