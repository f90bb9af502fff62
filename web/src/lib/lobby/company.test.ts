// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { solve } from '$lib/learn/solved';
import type { Level, TableInfo } from '$lib/types/house';
import { companyOf } from './company.svelte';

beforeEach(() => localStorage.clear());

/** A finished game against bots of these levels. */
const game = (levels: readonly Level[], winner: number, changes: Partial<TableInfo> = {}) =>
  ({
    game: 'piratz',
    phase: 'over',
    ended: { winners: [winner], points: null, reason: 'points' },
    seats: [
      { kind: 'person', name: 'Þóra', yours: true },
      ...levels.map((level) => ({ kind: 'bot', name: '', level })),
    ],
    ...changes,
  }) as unknown as TableInfo;

test('the first to sit down is a pup, and later whom one has chosen, also after a reload', () => {
  const company = companyOf();
  expect(company.level('piratz')).toBe('pup');
  company.meets('piratz', 'scamp');
  expect(company.level('piratz')).toBe('scamp');
  expect(companyOf().level('piratz')).toBe('scamp');
  expect(company.level('rat-hot'), 'every game for itself').toBe('pup');
});

test('what is kept is not believed', () => {
  for (const kept of ['{"piratz":"dragon"}', 'null', '{', '[]']) {
    localStorage.setItem('ratskeller-company', kept);
    expect(companyOf().level('piratz')).toBe('pup');
  }
});

test('whoever has neither learned nor played a game is new to it', () => {
  expect(companyOf().isNew('piratz', [])).toBe(true);
  expect(companyOf().isNew('rat-hot', [game(['pup'], 1)])).toBe(true);
  expect(companyOf().isNew('piratz', [game(['pup'], 1)])).toBe(false);
  solve('rat-hot', 'first');
  expect(companyOf().isNew('rat-hot', [])).toBe(false);
  companyOf().meets('piratz', 'pup');
  expect(companyOf().isNew('piratz', [])).toBe(false);
});

test('whoever has won twice is offered somebody stronger, one step after another', () => {
  const company = companyOf();
  const won = game(['pup'], 0);
  expect(company.stronger('piratz', [won])).toBeNull();
  expect(company.stronger('piratz', [won, game(['pup'], 1)])).toBeNull();
  expect(company.stronger('piratz', [won, won])).toBe('scamp');
  expect(company.stronger('rat-hot', [won, won])).toBeNull();
  company.meets('piratz', 'scamp');
  expect(company.stronger('piratz', [won, won])).toBeNull();
  const harder = game(['rat', 'scamp'], 0);
  expect(company.stronger('piratz', [won, harder, harder])).toBe('rat');
  company.meets('piratz', 'king');
  expect(company.stronger('piratz', [game(['king'], 0), game(['king'], 0)]), 'nobody is stronger').toBeNull();
});

test('games against people say nothing about bots', () => {
  const seats = [
    { kind: 'person', name: 'Þóra', yours: true },
    { kind: 'person', name: 'Jan', yours: false },
  ];
  const friendly = game([], 0, { seats: seats as TableInfo['seats'] });
  expect(companyOf().stronger('piratz', [friendly, friendly])).toBeNull();
});
