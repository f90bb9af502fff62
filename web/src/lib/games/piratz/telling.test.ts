// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '$lib/types/piratz';
import { words } from '$lib/words/words.svelte';
import { deck, view } from './fixture';
import { offered } from './offer';
import { prompt } from './prompt';
import { announce, cardWords, doing, tell } from './telling';

const about = { names: ['Þóra', 'Jan'], seat: 0, deck, view };

beforeAll(async () => {
  await words.need('piratz/table');
  await words.need('review');
});

describe('tell', () => {
  const told = (event: Event, context = about) => tell(event, context);

  it('speaks to the viewer and of the others', () => {
    expect(told({ type: 'stayed', seat: 0 })).toBe('You stay.');
    expect(told({ type: 'stayed', seat: 1 })).toBe('Jan stays.');
    expect(told({ type: 'stayed', seat: 0 }, { ...about, seat: 1 })).toBe('Þóra stays.');
  });

  it('names a card as long as it lies there', () => {
    expect(told({ type: 'revealed', seat: 1, card: 0 })).toBe('Jan turns up a card: 1 ring and 1 coin, with a rat.');
    expect(told({ type: 'revealed', seat: 1, card: 2 })).toBe('Jan turns up a card.');
    expect(told({ type: 'revealed', seat: 1, card: null })).toBe('Jan turns up a card.');
    expect(told({ type: 'buried', seat: 0, card: 3 })).toBe('You bury a card.');
    const under = { ...view, buried: [{ card: 3, seat: 0 }] };
    expect(told({ type: 'buried', seat: 0, card: 3 }, { ...about, view: under })).toBe(
      'You bury 2 shells, with a skull.',
    );
  });

  it('names every card where nobody has to remember', () => {
    const aided = { ...view, taken: [[], []] };
    expect(told({ type: 'kept_rat', seat: 1, card: 0 }, { ...about, view: { ...aided, open: [] } })).toContain(
      '1 ring',
    );
  });

  it('names the kind and the number of cards of who leaves', () => {
    const left: Event = { type: 'left', seat: 1, kind: 'gems', cards: [1, 2] };
    expect(told(left)).toBe('Jan leaves with gems: 2 cards.');
    expect(announce(left, about)).toBe('Jan leaves with gems: 2 cards. 1 gem and 1 shell; 2 rings.');
    expect(announce({ ...left, cards: [] }, about)).toBe('Jan leaves with gems: no cards.');
  });

  it('tells who gets which block', () => {
    const awards = [
      { seat: 1, value: 4 },
      { seat: 0, value: 1 },
    ];
    expect(told({ type: 'scored', kind: 'rings', treasures: [1, 3], awards })).toBe(
      'Rings: Jan gets 4 with 3 rings and Þóra gets 1 with 1 ring.',
    );
    expect(told({ type: 'scored', kind: 'rings', treasures: [0, 0], awards: [] })).toBe('Rings: nobody gets a block.');
    expect(told({ type: 'ended', winners: [1], points: [3, 9], reason: 'points' })).toBe(
      'The game is over. Points: Þóra 3 and Jan 9.',
    );
  });
});

describe('announce', () => {
  it('names what is seen at the moment', () => {
    expect(announce({ type: 'kept_rat', seat: 1, card: 0 }, about)).toContain('1 ring and 1 coin');
  });
});

describe('cardWords', () => {
  it('does not know a hidden card', () => {
    expect(cardWords(deck, null)).toBe('a card');
  });
});

describe('prompt', () => {
  const says = (changed: Partial<typeof view>, actions: Parameters<typeof offered>[0], seat: number | null = 0) =>
    prompt({ ...view, ...changed }, offered(actions), seat, about.names);

  it('says in one sentence what to do', () => {
    expect(says({}, [{ action: 'reveal' }])).toBe('Turn up another card, or leave with your treasure?');
    expect(says({ open: [] }, [{ action: 'reveal' }])).toBe('The sand is empty. Turn up a card!');
    expect(says({}, [{ action: { leave: { kind: 'gems' } } }])).toContain('nothing left to dig up');
    expect(says({ phase: 'after_reveal' }, [{ action: 'stay' }])).toContain('Stay with the others');
    expect(says({ phase: 'alarm' }, [{ action: 'decline_rat' }])).toContain('You must leave!');
    expect(says({ phase: 'bury' }, [{ action: { bury: { card: 1 } } }])).toContain('bury');
  });

  it('says what the others do', () => {
    expect(says({ turn: 1 }, [])).toBe('Jan digs or leaves.');
    expect(says({ turn: 1, shovels: [false, true] }, [])).toBe('You have left. Jan is still digging.');
    expect(says({ turn: 1, shovels: [false, true] }, [], null)).toBe('Jan digs or leaves.');
    expect(says({ phase: 'over' }, [])).toBe('The game is over.');
  });
});

describe('the messages', () => {
  it('are the same in every language', () => {
    const ids = (language: string) => {
      const text = readFileSync(`../games/piratz/messages/${language}/table.ftl`, 'utf8');
      return [...text.matchAll(/^(piratz-[a-z-]+) =/gm)].map((match) => match[1]);
    };
    for (const language of ['de', 'nl', 'is']) expect(ids(language)).toEqual(ids('en'));
  });
});

describe('doing', () => {
  it('names kinds and cards as people do', () => {
    expect(doing('reveal', about)).toBe('dig up a card');
    expect(doing('decline_rat', about)).toBe('keep no rat card');
    expect(doing({ leave: { kind: 'gems' } }, about)).toBe('leave with all gems');
    expect(doing({ keep_rat: { card: 0 } }, about)).toBe('keep the rat card: 1 ring and 1 coin, with a rat');
    expect(doing({ bury: { card: 3 } }, about)).toBe('bury a card: 2 shells, with a skull');
  });
});
