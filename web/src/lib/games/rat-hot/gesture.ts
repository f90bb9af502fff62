// Fingers on the table: one taps or shifts it, two come nearer or step back.

import type { Point } from '$lib/types/rat-hot';
import { zoomed, type Camera } from './camera';

/** So far a finger may stray before a tap becomes a drag. */
const STILL = 7;

export interface Tap {
  at: Point;
  /** Whether it began on the strip that rests on the table. */
  onStrip: boolean;
}

export type Moved = 'hovering' | 'still' | 'grabbing' | ((camera: Camera) => Camera);

const far = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

export class Gesture {
  readonly #fingers = new Map<number, Point>();
  #tap: (Tap & { moved: boolean }) | null = null;

  get idle(): boolean {
    return this.#fingers.size === 0;
  }

  down(finger: number, at: Point, onStrip: boolean): void {
    this.#fingers.set(finger, at);
    const alone = this.#fingers.size === 1;
    this.#tap = { at, onStrip: onStrip && alone, moved: !alone };
  }

  /** What a finger's way means: how the camera follows it, or something about the strip. */
  move(finger: number, at: Point): Moved {
    const before = this.#fingers.get(finger);
    if (!before || !this.#tap) return 'hovering';
    if (!this.#tap.moved && far(at, this.#tap.at) < STILL) return 'still';
    this.#tap.moved = true;
    if (this.#tap.onStrip) {
      this.up(finger);
      return 'grabbing';
    }
    this.#fingers.set(finger, at);
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    const [x, y] = [at[0] - before[0], at[1] - before[1]];
    if (!other) return (camera) => ({ ...camera, x: camera.x + x, y: camera.y + y });
    const nearer = far(at, other) / Math.max(1, far(before, other));
    const between: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
    return (camera) => zoomed({ ...camera, x: camera.x + x / 2, y: camera.y + y / 2 }, nearer, between);
  }

  /** The tap that ends with this finger, if it was one. */
  up(finger: number): Tap | null {
    const tap = this.#fingers.delete(finger) && this.#tap && !this.#tap.moved ? this.#tap : null;
    if (this.#fingers.size === 0) this.#tap = null;
    return tap;
  }
}
