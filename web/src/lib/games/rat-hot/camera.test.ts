import { describe, expect, it } from 'vitest';
import { fieldsAt, fitted, followed, kept, screenAt, showing, zoomed } from './camera';

const size = { width: 400, height: 600 };
const area = { left: 8, top: 10, right: 16, bottom: 15 };

describe('the camera', () => {
  it('fits an area into the middle of the screen', () => {
    const camera = fitted(area, size);
    expect(camera.zoom).toBeCloseTo(0.5);
    expect(screenAt(camera, [12, 12.5])).toEqual([200, 300]);
    expect(screenAt(camera, [8, 12.5])[0]).toBeCloseTo(0);
  });

  it('finds the field that is at a point of the screen', () => {
    const camera = fitted(area, size);
    expect(fieldsAt(camera, screenAt(camera, [9.25, 11.5]))).toEqual([9.25, 11.5]);
  });

  it('comes nearer to the point that is pointed at', () => {
    const camera = fitted(area, size);
    const before = fieldsAt(camera, [100, 200]);
    const after = fieldsAt(zoomed(camera, 1.5, [100, 200]), [100, 200]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('neither loses itself in a field nor flies away', () => {
    const camera = fitted(area, size);
    expect(zoomed(camera, 1000, [0, 0]).zoom).toBeLessThan(2);
    expect(zoomed(camera, 0.001, [0, 0]).zoom).toBeGreaterThan(0.1);
  });

  it('keeps some of what is laid in sight', () => {
    const away = kept({ x: -9000, y: 9000, zoom: 0.5 }, area, size);
    const [right] = screenAt(away, [area.right, area.top]);
    const [, top] = screenAt(away, [area.left, area.top]);
    expect(right).toBeCloseTo(size.width / 4);
    expect(top).toBeCloseTo((size.height * 3) / 4);
  });

  it('moves no more than needed to show a field', () => {
    const camera = fitted(area, size);
    expect(showing(camera, [12, 12], size)).toEqual(camera);
    const [x] = screenAt(showing(camera, [20, 12], size), [20.5, 12.5]);
    expect(x).toBeCloseTo(size.width - 100);
  });

  describe('follows what happens', () => {
    const late = { left: 2, top: 4, right: 23, bottom: 20 };
    const action = { left: 3, top: 6, right: 6, bottom: 7 };
    const phone = { width: 374, height: 400 };

    it('with everything in sight as long as fields are large enough then', () => {
      expect(followed(area, action, size, 0.34)).toEqual(fitted(area, size));
    });

    it('from nearer where they are not', () => {
      expect(fitted(late, phone).zoom).toBeLessThan(0.2);
      expect(followed(late, action, phone, 0.34).zoom).toBe(0.34);
    });

    it('with the last strips in sight, and no more beyond the rest than needed', () => {
      const camera = followed(late, action, phone, 0.34);
      const [left, top] = screenAt(camera, [action.left, action.top]);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(screenAt(camera, [late.left, late.top])[0]).toBeCloseTo(0);
    });
  });
});
