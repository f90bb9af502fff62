import { expect, test } from 'vitest';
import type { Choice } from '../game';
import type { Action, Effect, Placements } from '$lib/types/rat-hot';
// What the house really says, in both forms.
import told from '$lib/types/rat-hot-choices.json';
import { spelledOut } from './placements';

test('what is said in short is the list, placement by placement', () => {
  const list = told.list as unknown as Choice<Action, Effect>[];
  expect(new Set(list.map(({ action }) => action.place.facing)).size).toBe(4);
  expect(spelledOut(told.compact as unknown as Placements)).toEqual(list);
});
