import { expect, it } from 'vitest';
import { beyond } from './beyond';

const camera = { x: 0, y: 0, zoom: 0.5 };
const size = { width: 400, height: 300 };

it('says where places are that are out of sight, and the best that one pays', () => {
  const places = [
    { middle: [3, 2] as [number, number], points: 2 },
    { middle: [9, 2] as [number, number], points: 0 },
    { middle: [12, 3] as [number, number], points: 1 },
    { middle: [3, 8] as [number, number], points: 0 },
  ];
  expect(beyond(places, camera, size)).toEqual([
    { side: 'right', points: 1 },
    { side: 'below', points: 0 },
  ]);
  expect(beyond(places, { ...camera, x: -500 }, size)).toEqual([{ side: 'left', points: 2 }]);
});
