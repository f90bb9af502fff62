// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { view } from './fixtures';
import { remembered } from './reveal';
import { RoundEnd } from './round-end.svelte';

const before = view();
const after = view({ round: 2, shown: [[0, 1, 2, 3]], round_points: [[6]], totals: [6] });
const story = remembered(after);
if (!story) throw new Error('a round has ended');

beforeEach(() => sessionStorage.clear());

test('the end of a round is new until it has been looked at', () => {
  const end = new RoundEnd('a', before);
  end.catchUp(before);
  expect(end.shown).toBeNull();
  end.happens(story);
  end.catchUp(after);
  expect(end.isNew).toBe(true);
  expect(end.close(after)).toBe(true);
  end.catchUp(after);
  expect(end.shown).toBeNull();
  end.showAgain(after);
  expect([end.isNew, end.close(after)]).toEqual([false, false]);
});

test('whoever missed it, because the line was down or the page was loaded again, sees it', () => {
  const end = new RoundEnd('a', before);
  end.catchUp(after);
  expect(end.shown).toEqual({ story, again: false });
  const again = new RoundEnd('a', after);
  again.catchUp(after);
  expect(again.isNew).toBe(true);
  again.close(after);
  const later = new RoundEnd('a', after);
  later.catchUp(after);
  expect(later.shown).toBeNull();
});

test('whoever comes to a table for the first time is not shown what happened before', () => {
  const end = new RoundEnd('a', after);
  end.catchUp(after);
  expect(end.shown).toBeNull();
});
