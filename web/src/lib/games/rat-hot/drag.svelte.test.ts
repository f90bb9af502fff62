// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { Drag, type Below } from './drag.svelte';
import type { Play } from './play.svelte';
import type { Point } from '$lib/types/rat-hot';

const pan = vi.fn();
/** A table of 300 by 300, with edges of 30. */
const way = (at: number) => (at < 30 ? -1 : at > 270 ? 1 : 0);
const below: Below = {
  fieldSize: () => 30,
  placeAt: (x, y): Point => [x / 30, y / 30],
  edgeAt: (x, y) => (y > 300 ? null : [way(x), way(y)]),
  pan,
};

const pointer = (type: string, clientX: number, clientY: number) =>
  ({ type, clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse' }) as PointerEvent;

test('a strip draws the table along at its edge, but not where it comes in', async () => {
  const float = document.createElement('div');
  vi.spyOn(float, 'offsetParent', 'get').mockReturnValue(document.body);
  const play = {
    picked: null as number | null,
    dragging: false,
    pick: (strip: number) => (play.picked = strip),
    hold: vi.fn(),
  };
  const drag = new Drag(play as unknown as Play, () => below, vi.fn());
  drag.float = float;
  const to = (x: number, y: number) => {
    drag.move(pointer('pointermove', x, y));
    drag.pull();
  };
  drag.grab(pointer('pointerdown', 150, 400), 3);
  to(150, 380);
  await Promise.resolve();
  to(150, 290);
  expect(pan).not.toHaveBeenCalled();
  to(150, 150);
  to(290, 150);
  expect(pan).toHaveBeenCalledWith(expect.closeTo(0.12), 0);
  expect(play.hold).toHaveBeenLastCalledWith([290 / 30, 5]);
});
