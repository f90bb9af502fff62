// `make types` writes this from the types of the house. Changes belong there.
import type { Chosen, Memory, Outcome, Seat } from "./house";

export type Action =
  | { take: { slot: Slot } }
  | "draw"
  | { replace: { slot: Slot } }
  | "discard"
  | { peek: { slot: Slot } }
  | { swap: { own: Slot; seat: Seat; slot: Slot } }
  | "draw_two"
  | "knock"
  | "pass"
  | "time_up";

/** A card, by its place in the deck: 0 to 53. */
export type Card = number;

/**
 * What is printed on each card. The composition is always that of the box (RC-C1), so there are enough numbers to
 * turn one up (RC-S3) and to replace every power card (RC-K2).
 */
export type Deck = { cards: Array<Face> };

/** There is none. */
export type Effect = never;

/** Something that happened, with each of its cards as somebody knows it. */
export type Event =
  | {
    type: "dealt";
    round: number;
    dealer: Seat;
    face_up: boolean;
    lines: Array<Array<Card | null>>;
    put_back: Array<Card | null>;
    turned_up: Card | null;
    pile: number;
  }
  | { type: "took"; seat: Seat; slot: Slot; card: Card | null; discarded: Card | null }
  | { type: "drew"; seat: Seat; card: Card | null }
  | { type: "reshuffled"; count: number }
  | { type: "replaced"; seat: Seat; slot: Slot; card: Card | null; discarded: Card | null; face_up: boolean }
  | { type: "discarded"; seat: Seat; card: Card | null }
  | { type: "peeked"; seat: Seat; power: Card | null; slot: Slot; card: Card | null }
  | { type: "swapped"; seat: Seat; power: Card | null; own: Slot; with: Seat; slot: Slot }
  | { type: "draw_two"; seat: Seat; power: Card | null }
  | { type: "knocked"; seat: Seat }
  | { type: "passed"; seat: Seat }
  | { type: "time_up" }
  | { type: "shown"; lines: Array<Array<Card | null>> }
  | { type: "exchanged"; seat: Seat; slot: Slot; card: Card | null; discarded: Card | null }
  | { type: "round_ended"; round: number; points: Array<number | null>; totals: Array<number>; out: Array<boolean> }
  | { type: "ended" } & Outcome;

/**
 * What is printed on a card: a number from 0 to 9, or a power. In one byte, so that a game carries its deck along: the
 * powers are counted on from the numbers.
 */
export type Face = number | "peek" | "swap" | "draw_two";

export type Options = {
  /** Who deals first (RC-S1). */
  dealer: Chosen;
  /** When the game is over. */
  until: Until;
  /** Younger players: the outer cards lie face up (RC-Y1 to RC-Y3). */
  young: boolean;
  /** How much a view remembers for its player. */
  memory: Memory;
};

export type Phase = "turn" | "drawn" | "knock" | "over";

/** The pile: its length, or, to whoever may know everything, its cards with the next one first. */
export type Pile = number | Array<Card>;

/** A place in a line, counted from the player's left: 0 to 3. */
export type Slot = number;

/** When the game is over. */
export type Until = { rounds: number } | { minutes: number } | { points: number };

/**
 * What is hidden is null. The discard pile always has its length; where players have to remember (`memory` =
 * `strict`), all its cards but the top one are null too.
 */
export type View = {
  phase: Phase;
  /** Whose turn it is, or whose the last one was. */
  turn: Seat;
  /** Counted from 1. */
  round: number;
  dealer: Seat;
  pile: Pile;
  /** The top one last. */
  discard: Array<Card | null>;
  /** Empty for a seat that was out of the game when the round was dealt. */
  lines: Array<Array<Card | null>>;
  /** The card in hand, to whom it may concern. */
  drawn: Card | null;
  /** 1 while the first card of a Draw 2 is in hand. */
  draws_left: number;
  knocked: Seat | null;
  round_points: Array<Array<number | null>>;
  totals: Array<number>;
  out: Array<boolean>;
  /** The lines as they were turned up at the end of the last finished round. */
  shown: Array<Array<Card>> | null;
  /** Whether time is up. */
  last_round: boolean;
};
