import { expect, it } from 'vitest';
import { UNIT } from './camera';
import { goodsAround } from './goods';

it('goods stand around the cloth, never where strips may lie', () => {
  for (const side of [9, 25, 51]) {
    const size = side * UNIT;
    const goods = goodsAround(side);
    expect(goods.length).toBeGreaterThanOrEqual(8);
    for (const { x, y } of goods) expect(x < -110 || y < -110 || x > size + 110 || y > size + 110).toBe(true);
    expect(new Set(goods.map(({ x, y }) => `${x} ${y}`)).size).toBe(goods.length);
  }
});
