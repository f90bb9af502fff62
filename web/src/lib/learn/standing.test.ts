// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { stand, standing } from './standing';

beforeEach(() => sessionStorage.clear());

it('keeps the answers of each lesson, until it begins anew', () => {
  stand('piratz', 'first', ['reveal', null]);
  expect(standing('piratz', 'first')).toEqual(['reveal', null]);
  expect(standing('piratz', 'haul')).toEqual([]);
  stand('piratz', 'first', []);
  expect(standing('piratz', 'first')).toEqual([]);
});

it('begins anew when what is kept makes no sense', () => {
  for (const kept of ['{', '7', '{"0": "reveal"}']) {
    sessionStorage.setItem('ratskeller-lesson/piratz/first', kept);
    expect(standing('piratz', 'first')).toEqual([]);
  }
});
