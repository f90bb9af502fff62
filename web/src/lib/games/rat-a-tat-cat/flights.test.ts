import { expect, test } from 'vitest';
import { flights } from './flights';

const paths = (...event: Parameters<typeof flights>) => flights(...event).map(({ from, to }) => `${from} → ${to}`);

test('a drawn card goes from the pile to the hand and on', () => {
  expect(paths({ type: 'drew', seat: 1, card: null })).toEqual(['pile → hand-1']);
  expect(paths({ type: 'discarded', seat: 1, card: 3 })).toEqual(['hand-1 → discard']);
  expect(paths({ type: 'replaced', seat: 1, slot: 2, card: null, discarded: 4, face_up: false })).toEqual([
    'hand-1 → line-1-2',
    'line-1-2 → discard',
  ]);
});

test('a taken discard changes places with a card', () => {
  expect(paths({ type: 'took', seat: 0, slot: 3, card: 1, discarded: 9 })).toEqual([
    'discard → line-0-3',
    'line-0-3 → discard',
  ]);
});

test('swapped cards cross over', () => {
  expect(paths({ type: 'swapped', seat: 0, power: 11, own: 1, with: 2, slot: 3 })).toEqual([
    'hand-0 → discard',
    'line-2-3 → line-0-1',
    'line-0-1 → line-2-3',
  ]);
});

test('RC-S2: cards are dealt one at a time, beginning left of the dealer, none to those who are out', () => {
  const lines = [[null, null, null, null], [], [null, null, null, null]];
  const dealt = flights({
    type: 'dealt',
    round: 2,
    dealer: 0,
    face_up: false,
    lines,
    put_back: [],
    turned_up: 4,
    pile: 40,
  });
  expect(dealt.map(({ to }) => to).slice(0, 3)).toEqual(['line-2-0', 'line-0-0', 'line-2-1']);
  expect(dealt.at(-1)?.to).toBe('discard');
  expect(dealt).toHaveLength(9);
  expect(dealt.every(({ after }, index) => index === 0 || after > (dealt[index - 1]?.after ?? 0))).toBe(true);
});
