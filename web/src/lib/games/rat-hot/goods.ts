// What stands on the counter around the cloth.

import { UNIT } from './camera';

export interface Good {
  x: number;
  y: number;
  /** A crate or a sack as it is printed on strips; null for a bowl. */
  sprite: string | null;
  /** What a bowl is heaped with. */
  spice: string;
}

/** The middle of what stands there is so far from the cloth. */
const AWAY = 175;
const APART = 360;

const WARES = [
  { sprite: 'rh-chili', spice: '' },
  { sprite: null, spice: '#d9a11e' },
  { sprite: 'rh-ginger', spice: '' },
  { sprite: null, spice: '#b5482a' },
  { sprite: 'rh-saffron', spice: '' },
  { sprite: 'rh-wasabi', spice: '' },
  { sprite: null, spice: '#7d8b3a' },
  { sprite: 'rh-cinnamon', spice: '' },
  { sprite: null, spice: '#5b3a2a' },
  { sprite: 'rh-pepper', spice: '' },
  { sprite: 'rh-paprika', spice: '' },
  { sprite: null, spice: '#c9742b' },
  { sprite: 'rh-jalapeno', spice: '' },
] as const;

/** Wares along all four edges of a cloth of so many fields. */
export function goodsAround(side: number): Good[] {
  const size = side * UNIT;
  const count = Math.floor(size / APART);
  const along = Array.from({ length: count }, (_, index) => ((index + 0.5) * size) / count);
  const places = [
    ...along.map((x) => [x, -AWAY] as const),
    ...along.map((y) => [size + AWAY, y] as const),
    ...along.map((x) => [size - x, size + AWAY] as const),
    ...along.map((y) => [-AWAY, size - y] as const),
  ];
  return places.map(([x, y], index) => ({ x, y, ...(WARES[index % WARES.length] ?? WARES[0]) }));
}
