// How a game ended, in messages: who has won, and why.

import { list, type Arguments } from '$lib/words/words.svelte';
import type { Ended, TableInfo } from '$lib/types/house';
import { namesOf, ownSeats } from './seats';

export type Sentence = readonly [message: string, args: Arguments];

export interface Ending {
  title: Sentence;
  why: Sentence;
  /** Whether somebody at this screen has won. */
  won: boolean;
}

/** Whoever sits at this screen alone is "you"; several people there need their names. */
export function endingOf(info: TableInfo, ended: Ended): Ending {
  const own = ownSeats(info);
  const names = namesOf(info);
  const about = (seats: readonly number[]): Arguments => ({
    who: own.length === 1 && seats.length === 1 && seats[0] === own[0] ? 'you' : 'other',
    names: list(seats.map((seat) => names[seat] ?? '')),
    count: seats.length,
  });
  const won = ended.winners.some((seat) => own.includes(seat));
  return { title: titleOf(own, ended, about(ended.winners), won), why: whyOf(info, ended, about), won };
}

function titleOf(own: readonly number[], { winners }: Ended, about: Arguments, won: boolean): Sentence {
  if (winners.length === 0) return ['web-won-by-nobody', {}];
  if (own.length !== 1) return ['web-won-by', about];
  if (!won) return ['web-you-lost', about];
  return [winners.length > 1 ? 'web-you-share' : 'web-you-won', {}];
}

function whyOf(info: TableInfo, ended: Ended, about: (seats: readonly number[]) => Arguments): Sentence {
  const message = `web-reason-${ended.reason}`;
  switch (ended.reason) {
    case 'resigned':
      return [message, about(info.resigned)];
    case 'rats':
      return [message, about(info.seats.flatMap((_, seat) => (ended.winners.includes(seat) ? [] : [seat])))];
    case 'points':
      return [`${info.game}-reason-points`, {}];
    default:
      return [message, {}];
  }
}
