import { expect, test } from 'vitest';
import { isPlain, wish } from './keys';

const pressed = (key: string, held = {}) => wish({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('keys ask for things, whether large or small', () => {
  expect(pressed('d')).toBe('draw');
  expect(pressed('K')).toBe('knock');
  expect(pressed('Enter')).toBe('pass');
  expect(pressed('4')).toEqual({ slot: 3 });
  expect(pressed('q')).toBeNull();
});

test('the browser keeps its own', () => {
  expect(pressed('d', { ctrlKey: true })).toBeNull();
  expect(pressed('t', { metaKey: true })).toBeNull();
});

test('some wishes are actions as they stand', () => {
  expect(isPlain('draw_two')).toBe(true);
  expect(isPlain('take')).toBe(false);
  expect(isPlain({ slot: 1 })).toBe(false);
});
