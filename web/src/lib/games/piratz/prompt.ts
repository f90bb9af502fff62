// What is to be done now, in one sentence.

import { say } from '$lib/words/words.svelte';
import { isOver } from './cards';
import type { Offer } from './offer';
import type { View } from '$lib/types/piratz';

export function prompt(
  view: View,
  offer: Offer,
  seat: number | null,
  names: readonly string[],
  over = isOver(view),
): string {
  if (over) return say('piratz-now-over');
  if (offer.any) return say(own(view, offer));
  // Nobody is told of themselves what they do: in a lesson the mentor speaks, and what was just done is on its way.
  if (seat === view.turn) return '';
  const name = names[view.turn] ?? '';
  if (seat !== null && view.shovels[seat] === false) return say('piratz-now-left', { name });
  return say('piratz-now-other', { name, phase: view.phase });
}

function own(view: View, offer: Offer): string {
  if (view.phase === 'alarm') return 'piratz-now-alarm';
  if (view.phase === 'bury') return 'piratz-now-bury';
  if (offer.stay) return 'piratz-now-after';
  if (!offer.reveal) return 'piratz-now-no-pile';
  return view.open.length === 0 ? 'piratz-now-first' : 'piratz-now-turn';
}
