// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { isSolved, solve } from './solved';

beforeEach(() => localStorage.clear());

it('remembers what was done, and only that', () => {
  expect(isSolved('piratz', 'first')).toBe(false);
  solve('piratz', 'first');
  solve('piratz', 'first');
  solve('rat-hot', 'three');
  expect(isSolved('piratz', 'first')).toBe(true);
  expect(isSolved('rat-hot', 'first')).toBe(false);
  expect(isSolved('rat-hot', 'three')).toBe(true);
});

it('takes nothing for done when what is kept makes no sense', () => {
  for (const kept of ['{', '7', '{"piratz/first": true}', '[null]']) {
    localStorage.setItem('ratskeller-learned', kept);
    expect(isSolved('piratz', 'first')).toBe(false);
  }
});
