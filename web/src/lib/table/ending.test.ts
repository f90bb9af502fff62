import { expect, test } from 'vitest';
import type { Ended, SeatInfo, TableInfo } from '$lib/types/house';
import { endingOf } from './ending';

const person = (name: string, yours = false): SeatInfo => ({ kind: 'person', name, yours });

function ending(seats: SeatInfo[], ended: Partial<Ended>, resigned: number[] = []) {
  const info = { game: 'rat-hot', seats, resigned } as unknown as TableInfo;
  return endingOf(info, { winners: [0], points: null, reason: 'points', ...ended });
}

const ANNA = person('Anna', true);
const JAN = person('Jan');

test.each([
  ['you have won', [ANNA, JAN], [0], 'web-you-won', true],
  ['you share', [ANNA, JAN], [0, 1], 'web-you-share', true],
  ['you have lost', [ANNA, JAN], [1], 'web-you-lost', false],
  ['somebody looks on', [person('Anna'), JAN], [1], 'web-won-by', false],
  ['two at one screen', [ANNA, person('Jan', true)], [1], 'web-won-by', true],
  ['nobody', [ANNA, JAN], [], 'web-won-by-nobody', false],
])('the title when %s', (_, seats, winners, message, won) => {
  const told = ending(seats, { winners });
  expect([told.title[0], told.won]).toEqual([message, won]);
});

test('whose rats looked out is said of whoever lost by them', () => {
  expect(ending([ANNA, JAN], { reason: 'rats', winners: [0] }).why).toEqual([
    'web-reason-rats',
    { who: 'other', names: 'Jan', count: 1 },
  ]);
  expect(ending([ANNA, JAN], { reason: 'rats', winners: [1] }).why[1]).toMatchObject({ who: 'you' });
});

test('who gave up is said by name, or as "you"', () => {
  expect(ending([ANNA, JAN], { reason: 'resigned' }, [1]).why[1]).toMatchObject({ who: 'other', names: 'Jan' });
  expect(ending([ANNA, JAN], { reason: 'resigned' }, [0]).why[1]).toMatchObject({ who: 'you' });
  const three = ending([ANNA, JAN, person('Þóra')], { reason: 'resigned', winners: [0] }, [1, 2]);
  expect(three.why[1]).toMatchObject({ who: 'other', names: 'Jan and Þóra', count: 2 });
});

test('several people at one screen are called by their names', () => {
  const both = [ANNA, person('Jan', true)];
  expect(ending(both, { reason: 'resigned', winners: [0] }, [1]).why[1]).toMatchObject({ who: 'other', names: 'Jan' });
});
