// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deck, LaidStrip, View } from '$lib/types/rat-hot';
import { words } from '$lib/words/words.svelte';
import { Play, type Props } from './play.svelte';

const deck: Deck = {
  spices: [],
  start: ['chili', 's', 'jalapeno'],
  strips: [
    ['chili', 'empty', 'ginger'],
    ['wasabi', 'saffron', 'red_rat'],
  ],
};
const start: LaidStrip = { strip: 'start', at: [11, 12], facing: 'east', level: 0 };
const view: View = {
  phase: 'lay',
  turn: 0,
  turn_number: 2,
  colours: ['red', 'green'],
  hand: [0, 1],
  pile: 30,
  laid: [start],
  scores: [0, 0],
  rats: [0, 0],
  box: [],
  table: 25,
};
const offered = (strip: number): Props['choices'][number] => ({
  action: { place: { strip, at: [11, 11], facing: 'south' } },
  effect: { points: [1, 0], rats: [0, 0] },
});

const ontakeback = vi.fn();
let props = $state.raw({} as Props);

beforeAll(() => words.need('rat-hot/table'));

beforeEach(() => {
  ontakeback.mockReset();
  props = {
    table: 'a',
    view,
    choices: [offered(0), offered(1)],
    onact: () => (props = { ...props, waiting: true }),
    ontakeback: undefined,
    waiting: false,
    seat: 0,
    names: ['Anna', 'Jan'],
    deck,
    options: {} as Props['options'],
    happened: null,
  };
});

/** The turn's first strip lies there, its second is in hand. */
function second(): Play {
  const first: LaidStrip = { strip: 0, at: [11, 11], facing: 'south', level: 0 };
  props = { ...props, view: { ...view, hand: [1], laid: [start, first] }, choices: [offered(1)], ontakeback };
  const play = new Play(() => props);
  play.renew();
  return play;
}

function rest(play: Play): void {
  play.turn(1);
  play.hold([11.5, 12.5]);
  play.lay();
  expect(play.resting).toBe(true);
}

describe('taking back', () => {
  it('takes back the strip that rests, and nothing that was laid', () => {
    const play = second();
    rest(play);
    play.takeBack();
    expect([play.resting, play.picked, play.facing]).toEqual([false, 1, 'south']);
    expect(ontakeback).not.toHaveBeenCalled();
  });

  it('takes back what was laid once nothing rests', () => {
    const play = second();
    rest(play);
    play.takeBack();
    play.takeBack();
    expect(ontakeback).toHaveBeenCalledOnce();
  });

  it('is there for the only strip of a turn', () => {
    const play = second();
    props = { ...props, ontakeback: undefined };
    expect(play.canTakeBack).toBe(false);
    rest(play);
    expect(play.canTakeBack).toBe(true);
  });
});

describe('a strip that is refused', () => {
  it('is in hand again, turned as it was', () => {
    const play = new Play(() => props);
    play.pick(1);
    play.turn(1);
    play.hold([2.5, 2.5]);
    play.lay();
    expect(play.sent).toMatchObject({ strip: 1, facing: 'south', legal: false });
    props = { ...props, waiting: false };
    play.bounce();
    expect([play.sent, play.picked, play.facing]).toEqual([null, 1, 'south']);
  });
});

describe('when somebody has given up', () => {
  it('it is nobody’s turn', () => {
    const play = second();
    expect(play.mine).toBe(true);
    props = { ...props, ended: true };
    expect([play.ended, play.mine, play.canTakeBack]).toEqual([true, false, false]);
  });

  it('nobody is told to finish a turn', () => {
    const play = second();
    rest(play);
    expect(play.said).toContain('Enter');
    props = { ...props, ended: true };
    play.renew();
    expect(play.said).toBe('');
  });
});

describe('for those who listen', () => {
  it('a place is what the strip pays, meets and covers there', () => {
    const play = new Play(() => props);
    play.pickToMove(0);
    play.turn(1);
    play.next(1);
    expect(play.said).toBe(
      'Pays you 1. No pictures meet. Covers: chili. First field at the top. Its middle is in column 12, row 13.',
    );
  });
});
