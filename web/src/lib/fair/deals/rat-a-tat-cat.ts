import type { Deck, Event } from '$lib/types/rat-a-tat-cat';
import { Chance, type Rng } from '../chance';
import { chosen, Comparison, numbers, type Deals, type Setting } from './deal';

const SLOTS = 4;

interface Round {
  lines: number[][];
  turnedUp: number | undefined;
  /** What is left, the next card last. */
  pile: number[];
}

const left = (seat: number, players: number) => (seat + 1) % players;

/** RC-S1 to RC-S3, for those seats that still play. */
function dealRound(rng: Rng, dealer: number, plays: (seat: number) => boolean, { players, deck }: Setting): Round {
  const { cards } = deck as Deck;
  const pile = rng.shuffle(numbers(cards.length));
  const lines: number[][] = numbers(players).map(() => []);
  const around = numbers(players).map((place) => (dealer + 1 + place) % players);
  for (let slot = 0; slot < SLOTS; slot++) {
    for (const seat of around.filter(plays)) lines[seat]?.push(pile.pop() as number);
  }
  if (!pile.some((card) => typeof cards[card] === 'number')) throw new Error('no number is left to be turned up');
  let turnedUp = pile.pop();
  // A power card is put back, and the pile shuffled again.
  while (turnedUp !== undefined && typeof cards[turnedUp] === 'string') {
    pile.push(turnedUp);
    turnedUp = rng.shuffle(pile).pop();
  }
  return { lines, turnedUp, pile };
}

function firstRound(chance: Chance, setting: Setting) {
  const rng = chance.ask();
  const dealer = chosen(setting.options.dealer, setting.players, () => rng);
  return { dealer, ...dealRound(rng, dealer, () => true, setting) };
}

export const deals: Deals = {
  deal(setting) {
    const { dealer, lines, turnedUp, pile } = firstRound(new Chance(setting.seed), setting);
    const order = [turnedUp as number, ...pile.reverse()];
    return { begins: left(dealer, setting.players), order, hands: lines };
  },

  /** Players name places in their line, never a card. */
  named: () => null,

  /** Every round as it was dealt, and what came from its pile until that was used up. */
  seen(setting, events) {
    const chance = new Chance(setting.seed);
    const comparison = new Comparison();
    let pile: number[] | null = null;
    for (const event of events as Event[]) {
      switch (event.type) {
        case 'dealt': {
          const plays = (seat: number) => (event.lines[seat]?.length ?? 0) > 0;
          const round =
            event.round === 1
              ? firstRound(chance, setting)
              : { dealer: event.dealer, ...dealRound(chance.ask(), event.dealer, plays, setting) };
          comparison.require(event.dealer === round.dealer);
          event.lines.forEach((line, seat) =>
            line.forEach((card, slot) => comparison.add(card, round.lines[seat]?.[slot])),
          );
          comparison.add(event.turned_up, round.turnedUp);
          pile = round.pile;
          break;
        }
        case 'reshuffled':
          chance.ask();
          pile = null;
          break;
        case 'drew':
        case 'exchanged':
          if (pile) comparison.add(event.card, pile.pop());
      }
    }
    return comparison.result;
  },
};
