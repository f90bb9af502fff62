// What to do now, in one sentence.

import type { Arguments } from '$lib/words/words.svelte';
import { called, faceOf, isPower } from './cards';
import type { Intent, Offers } from './moves';
import type { Deck, View } from '$lib/types/rat-a-tat-cat';

export interface Situation {
  view: View;
  deck: Deck;
  names: readonly string[];
  seat: number | null;
  offers: Offers;
  intent: Intent | null;
  /** Whether the first look at the outer cards is still to be taken, or is being taken. */
  look: 'pending' | 'looking' | null;
}

export type Sentence = [message: string, args?: Arguments];

const ID = 'rat-a-tat-cat-prompt';

export function prompt(situation: Situation): Sentence {
  const { view, seat, look } = situation;
  if (view.phase === 'over') return [`${ID}-over`];
  if (look === 'pending') return [`${ID}-look`];
  if (look === 'looking') return [`${ID}-looking`];
  return view.turn === seat ? ofOwnTurn(situation) : ofOtherTurn(situation);
}

function ofOtherTurn({ view, names, seat }: Situation): Sentence {
  const name = names[view.turn] ?? '';
  if (seat !== null && view.lines[seat]?.length === 0) return [`${ID}-out`, { name }];
  return [`${ID}-other`, { name, phase: view.phase, last: view.knocked === null ? 'no' : 'yes' }];
}

function ofOwnTurn({ view, deck, offers, intent }: Situation): Sentence {
  if (intent) return [intent.to === 'swap' && intent.own !== null ? `${ID}-swap-other` : `${ID}-${intent.to}`];
  if (view.phase === 'knock') return [`${ID}-knock`];
  const top = faceOf(view.phase === 'drawn' ? view.drawn : view.discard.at(-1), deck);
  const card = top === null ? '' : called(top);
  if (view.phase === 'turn') return offers.take.length > 0 ? [`${ID}-turn`, { card }] : [`${ID}-draw`];
  return isPower(top) ? [`${ID}-drawn-${String(top).replace('_', '-')}`] : [`${ID}-drawn`, { card }];
}
