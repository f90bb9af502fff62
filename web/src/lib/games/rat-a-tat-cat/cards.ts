// What is printed on a card, and how it is called.

import { say } from '$lib/words/words.svelte';
import type { Deck, Face } from '$lib/types/rat-a-tat-cat';

/** RC-C1: the cats are 0 to 6, the rats 7 to 9. */
const LAST_CAT = 6;

/** What a card shows; null lies face down, or is gone. */
export function faceOf(card: number | null | undefined, deck: Deck): Face | null {
  return card === null || card === undefined ? null : (deck.cards[card] ?? null);
}

export function isPower(face: Face | null): boolean {
  return typeof face === 'string';
}

export function sprite(face: Face | null): string {
  return face === null ? 'rc-back' : `rc-${face}`;
}

/** The card in words: “a cat, 3”. */
export function called(face: Face): string {
  if (typeof face === 'string') return say(`rat-a-tat-cat-${face.replace('_', '-')}`);
  return say(face <= LAST_CAT ? 'rat-a-tat-cat-cat' : 'rat-a-tat-cat-rat', { value: face });
}
