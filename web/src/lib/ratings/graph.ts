// Where the points and lines of a rating's graph are.

export interface Tick {
  rating: number;
  y: number;
}

export interface Graph {
  points: { x: number; y: number }[];
  ticks: Tick[];
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

/** The least that is between bottom and top, so that a few points up or down look like a few. */
const LEAST_SPAN = 100;

/** A graph of ratings from left to right in a box with its corner at (left, top). */
export function graphOf(
  ratings: readonly number[],
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Graph {
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const margin = Math.max(0, LEAST_SPAN - (highest - lowest)) / 2;
  const span = highest - lowest + 2 * margin;
  const step = STEPS.find((size) => span / size <= MOST_TICKS - 1) ?? span;
  const bottom = Math.floor((lowest - margin) / step) * step;
  const ceiling = Math.max(Math.ceil((highest + margin) / step) * step, bottom + step);
  const yOf = (rating: number) => top + height * (1 - (rating - bottom) / (ceiling - bottom));
  const xOf = (index: number) => left + (ratings.length > 1 ? (width * index) / (ratings.length - 1) : width / 2);
  return {
    points: ratings.map((rating, index) => ({ x: xOf(index), y: yOf(rating) })),
    ticks: Array.from({ length: Math.round((ceiling - bottom) / step) + 1 }, (_, index) => {
      const rating = bottom + index * step;
      return { rating, y: yOf(rating) };
    }),
  };
}
