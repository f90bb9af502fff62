// What is printed on cards, counted.

import type { Deck, Hoard, Kind, Stack, Tally, View } from '$lib/types/piratz';

export function printed(deck: Deck, card: number, kind: Kind): number {
  return deck.cards[card]?.treasures[kind] ?? 0;
}

/** The treasures of a kind on these cards. */
export function treasures(deck: Deck, cards: readonly number[], kind: Kind): number {
  return cards.reduce((sum, card) => sum + printed(deck, card, kind), 0);
}

export function showing(deck: Deck, cards: readonly number[], kind: Kind): number[] {
  return cards.filter((card) => printed(deck, card, kind) > 0);
}

export function rats(deck: Deck, cards: readonly number[]): number {
  return cards.filter((card) => deck.cards[card]?.rat).length;
}

/** Each treasure on a card by itself, in the value card's order. */
export function pictures(deck: Deck, card: number): Kind[] {
  return deck.kinds.flatMap((kind) => Array<Kind>(printed(deck, card, kind)).fill(kind));
}

export function height(stack: Stack): number {
  return typeof stack === 'number' ? stack : stack.length;
}

export function size(hoard: Hoard): number {
  if (typeof hoard === 'number') return hoard;
  return Array.isArray(hoard) ? hoard.length : hoard.cards;
}

/** What a player's cards add up to, if the view tells. */
export function tally(deck: Deck, hoard: Hoard): Tally | null {
  if (typeof hoard === 'number') return null;
  if (!Array.isArray(hoard)) return hoard;
  const counts = deck.kinds.map((kind) => [kind, treasures(deck, hoard, kind)]);
  return { cards: hoard.length, rats: rats(deck, hoard), treasures: Object.fromEntries(counts) };
}

/** The treasures of a kind in this game. Where cards are missing, it is those with a skull (PZ-S2). */
export function inPlay(deck: Deck, view: View, kind: Kind): number {
  const hoards = view.taken.reduce<number>((sum, hoard) => sum + size(hoard), 0);
  const under = view.buried.filter(({ card }) => card !== null).length;
  const there = height(view.pile) + height(view.discard) + view.open.length + under + hoards;
  const ids = deck.cards.map((_, card) => card);
  return treasures(deck, there < ids.length ? ids.filter((card) => !deck.cards[card]?.skull) : ids, kind);
}

/** Whether nothing can happen any more: when a game is over everything is shown, the pile too. */
export function isOver(view: View): boolean {
  return view.phase === 'over' || Array.isArray(view.pile);
}
