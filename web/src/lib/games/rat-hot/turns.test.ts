import { describe, expect, it } from 'vitest';
import type { LaidStrip } from '$lib/types/rat-hot';
import { lastLaid, stepOf } from './turns';

function laid(goods: number): LaidStrip[] {
  const strip = (id: number | 'start'): LaidStrip => ({ strip: id, at: [0, 0], facing: 'east', level: 0 });
  return [strip('start'), ...Array.from({ length: goods }, (_, id) => strip(id))];
}

it('the first turn has one strip (RH-T1)', () => {
  expect(stepOf({ hand: [9], laid: laid(0), box: [], turn_number: 1 })).toEqual({ step: 1, of: 1 });
});

it('later turns have two (RH-T2)', () => {
  expect(stepOf({ hand: [8, 9], laid: laid(1), box: [], turn_number: 2 })).toEqual({ step: 1, of: 2 });
  expect(stepOf({ hand: [9], laid: laid(4), box: [], turn_number: 3 })).toEqual({ step: 2, of: 2 });
});

it('the last turn has one (RH-T3)', () => {
  expect(stepOf({ hand: [9], laid: laid(41), box: [], turn_number: 22 })).toEqual({ step: 1, of: 1 });
});

it('what was set aside was in hand as well (RH-P7)', () => {
  expect(stepOf({ hand: [8, 9], laid: laid(1), box: [1, 2], turn_number: 3 })).toEqual({ step: 1, of: 2 });
});

describe('what was laid last', () => {
  const marked = (view: Parameters<typeof lastLaid>[0]) => lastLaid(view).map(({ strip }) => strip);

  it('is nothing before the first strip', () => {
    expect(marked({ hand: [9], laid: laid(0), box: [], turn_number: 1 })).toEqual([]);
  });

  it('is the turn before until this one has laid something', () => {
    expect(marked({ hand: [8, 9], laid: laid(1), box: [], turn_number: 2 })).toEqual([0]);
    expect(marked({ hand: [8, 9], laid: laid(5), box: [], turn_number: 4 })).toEqual([3, 4]);
    expect(marked({ hand: [9], laid: laid(6), box: [], turn_number: 4 })).toEqual([5]);
  });

  it('stays when the game is over', () => {
    expect(marked({ hand: [], laid: laid(42), box: [], turn_number: 22 })).toEqual([41]);
    expect(marked({ hand: [], laid: laid(7), box: [], turn_number: 4 })).toEqual([5, 6]);
  });
});
