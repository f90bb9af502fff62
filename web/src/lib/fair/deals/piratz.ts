import type { Action, Deck, Event } from '$lib/types/piratz';
import { Chance } from '../chance';
import { chosen, Comparison, numbers, type Deals, type Setting } from './deal';

/** Who begins, the blocks in the order of the kinds, and the pile, each from a stream of its own. */
function whole(setting: Setting) {
  const { seed, players, options } = setting;
  const { cards, blocks } = setting.deck as Deck;
  const chance = new Chance(seed);
  const [lots, bag, pile] = [chance.ask(), chance.ask(), chance.ask()];
  // PZ-S2: with two players the skulls are left out.
  const inPlay = numbers(cards.length).filter((card) => players > 2 || !cards[card]?.skull);
  return {
    begins: chosen(options.first, players, () => lots),
    blocks: bag.shuffle([...blocks]),
    order: pile.shuffle(inPlay).reverse(),
  };
}

export const deals: Deals = {
  deal(setting) {
    const { begins, order } = whole(setting);
    return { begins, order };
  },

  /** Whatever was kept or buried had been dug up by then. */
  named({ order }, inputs) {
    const comparison = new Comparison();
    let revealed = 0;
    for (const input of inputs) {
      const action = input.action as Action;
      if (action === 'reveal') revealed++;
      if (typeof action !== 'object') continue;
      const card = 'bury' in action ? action.bury.card : 'keep_rat' in action ? action.keep_rat.card : undefined;
      comparison.add(
        card,
        order.slice(0, revealed).find((dug) => dug === card),
      );
    }
    return comparison.result;
  },

  /** The first pile; the second is made of what was discarded, which is not all of it. */
  seen(setting, events) {
    const { begins, blocks, order } = whole(setting);
    const comparison = new Comparison();
    let taken = 0;
    for (const event of events as Event[]) {
      if (event.type === 'dealt') {
        const laid = event.blocks.flat();
        comparison.require(event.first === begins && laid.every((value, place) => value === blocks[place]));
      }
      if (event.type === 'revealed' && taken < order.length) comparison.add(event.card, order[taken++]);
    }
    return comparison.result;
  },
};
