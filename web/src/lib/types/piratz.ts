// `make types` writes this from the types of the house. Changes belong there.
import type { Chosen, Memory, Outcome, Seat } from "./house";

export type Action =
  | "reveal"
  | "stay"
  | { leave: { kind: Kind } }
  | { keep_rat: { card: Card } }
  | "decline_rat"
  | { bury: { card: Card } };

/** A block that somebody won. */
export type Award = { seat: Seat; value: number };

/** A shovel that is laid, and the card under it. */
export type Buried = { card: Card | null; seat: Seat };

/** One `T` for each kind. In JSON a list in the order of the kinds. */
export type ByKind<T> = [T, T, T, T, T, T];

/** A treasure card: its place in the deck, from 0. */
export type Card = number;

/** The 50 cards and 12 blocks of one box. */
export type Deck = { kinds: [Kind, Kind, Kind, Kind, Kind, Kind]; cards: Array<DeckCard>; blocks: Array<number> };

export type DeckCard = { treasures: Partial<Record<Kind, number>>; rat: boolean; skull: boolean };

export type Effect = {
  /** The cards taken, in the order they lie. */
  cards: Array<Card>;
};

/** Something that happened, with its cards and piles as somebody knows them. */
export type Event =
  | { type: "dealt"; first: Seat; blocks: ByKind<Array<number>>; pile: number }
  | { type: "revealed"; seat: Seat; card: Card | null }
  | { type: "pile_ran_out"; new_pile: number }
  | { type: "alarm"; seat: Seat; rats: Array<Card | null> }
  | { type: "stayed"; seat: Seat }
  | { type: "left"; seat: Seat; kind: Kind; cards: Array<Card | null> }
  | { type: "kept_rat"; seat: Seat; card: Card | null }
  | { type: "declined_rat"; seat: Seat }
  | { type: "buried"; seat: Seat; card: Card | null }
  | { type: "shovel_laid"; seat: Seat }
  | { type: "round_ended"; discarded: Array<Card | null>; next: Seat }
  | { type: "scored"; kind: Kind; treasures: Array<number>; awards: Array<Award> }
  | { type: "ended" } & Outcome;

/** The cards a player has taken, or as much as is told of them. */
export type Hoard = Array<Card> | Tally | number;

/** PZ-C2: in the order of the value card. */
export type Kind = "rings" | "coins" | "pearls" | "goblets" | "gems" | "shells";

export type Options = {
  /** Who starts (PZ-S4): a seat, or "random". */
  first: Chosen;
  /**
   * Whether a view counts the treasures taken and lists the cards discarded ("aided"), or players have to remember
   * them as at a real table ("strict").
   */
  memory: Memory;
};

/** What the player to move has to decide. */
export type Phase = "turn" | "after_reveal" | "alarm" | "bury" | "over";

/** Cards in a stack, or how many there are. */
export type Stack = Array<Card> | number;

/** What the cards of one player add up to. */
export type Tally = { cards: number; rats: number; treasures: Record<Kind, number> };

export type View = {
  phase: Phase;
  turn: Seat;
  round: number;
  /** The next card first. */
  pile: Stack;
  /** The oldest first. */
  open: Array<Card>;
  buried: Array<Buried>;
  /** The top card last. */
  discard: Stack;
  taken: Array<Hoard>;
  shovels: Array<boolean>;
  blocks: ByKind<Array<number>>;
  last_round: boolean;
  /** The blocks of each seat in the order of winning, when the game is over. */
  won: Array<Array<number>> | null;
  points: Array<number> | null;
};
