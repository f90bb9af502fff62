// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { land } from './flight';

interface Moved {
  element: Element;
  frames: Keyframe[];
}

let moved: Moved[] = [];

beforeEach(() => {
  moved = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = function (frames) {
    moved.push({ element: this, frames: frames as Keyframe[] });
    return {} as Animation;
  };
});

afterEach(() => vi.unstubAllGlobals());

const landing = () => ({ strip: document.createElement('div'), shade: document.createElement('div') });

test('no shade lies there while a strip is still on its way', () => {
  const { strip, shade } = landing();
  land({ strip, shade }, new DOMRect(0, 0, 30, 10), 50);
  expect(moved.map(({ element }) => element)).toEqual([strip, shade]);
  const frames = moved[1]?.frames ?? [];
  expect(frames.map(({ opacity }) => opacity)).toEqual([0, 0, 1]);
  expect(frames[1]?.offset).toBe(moved[0]?.frames[1]?.offset);
});

test('a strip from one’s own hand lies there with its shade', () => {
  const { strip, shade } = landing();
  land({ strip, shade }, undefined, 50);
  expect(moved.map(({ element }) => element)).toEqual([strip]);
});
