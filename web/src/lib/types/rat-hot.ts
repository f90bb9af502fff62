// `make types` writes this from the types of the house. Changes belong there.
import type { Chosen, Outcome, Seat } from "./house";

export type Action = { place: { strip: StripId; at: Point; facing: Facing } };

/** RH-P5 */
export type Burial = "congruent" | "never-whole";

/** RH-V3 */
export type Changed = "any" | "grown";

export type Colour = "red" | "green";

/** A checked deck: the print and the spices' names. */
export type Deck = { spices: Array<Spice>; start: [string, string, string]; strips: Array<[string, string, string]> };

export type Effect = {
  /** RH-V4: what each seat is paid. */
  points: Array<number>;
  /** Visible rats of each seat's colour after it. */
  rats: Array<number>;
};

export type Event =
  | { type: "dealt"; first: Seat; colours: Array<Colour>; pile: Array<StripId> | null }
  | { type: "revealed"; seat: Seat; strips: Array<StripId> }
  | {
    type: "laid";
    seat: Seat;
    strip: StripId;
    at: Point;
    facing: Facing;
    level: number;
    groups: Array<Group>;
    scores: Array<number>;
  }
  | { type: "set_aside"; seat: Seat; strips: Array<StripId> }
  | { type: "final_scoring"; groups: Array<Group>; scores: Array<number> }
  | { type: "ended" } & Outcome;

/** RH-P1: the way from a strip's first symbol to its third. */
export type Facing = "east" | "south" | "west" | "north";

/** A group that paid, whom, and how much; its fields in reading order. */
export type Group = { seat: Seat; points: number; fields: Array<Point> };

export type LaidStrip = { strip: StripId | "start"; at: Point; facing: Facing; level: number };

export type Options = {
  /** RH-S3: the seat that plays red; the other plays green. */
  red: Seat;
  /** RH-S4: the seat that starts. */
  first: Chosen;
  /** RH-S5: the side of the square table in fields, an odd number. */
  table: number;
  /** RH-P5: what may not be buried. */
  burial: Burial;
  /** RH-V3: which groups a strip pays for. */
  changed: Changed;
};

export type Phase = "lay" | "over";

/** The pile, next strip first, or only how many strips it has. */
export type Pile = Array<StripId> | number;

/** Every legal placement, in the order of the legal actions: way after way, and for each place after place. */
export type Placements = {
  /** Where a strip may lie across, by its leftmost field. */
  across: Array<Run>;
  /** Where a strip may lie downwards, by its topmost field. */
  down: Array<Run>;
  /** Whatever a placement does at once, each once. */
  effects: Array<Effect>;
  ways: Array<Way>;
};

/** A field of the table, or off it: x to the right, y downwards, from 0 at the top left. In JSON `[x, y]`. */
export type Point = [number, number];

/**
 * Fields side by side: the first one's x and y, and how many there are from there on to the right. In JSON `[x, y, n]`.
 */
export type Run = [number, number, number];

export type Spice = { name: string; colour: Colour };

/** A goods strip, by its position in the deck. The start strip is [`StripId::start`]. */
export type StripId = number;

export type View = {
  phase: Phase;
  turn: Seat;
  turn_number: number;
  colours: Array<Colour>;
  hand: Array<StripId>;
  pile: Pile;
  laid: Array<LaidStrip>;
  scores: Array<number>;
  rats: Array<number>;
  box: Array<StripId>;
  /** RH-S5: the side of the table. */
  table: number;
};

/** A strip of the hand, and a facing in which it may lie on each of the places across or down. */
export type Way = {
  strip: StripId;
  facing: Facing;
  /** For each place the number of its effect. */
  effects: Array<number>;
};
