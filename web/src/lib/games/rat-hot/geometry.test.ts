import { describe, expect, it } from 'vitest';
import { areaAround, centreOf, cornerOf, fieldsOf, firstOf, middleOf, turned } from './geometry';

describe('where a strip lies', () => {
  it('covers three fields from its first symbol on', () => {
    expect(fieldsOf([4, 7], 'south')).toEqual([
      [4, 7],
      [4, 8],
      [4, 9],
    ]);
    expect(fieldsOf([4, 7], 'west')).toEqual([
      [4, 7],
      [3, 7],
      [2, 7],
    ]);
  });

  it.each(['east', 'south', 'west', 'north'] as const)('has its middle between its ends, facing %s', (facing) => {
    expect(firstOf(middleOf([5, 5], facing), facing)).toEqual([5, 5]);
  });

  it('is drawn from its top left field, whichever way it faces', () => {
    expect(cornerOf([5, 5], 'east')).toEqual(cornerOf([5, 5], 'west'));
    expect(cornerOf([5, 5], 'north')).toEqual([5, 4]);
  });

  it('comes back to where it was after four turns', () => {
    expect(turned('north', 1)).toBe('east');
    expect(turned('east', -1)).toBe('north');
    expect(turned('south', 4)).toBe('south');
  });
});

describe('what is looked at', () => {
  const start = { strip: 'start', at: [11, 12], facing: 'east', level: 0 } as const;

  it('has room around it', () => {
    const laid = [{ ...start, at: [11, 12] as [number, number] }];
    expect(areaAround(laid, 2, 25)).toEqual({ left: 9, top: 10, right: 16, bottom: 15 });
  });

  it('ends at the edge of the table', () => {
    const laid = [{ ...start, at: [0, 8] as [number, number] }];
    expect(areaAround(laid, 3, 9)).toEqual({ left: 0, top: 5, right: 6, bottom: 9 });
  });

  it('goes beyond the edge, where marks stick out of it', () => {
    const laid = [{ at: [3, 0] as [number, number], facing: 'east' as const }];
    expect(areaAround(laid, 2, 9, 1)).toEqual({ left: 1, top: -1, right: 8, bottom: 3 });
  });
});

it('the centre of fields is in their middle', () => {
  expect(
    centreOf([
      [2, 2],
      [3, 2],
    ]),
  ).toEqual([3, 2.5]);
});
