// What an analysis comes to, as pictures and lists show it.

import type * as types from '$lib/types/house';

type Analysis = types.Analysis<unknown>;
type Decision = types.Decision<unknown>;

/** Less is not worth a place in the list of turning points. */
const WORTH_TELLING = 0.05;

/** A seat's chance of winning at a position. */
export interface Point {
  step: number;
  chance: number;
}

export interface Line {
  seat: number;
  points: readonly Point[];
  /** Where the seat gave something away. */
  mistakes: readonly Point[];
}

/** Where the game took another way: by a mistake, or by luck of the draw until the seat decided again. */
export interface Turning {
  kind: 'mistake' | 'luck';
  seat: number;
  /** The position to look at. */
  step: number;
  /** How much the seat's chance changed by it, always above 0. */
  change: number;
}

/** The analysis for whoever looks through the eyes of one seat: what the others thought follows from cards that this seat
 * could not know. */
export function through(analysis: Analysis, eyes: number | null): Analysis {
  if (eyes === null) return analysis;
  return { ...analysis, decisions: analysis.decisions.filter(({ seat }) => seat === eyes) };
}

/** The seats that something is known of. */
export function seatsOf(analysis: Analysis, eyes: number | null): number[] {
  return analysis.names.flatMap((_, seat) => (eyes === null || eyes === seat ? [seat] : []));
}

export function linesOf(analysis: Analysis, eyes: number | null, last: number): Line[] {
  return seatsOf(analysis, eyes).map((seat) => {
    const account = analysis.seats[seat];
    const own = analysis.decisions.filter((decision) => decision.seat === seat);
    const mistakes = own.filter(isMistake).map(({ input, before }) => ({ step: input, chance: before }));
    const points = own.flatMap((decision) => [
      { step: decision.input, chance: decision.before },
      ...(isMistake(decision) ? [{ step: decision.input + 1, chance: decision.after }] : []),
    ]);
    const start = { step: 0, chance: account?.start ?? 0 };
    const end = { step: last, chance: account?.result ?? 0 };
    return { seat, points: [start, ...points, end], mistakes };
  });
}

/** The largest changes, in the order in which they happened. */
export function turningPoints(analysis: Analysis, last: number, most = 5): Turning[] {
  const { decisions } = analysis;
  const turnings = decisions.flatMap((decision, number): Turning[] => {
    const { seat, input, cost, luck } = decision;
    return [
      { kind: 'mistake', seat, step: input, change: cost },
      { kind: 'luck', seat, step: luckyStep(analysis, number, last), change: luck },
    ];
  });
  return turnings
    .filter(({ change }) => change >= WORTH_TELLING)
    .sort((one, other) => other.change - one.change)
    .slice(0, most)
    .sort((one, other) => one.step - other.step);
}

/** Where most of the luck after a decision struck, until the seat decided again. Of two players one's chance is what the
 * other's is not, so that it is known at every decision in between: what the other then gives away is no luck. */
function luckyStep({ decisions, seats }: Analysis, number: number, last: number): number {
  const { seat, after } = decisions[number] as Decision;
  const since = decisions.slice(number + 1);
  const until = since.findIndex((later) => later.seat === seat);
  const next = since[until];
  const end = next?.input ?? last;
  if (seats.length !== 2) return end;
  const between = until < 0 ? since : since.slice(0, until);
  let [chance, most, step] = [after, 0, end];
  const reach = (reached: number, at: number) => {
    if (reached - chance > most) [most, step] = [reached - chance, at];
  };
  for (const other of between) {
    reach(1 - other.before, other.input);
    chance = 1 - other.after;
  }
  reach(next?.before ?? seats[seat]?.result ?? 0, end);
  return step;
}

export function isMistake({ better }: Decision): boolean {
  return better !== null;
}

/** A part of a seat's story, and from where to where it brings the chance. */
export interface Part {
  name: 'start' | 'mistakes' | 'gifts' | 'luck' | 'end';
  change: number;
  from: number;
  to: number;
}

/** start − own mistakes + gifts + luck = end, each beginning where the one before it ended. */
export function partsOf({ start, mistakes, gifts, luck, result }: types.Account): Part[] {
  const given = start - mistakes;
  const got = given + gifts;
  return [
    { name: 'start', change: start, from: 0, to: start },
    { name: 'mistakes', change: -mistakes, from: start, to: given },
    { name: 'gifts', change: gifts, from: given, to: got },
    { name: 'luck', change: luck, from: got, to: result },
    { name: 'end', change: result, from: 0, to: result },
  ];
}

/** Whether luck or play did more to bring a seat from its start to its end. */
export function decidedBy({ mistakes, gifts, luck }: types.Account): 'luck' | 'play' {
  return Math.abs(luck) > Math.abs(gifts - mistakes) ? 'luck' : 'play';
}
