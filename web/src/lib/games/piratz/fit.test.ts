import { describe, expect, it } from 'vitest';
import { fit, leastHeight, neighbour } from './fit';

const phone = { width: 360, height: 250, gap: 8, widest: 96 };

describe('fit', () => {
  it('lets few cards be as large as they may', () => {
    expect(fit(1, 1.4, phone)).toEqual({ columns: 1, width: 96 });
    expect(fit(3, 1.4, phone).width).toBe(96);
  });

  it.each([1, 2, 5, 7, 12, 20, 30])('keeps %i cards inside', (count) => {
    const { columns, width } = fit(count, 1.4, phone);
    const rows = Math.ceil(count / columns);
    expect(columns * width + (columns - 1) * phone.gap).toBeLessThanOrEqual(phone.width + 0.01);
    expect(rows * width * 1.4 + (rows - 1) * phone.gap).toBeLessThanOrEqual(phone.height + 0.01);
    expect(width).toBeGreaterThan(0);
  });

  it('keeps twenty cards large enough for a thumb on a phone', () => {
    expect(fit(20, 1.4, phone).width).toBeGreaterThanOrEqual(40);
  });

  it('has no size where there is no room', () => {
    expect(fit(3, 1.4, { ...phone, height: 0 }).width).toBe(0);
  });
});

describe('leastHeight', () => {
  it.each([1, 6, 20, 40])('is enough for %i cards that a thumb can hit', (count) => {
    const height = leastHeight(count, 1.4, 340, 6, 42);
    expect(fit(count, 1.4, { width: 340, height, gap: 6, widest: 96 }).width).toBeGreaterThanOrEqual(41.99);
  });
});

describe('neighbour', () => {
  const all = [0, 1, 2, 3, 4, 5, 6];

  it('walks along the rows and between them', () => {
    expect(neighbour(0, 'ArrowRight', 3, all)).toBe(1);
    expect(neighbour(3, 'ArrowLeft', 3, all)).toBe(2);
    expect(neighbour(1, 'ArrowDown', 3, all)).toBe(4);
    expect(neighbour(5, 'ArrowDown', 3, all)).toBe(6);
    expect(neighbour(6, 'ArrowUp', 3, all)).toBe(3);
    expect(neighbour(4, 'Home', 3, all)).toBe(0);
    expect(neighbour(4, 'End', 3, all)).toBe(6);
  });

  it('stays at the edges, and for other keys', () => {
    expect(neighbour(0, 'ArrowLeft', 3, all)).toBe(0);
    expect(neighbour(1, 'ArrowUp', 3, all)).toBe(1);
    expect(neighbour(6, 'ArrowRight', 3, all)).toBe(6);
    expect(neighbour(2, 'x', 3, all)).toBe(2);
  });

  it('skips places one may not go to', () => {
    expect(neighbour(0, 'ArrowRight', 3, [2, 4])).toBe(2);
    expect(neighbour(2, 'ArrowDown', 3, [2, 4])).toBe(4);
    expect(neighbour(4, 'ArrowRight', 3, [2, 4])).toBe(4);
  });
});
