import { expect, test } from 'vitest';
import { deck, names, view } from './fixtures';
import { sort } from './moves';
import { prompt, type Situation } from './prompt';

const nothing = sort([]);
const taking = sort([{ action: { take: { slot: 0 } } }]);
const ask = (situation: Partial<Situation>) =>
  prompt({ view: view(), deck, names, seat: 0, offers: nothing, intent: null, look: null, ...situation })[0].replace(
    'rat-a-tat-cat-prompt-',
    '',
  );

test('there is always something to say', () => {
  expect(ask({ look: 'pending' })).toBe('look');
  expect(ask({ look: 'looking' })).toBe('looking');
  expect(ask({ offers: taking })).toBe('turn');
  expect(ask({})).toBe('draw');
  expect(ask({ intent: { to: 'take' } })).toBe('take');
  expect(ask({ view: view({ phase: 'drawn', drawn: 3 }) })).toBe('drawn');
  expect(ask({ view: view({ phase: 'drawn', drawn: 10 }) })).toBe('drawn-peek');
  expect(ask({ view: view({ phase: 'drawn', drawn: 12 }) })).toBe('drawn-draw-two');
  expect(ask({ intent: { to: 'swap', own: null } })).toBe('swap');
  expect(ask({ intent: { to: 'swap', own: 1 } })).toBe('swap-other');
  expect(ask({ view: view({ phase: 'knock' }) })).toBe('knock');
  expect(ask({ view: view({ phase: 'over' }) })).toBe('over');
  expect(ask({ view: view({ turn: 1 }) })).toBe('other');
  expect(ask({ seat: null })).toBe('other');
  expect(ask({ view: view({ turn: 1, lines: [[], [null], [null]] }) })).toBe('out');
});
