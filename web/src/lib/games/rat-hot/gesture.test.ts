import { describe, expect, it } from 'vitest';
import { Gesture } from './gesture';

const camera = { x: 10, y: 20, zoom: 0.5 };

describe('fingers on the table', () => {
  it('tap when they stay where they are', () => {
    const gesture = new Gesture();
    gesture.down(1, [50, 50], false);
    expect(gesture.move(1, [53, 52])).toBe('still');
    expect(gesture.up(1)).toMatchObject({ at: [50, 50], onStrip: false });
    expect(gesture.idle).toBe(true);
  });

  it('shift the table when one of them moves', () => {
    const gesture = new Gesture();
    gesture.down(1, [50, 50], false);
    const moved = gesture.move(1, [80, 60]);
    expect(typeof moved === 'function' && moved(camera)).toEqual({ x: 40, y: 30, zoom: 0.5 });
    expect(gesture.up(1)).toBeNull();
  });

  it('come nearer when two of them part', () => {
    const gesture = new Gesture();
    gesture.down(1, [50, 50], false);
    gesture.down(2, [150, 50], true);
    const moved = gesture.move(2, [250, 50]);
    expect(typeof moved === 'function' && moved(camera).zoom).toBeCloseTo(1);
    expect(gesture.up(2)).toBeNull();
    expect(gesture.up(1)).toBeNull();
  });

  it('take up the strip that rests under them', () => {
    const gesture = new Gesture();
    gesture.down(1, [50, 50], true);
    expect(gesture.move(1, [70, 50])).toBe('grabbing');
    expect(gesture.idle).toBe(true);
  });

  it('only hover without touching', () => {
    expect(new Gesture().move(1, [5, 5])).toBe('hovering');
  });
});
