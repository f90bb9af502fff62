import { describe, expect, it } from 'vitest';
import { graphOf } from './graph';

const box = { left: 40, top: 10, width: 300, height: 100 };

describe('the graph of a rating', () => {
  it('goes from the left to the right and never out of its box', () => {
    const { points, ticks } = graphOf([1500, 1579, 1421, 1502], box);
    expect(points.map(({ x }) => x)).toEqual([40, 140, 240, 340]);
    for (const { y } of [...points, ...ticks]) {
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(110);
    }
    expect(points[1]?.y).toBeLessThan(points[2]?.y ?? 0);
  });

  it('has few lines, at round numbers', () => {
    for (const ratings of [[1500], [1500, 1501], [535, 1886], [1234, 1876, 2011], [-400, 3000]]) {
      const { ticks } = graphOf(ratings, box);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const { rating } of ticks) expect(Math.abs(rating % 10)).toBe(0);
      expect(ticks[0]?.rating).toBeLessThanOrEqual(Math.min(...ratings));
      expect(ticks.at(-1)?.rating).toBeGreaterThanOrEqual(Math.max(...ratings));
    }
  });
});
