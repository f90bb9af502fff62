// Where strips lie: fields of the table, counted from its top left.

import type { Facing, LaidStrip, Point } from '$lib/types/rat-hot';

const FACINGS: readonly Facing[] = ['east', 'south', 'west', 'north'];

const WAYS: Record<Facing, Point> = { east: [1, 0], south: [0, 1], west: [-1, 0], north: [0, -1] };

/** Where a strip lies, or would. */
type Lying = Pick<LaidStrip, 'at' | 'facing'>;

/** An area of fields: from its first to before its last. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function step([x, y]: Point, facing: Facing, steps: number): Point {
  const [right, down] = WAYS[facing];
  return [x + right * steps, y + down * steps];
}

/** Turned a quarter to the right so many times. */
export function turned(facing: Facing, quarters: number): Facing {
  const turns = FACINGS.indexOf(facing) + quarters;
  return FACINGS[((turns % 4) + 4) % 4] ?? 'east';
}

export function liesAcross(facing: Facing): boolean {
  return facing === 'east' || facing === 'west';
}

/** The fields a strip covers, its first symbol's first. */
export function fieldsOf(at: Point, facing: Facing): [Point, Point, Point] {
  return [at, step(at, facing, 1), step(at, facing, 2)];
}

/** A strip is held and turned by its middle. */
export function middleOf(at: Point, facing: Facing): Point {
  return step(at, facing, 1);
}

export function firstOf(middle: Point, facing: Facing): Point {
  return step(middle, facing, -1);
}

/** The top left field of the strip with this middle. */
export function cornerOf([x, y]: Point, facing: Facing): Point {
  return liesAcross(facing) ? [x - 1, y] : [x, y - 1];
}

export function same(one: Point | null, other: Point | null): boolean {
  return one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);
}

export function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}

/** What is laid, with so much room around it as the table and so much beyond its edge have. */
export function areaAround(laid: readonly Lying[], margin: number, side: number, beyond = 0): Area {
  const fields = laid.flatMap(({ at, facing }) => fieldsOf(at, facing));
  const [across, down] = [fields.map(([x]) => x), fields.map(([, y]) => y)];
  const first = 0 - beyond;
  return {
    left: Math.max(first, Math.min(...across) - margin),
    top: Math.max(first, Math.min(...down) - margin),
    right: Math.min(side + beyond, Math.max(...across) + 1 + margin),
    bottom: Math.min(side + beyond, Math.max(...down) + 1 + margin),
  };
}

/** The middle of some fields, in fields. */
export function centreOf(fields: readonly Point[]): Point {
  const sum = fields.reduce<Point>(([x, y], field) => [x + field[0], y + field[1]], [0, 0]);
  return [sum[0] / fields.length + 0.5, sum[1] / fields.length + 0.5];
}
