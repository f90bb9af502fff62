// What happened, in sentences: for the log, and for those who cannot see it.

import type { Context } from '$lib/games/game';
import { list, say } from '$lib/words/words.svelte';
import { pictures, treasures } from './cards';
import type { Action, Deck, Event, Kind, View } from '$lib/types/piratz';

type About = Context<View, Deck>;

const yes = (is: boolean | undefined): string => (is ? 'yes' : 'no');

export function countOf(kind: Kind, count: number): string {
  return say('piratz-treasures', { kind, count });
}

/** What a card shows: "1 ring and 1 coin, with a rat". */
export function cardWords(deck: Deck, card: number | null): string {
  const print = card === null ? undefined : deck.cards[card];
  if (card === null || !print) return say('piratz-some-card');
  const kinds = [...new Set(pictures(deck, card))];
  return say('piratz-card', {
    treasures: list(kinds.map((kind) => countOf(kind, treasures(deck, [card], kind)))),
    rat: yes(print.rat),
    skull: yes(print.skull),
  });
}

/** PZ-X3: players have to remember, so what is not seen any more has no name, in the log of the house as in this one. */
function remembered({ view }: About, card: number | null): number | null {
  if (card === null || view.taken.some((hoard) => typeof hoard !== 'number')) return card;
  const seen = view.open.includes(card) || view.buried.some((under) => under.card === card);
  return seen ? card : null;
}

function sentence(event: Event, about: About, named: (card: number | null) => number | null): string | null {
  const { deck, names, seat: viewer } = about;
  const who = (seat: number) => ({ name: names[seat] ?? '', you: yes(seat === viewer) });
  const card = (id: number | null) => cardWords(deck, named(id));
  switch (event.type) {
    case 'dealt':
      return say('piratz-told-dealt', { ...who(event.first), count: event.pile });
    case 'revealed': {
      const known = named(event.card) !== null;
      return say(known ? 'piratz-told-revealed' : 'piratz-told-revealed-some', {
        ...who(event.seat),
        card: card(event.card),
      });
    }
    case 'pile_ran_out':
      return say('piratz-told-pile-ran-out', { count: event.new_pile });
    case 'alarm':
      return say('piratz-told-alarm', who(event.seat));
    case 'stayed':
      return say('piratz-told-stayed', who(event.seat));
    case 'left':
      return say('piratz-told-left', { ...who(event.seat), kind: event.kind, count: event.cards.length });
    case 'kept_rat':
      return say('piratz-told-kept-rat', { ...who(event.seat), card: card(event.card) });
    case 'declined_rat':
      return say('piratz-told-declined-rat', who(event.seat));
    case 'buried':
      return say('piratz-told-buried', { ...who(event.seat), card: card(event.card) });
    case 'shovel_laid':
      return say('piratz-told-shovel-laid', who(event.seat));
    case 'round_ended':
      return say('piratz-told-round-ended', { ...who(event.next), count: event.discarded.length });
    case 'scored': {
      const kind = say('piratz-kind', { kind: event.kind });
      if (event.awards.length === 0) return say('piratz-told-scored-none', { kind });
      const awards = event.awards.map(({ seat, value }) => {
        const treasures = countOf(event.kind, event.treasures[seat] ?? 0);
        return say('piratz-told-award', { name: names[seat] ?? '', value, treasures });
      });
      return say('piratz-told-scored', { kind, awards: list(awards) });
    }
    case 'ended': {
      const points = event.points.map((count, seat) => say('piratz-told-points', { name: names[seat] ?? '', count }));
      return say('piratz-told-ended', { points: list(points) });
    }
  }
}

export function tell(event: Event, about: About): string | null {
  return sentence(event, about, (card) => remembered(about, card));
}

export function announce(event: Event, about: About): string | null {
  const told = sentence(event, about, (card) => card);
  if (event.type !== 'left' || event.cards.length === 0) return told;
  return `${told} ${event.cards.map((card) => cardWords(about.deck, card)).join('; ')}.`;
}

export function doing(action: Action, { deck }: About): string {
  if (typeof action === 'string') return say(`review-piratz-${action.replace('_', '-')}`);
  if ('leave' in action) return say('review-piratz-leave', action.leave);
  const [does, { card }] =
    'bury' in action ? (['bury', action.bury] as const) : (['keep-rat', action.keep_rat] as const);
  return say(`review-piratz-${does}`, { card: cardWords(deck, card) });
}
