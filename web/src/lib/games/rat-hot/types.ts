export type Facing = 'east' | 'south' | 'west' | 'north';
export type Point = [number, number];
export type Colour = 'red' | 'green';

export interface LaidStrip {
  strip: number | 'start';
  at: Point;
  facing: Facing;
  level: number;
}

export interface View {
  phase: 'lay' | 'over';
  turn: number;
  turn_number: number;
  colours: Colour[];
  hand: number[];
  pile: number | number[];
  laid: LaidStrip[];
  scores: number[];
  rats: number[];
  box: number[];
  table: number;
}

export interface Place {
  strip: number;
  at: Point;
  facing: Facing;
}

export type Action = { place: Place };

export interface Effect {
  points: number[];
  rats: number[];
}

export interface Deck {
  spices: { name: string; colour: Colour }[];
  start: string[];
  strips: string[][];
}

export type Options = unknown;

export interface Group {
  seat: number;
  points: number;
  fields: Point[];
}

export type Event =
  | { type: 'dealt'; first: number; colours: Colour[]; pile: number[] | null }
  | { type: 'revealed'; seat: number; strips: number[] }
  | {
      type: 'laid';
      seat: number;
      strip: number;
      at: Point;
      facing: Facing;
      level: number;
      groups: Group[];
      scores: number[];
    }
  | { type: 'set_aside'; seat: number; strips: number[] }
  | { type: 'final_scoring'; groups: Group[]; scores: number[] }
  | { type: 'ended'; winners: number[]; points: number[]; reason: string };
