// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { Event } from '$lib/types/rat-a-tat-cat';
import { words } from '$lib/words/words.svelte';
import { deck, names, view } from './fixtures';
import { announce, doing, lasting, tell } from './telling';

const at = { names, seat: 0, deck, view: view() };

const EVENTS: Event[] = [
  { type: 'dealt', round: 1, dealer: 2, face_up: false, lines: [[0, 9]], put_back: [10], turned_up: 4, pile: 40 },
  { type: 'took', seat: 1, slot: 0, card: 4, discarded: 9 },
  { type: 'drew', seat: 0, card: 3 },
  { type: 'reshuffled', count: 20 },
  { type: 'replaced', seat: 0, slot: 1, card: 3, discarded: 8, face_up: false },
  { type: 'discarded', seat: 1, card: 7 },
  { type: 'peeked', seat: 0, power: 10, slot: 2, card: 5 },
  { type: 'swapped', seat: 1, power: 11, own: 1, with: 0, slot: 2 },
  { type: 'draw_two', seat: 1, power: 12 },
  { type: 'knocked', seat: 1 },
  { type: 'time_up' },
  { type: 'shown', lines: [[0, 1, 2, 3]] },
  { type: 'exchanged', seat: 1, slot: 0, card: 3, discarded: 10 },
];

beforeAll(async () => {
  await words.start();
  await words.need('rat-a-tat-cat/table');
  await words.need('review');
});

test('the log has a line for everything but a pass, and names no card', () => {
  for (const event of EVENTS) {
    const line = tell(event, at);
    expect(line, event.type).not.toMatch(/rat-a-tat-cat-|\{|a cat,|a rat,/);
    expect(line, event.type).toBeTruthy();
  }
  expect(tell({ type: 'passed', seat: 1 }, at)).toBeNull();
});

test('players count their cards from one', () => {
  expect(tell({ type: 'peeked', seat: 1, power: 10, slot: 0, card: null }, at)).toBe('Jan peeks at card 1.');
  expect(tell({ type: 'swapped', seat: 1, power: 11, own: 1, with: 0, slot: 2 }, at)).toBe(
    'Jan swaps card 2 with your card 3.',
  );
});

test('what is said names the cards that the viewer sees, and only those', () => {
  expect(announce({ type: 'drew', seat: 0, card: 3 }, at)).toBe('You draw a card. It is a cat, 3.');
  expect(announce({ type: 'drew', seat: 1, card: null }, at)).toBe('Jan draws a card.');
  expect(announce({ type: 'peeked', seat: 0, power: 10, slot: 2, card: 9 }, at)).toBe(
    'You peek at your card 3. It is a rat, 9.',
  );
  expect(announce({ type: 'replaced', seat: 1, slot: 0, card: null, discarded: 10, face_up: false }, at)).toBe(
    'Jan keeps it in place of card 1. Discarded: a Peek.',
  );
  expect(announce({ type: 'passed', seat: 1 }, at)).toBe('Jan does not knock.');
});

test('the points of a round and the winners are told by name', () => {
  const ended: Event = { type: 'round_ended', round: 2, points: [7, null, 12], totals: [7, 100, 12], out: [] };
  expect(tell(ended, at)).toBe('Points of round 2: Tess 7, Þóra 12.');
  expect(tell({ type: 'ended', winners: [0, 2], points: [], reason: 'points' }, at)).toBe('Tess, Þóra win together.');
});

test('the end of a round lasts longest, and whoever peeks has time to remember', () => {
  const peeked = (card: number | null): Event => ({ type: 'peeked', seat: 0, power: 10, slot: 2, card });
  expect(lasting([peeked(5)])).toBeGreaterThan(lasting([peeked(null)]));
  expect(
    lasting([
      { type: 'passed', seat: 0 },
      { type: 'shown', lines: [] },
    ]),
  ).toBeGreaterThan(lasting([peeked(5)]));
  expect(lasting([])).toBe(0);
});

test('what can be done is told with cards counted from one, and with names', () => {
  expect(doing({ replace: { slot: 3 } }, at)).toBe('put the drawn card in place of own card 4');
  expect(doing({ swap: { own: 0, seat: 1, slot: 2 } }, at)).toBe(`swap own card 1 with card 3 of ${names[1]}`);
  for (const action of ['draw', 'discard', 'draw_two', 'knock', 'pass', 'time_up'] as const) {
    expect(doing(action, at)).not.toContain('review-');
  }
  for (const slot of [0, 1]) {
    expect(doing({ take: { slot } }, at)).toContain(`own card ${slot + 1}`);
    expect(doing({ peek: { slot } }, at)).toContain(`own card ${slot + 1}`);
  }
});
