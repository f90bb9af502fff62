// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tally } from '$lib/types/piratz';
import { words } from '$lib/words/words.svelte';
import { ties, tieWords } from './ties';

const names = ['Þóra', 'Jan', 'Tess', 'Wil'];

/** What is said when everybody has so many “treasures/rats/cards” and the blocks went to these seats. */
function told(blocks: number, seats: string, ...won: number[]): string {
  const counts = seats.split(' ').map((seat) => seat.split('/').map(Number));
  const step = {
    kind: 'coins' as const,
    treasures: counts.map(([treasures = 0]) => treasures),
    awards: won.map((seat) => ({ seat, value: 1 })),
  };
  const tallies = counts.map(([, rats, cards]) => ({ rats, cards }) as Tally);
  return tieWords('coins', ties(step, blocks, tallies), names);
}

beforeAll(() => words.need('piratz/table'));

describe('PZ-V2: equal numbers of treasures', () => {
  it('are not spoken of where everybody has another number, or none', () => {
    expect(told(2, '4/1/5 3/1/5 2/1/5', 0, 1)).toBe('');
    expect(told(2, '4/1/5 0/1/5 0/1/5', 0)).toBe('');
  });

  it('are told apart by rats', () => {
    expect(told(2, '4/0/9 4/3/7 4/1/5', 1, 2)).toBe(
      'Jan, Tess, and Þóra have 4 coins each. More rats go first: Jan (3 rats), Tess (1 rat), and Þóra (no rats).',
    );
  });

  it('are told apart by cards where rats are equal too', () => {
    expect(told(1, '2/1/8 2/1/6', 1)).toBe(
      'Jan and Þóra have 2 coins each. More rats go first: Jan (1 rat) and Þóra (1 rat). ' +
        'With equally many rats, fewer cards go first: Jan (6 cards) and Þóra (8 cards).',
    );
  });

  it('leave a block where it is when nothing tells them apart', () => {
    const said = told(2, '5/0/3 4/1/5 4/1/5 1/0/2', 0);
    expect(said).toMatch(/^Jan and Tess have 4 coins each\./);
    expect(said).toMatch(/Jan and Tess are still equal: nobody gets what is left\.$/);
  });

  it('do not matter behind the blocks', () => {
    expect(told(1, '5/0/3 4/1/5 4/1/5', 0)).toBe('');
    expect(told(2, '5/1/3 5/1/3 4/1/5 4/1/5')).not.toContain('Tess');
    expect(told(2, '4/2/3 4/1/5 4/0/5 4/0/5', 0, 1)).not.toContain('fewer cards');
  });
});
