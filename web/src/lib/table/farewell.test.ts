import { describe, expect, it } from 'vitest';
import { farewellOf } from './farewell';

describe('a line that was closed', () => {
  it.each([
    [4002, 'forgotten'],
    [4003, 'turned-out'],
    [4004, 'gone'],
    [4005, 'blocked'],
  ])('for good with %i says why', (code, farewell) => {
    expect(farewellOf(code)).toBe(farewell);
  });

  it.each([1000, 1001, 1006, 1012, 4000, 4001])('with %i is opened again', (code) => {
    expect(farewellOf(code)).toBeNull();
  });
});
