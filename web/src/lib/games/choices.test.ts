import { expect, test } from 'vitest';
import { choicesOf } from './choices';

const choice = { action: 'draw' };
const counting = { choices: (told: unknown) => Array.from({ length: told as number }, () => choice) };

test('a list is what it is, in every game', () => {
  expect(choicesOf([choice], counting)).toEqual([choice]);
  expect(choicesOf([choice], null)).toEqual([choice]);
});

test('anything shorter is read by the game, when that is there', () => {
  expect(choicesOf(2, counting)).toEqual([choice, choice]);
  expect(choicesOf(2, null)).toEqual([]);
});

test('nothing can be done where nothing is told', () => {
  expect(choicesOf(null, counting)).toEqual([]);
});
