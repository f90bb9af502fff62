// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area } from './geometry';
import { Sight } from './sight.svelte';

const late: Area = { left: 2, top: 4, right: 23, bottom: 20 };
const early: Area = { left: 8, top: 9, right: 17, bottom: 16 };
const action: Area = { left: 3, top: 6, right: 6, bottom: 7 };

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

function sightOf(area: Area): Sight {
  const sight = new Sight(
    () => area,
    () => action,
  );
  [sight.width, sight.height] = [374, 400];
  sight.settle();
  return sight;
}

describe('late in a game on a phone', () => {
  it('fields are large enough to be told and hit', () => {
    expect(100 * sightOf(late).camera.zoom).toBeGreaterThanOrEqual(30);
  });

  it('one step shows everything, the next what happens', () => {
    const sight = sightOf(late);
    const near = sight.camera;
    sight.step();
    sight.settle();
    expect(sight.everything).toBe(true);
    expect(sight.camera.zoom).toBeLessThan(near.zoom);
    sight.step();
    sight.settle();
    expect([sight.everything, sight.camera]).toEqual([false, near]);
  });

  it('nobody is called away from where they look', () => {
    const sight = sightOf(late);
    sight.pan(3, 2);
    const { camera } = sight;
    sight.settle();
    expect(sight.camera).toBe(camera);
  });
});

it('where everything is large enough, following is seeing everything', () => {
  const sight = sightOf(early);
  const { camera } = sight;
  sight.step();
  sight.settle();
  expect([sight.everything, sight.camera]).toEqual([false, camera]);
});
