import { describe, expect, test } from 'vitest';
import { deck, options, view } from './fixtures';
import { mayLook, sight, stillPeeked, type Eyes } from './sight';

const blind: Eyes = { seat: 0, looking: false, looked: true, peeked: null };
const see = (owner: number, slot: number, eyes: Partial<Eyes>, changes = {}, agreed = {}) =>
  sight(owner, slot, view(changes), deck, { ...options, ...agreed }, { ...blind, ...eyes });

const HIDDEN = { face: null, known: null };

describe('with strict memory', () => {
  test('the outer cards are seen only while they are looked at', () => {
    expect(see(0, 0, { looked: false })).toEqual(HIDDEN);
    expect(see(0, 0, { looked: false, looking: true })).toEqual({ face: 0, known: null });
    expect(see(0, 1, { looked: false, looking: true })).toEqual(HIDDEN);
    expect(see(0, 0, {})).toEqual(HIDDEN);
  });

  test('a peeked card is seen until it is turned over or is another one', () => {
    expect(see(0, 3, { peeked: { slot: 3, card: 9 } })).toEqual({ face: 9, known: null });
    expect(see(0, 3, { peeked: { slot: 3, card: 8 } })).toEqual(HIDDEN);
    expect(see(0, 0, { peeked: { slot: 3, card: 9 } })).toEqual(HIDDEN);
  });

  test('everything is seen when the game is over', () => {
    expect(see(0, 0, {}, { phase: 'over' })).toEqual({ face: 0, known: null });
  });
});

test('RC-Y1: the outer cards of young players lie face up', () => {
  expect(see(0, 3, {}, {}, { young: true })).toEqual({ face: 9, known: null });
});

test('a table that remembers marks what one could know, once one has looked', () => {
  const aided = { memory: 'aided' };
  const lines = [
    [0, 2, null, 9],
    [null, 7, null, null],
  ];
  expect(see(0, 0, { looked: false }, { lines }, aided)).toEqual(HIDDEN);
  expect(see(0, 0, {}, { lines }, aided)).toEqual({ face: null, known: 0 });
  expect(see(0, 1, { looked: false }, { lines }, aided)).toEqual({ face: null, known: 2 });
  expect(see(1, 1, { looked: false }, { lines }, aided)).toEqual({ face: null, known: 7 });
  expect(see(0, 2, {}, { lines }, aided)).toEqual(HIDDEN);
});

describe('RC-S4: the first look', () => {
  test('is for whoever has not acted yet', () => {
    expect(mayLook(view(), options, 0)).toBe(true);
    expect(mayLook(view({ turn: 1, phase: 'drawn' }), options, 0)).toBe(true);
    expect(mayLook(view({ phase: 'drawn' }), options, 0)).toBe(false);
    expect(mayLook(view({ lines: [[null, null, null, null]] }), options, 0)).toBe(false);
  });

  test('is not for those who look on, are out, are young or have finished', () => {
    expect(mayLook(view(), options, null)).toBe(false);
    expect(mayLook(view({ lines: [[]] }), options, 0)).toBe(false);
    expect(mayLook(view(), { ...options, young: true }, 0)).toBe(false);
    expect(mayLook(view({ phase: 'over' }), options, 0)).toBe(false);
  });
});

test('a peek is seen again by whoever comes back in the middle of it', () => {
  const lines = [[null, null, 5, null]];
  expect(stillPeeked(view({ phase: 'knock', lines }), options, 0)).toEqual({ slot: 2, card: 5 });
  expect(stillPeeked(view({ phase: 'knock', turn: 1, lines }), options, 0)).toBeNull();
  expect(stillPeeked(view({ phase: 'knock', lines: [[null]] }), options, 0)).toBeNull();
  expect(stillPeeked(view({ phase: 'knock' }), { ...options, young: true }, 0)).toBeNull();
});
