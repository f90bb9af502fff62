import type { Action, Event } from '$lib/types/rat-hot';
import { Chance } from '../chance';
import { chosen, Comparison, numbers, type Deals } from './deal';

const STRIPS = 42;

/** RH-T2: one strip at the first turn, then two. */
const turnOf = (place: number) => Math.ceil(place / 2);

export const deals: Deals = {
  deal({ seed, players, options }) {
    const chance = new Chance(seed);
    const order = chance.ask().shuffle(numbers(STRIPS));
    return { begins: chosen(options.first, players, () => chance.ask()), order };
  },

  /** Every strip was laid at the turn at which it came, by whose turn it was. */
  named({ begins, order }, inputs) {
    const comparison = new Comparison();
    let turn = 0;
    for (const { seat, action } of inputs) {
      const { strip } = (action as Action).place;
      const place = order.indexOf(strip);
      comparison.add(strip, order[place]);
      comparison.require(turnOf(place) >= turn && (begins + turnOf(place)) % 2 === seat);
      turn = turnOf(place);
    }
    return comparison.result;
  },

  seen(setting, events) {
    const { begins, order } = deals.deal(setting);
    const comparison = new Comparison();
    let taken = 0;
    for (const event of events as Event[]) {
      if (event.type === 'dealt') comparison.require(event.first === begins);
      if (event.type === 'revealed') for (const strip of event.strips) comparison.add(strip, order[taken++]);
    }
    return comparison.result;
  },
};
