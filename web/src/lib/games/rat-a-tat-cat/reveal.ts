// The end of a round, told in steps: the lines are turned up, power cards are replaced, the points are counted.

import type { Event, View } from '$lib/types/rat-a-tat-cat';
import { keep, recall } from './kept';

export interface Exchange {
  seat: number;
  slot: number;
  card: number;
}

export interface Story {
  round: number;
  /** As they were turned up; nothing for a seat that was out. */
  lines: readonly (readonly number[])[];
  exchanges: readonly Exchange[];
  points: readonly (number | null)[];
  totals: readonly number[];
  out: readonly boolean[];
  /** Who knocked, if that was seen. */
  knocked: number | null;
  /** The seats that have won, once the game is over. */
  winners: readonly number[] | null;
}

/** What these events tell about the end of a round, if one has ended. */
export function told(events: readonly Event[], knocked: number | null): Story | null {
  const shown = events.find((event) => event.type === 'shown');
  const ended = events.find((event) => event.type === 'round_ended');
  if (!shown || !ended) return null;
  const over = events.find((event) => event.type === 'ended');
  const exchanges = events
    .filter((event) => event.type === 'exchanged')
    .flatMap(({ seat, slot, card }) => (card === null ? [] : [{ seat, slot, card }]));
  return {
    round: ended.round,
    lines: shown.lines.map((line) => line.filter((card) => card !== null)),
    exchanges,
    points: ended.points,
    totals: ended.totals,
    out: ended.out,
    knocked,
    winners: over?.winners ?? null,
  };
}

/** The same for those who come later: as much of it as still lies on the table. */
export function remembered(view: View): Story | null {
  const points = view.round_points.at(-1);
  const { shown, totals, out } = view;
  if (!shown || !points) return null;
  const round = view.round_points.length;
  return { round, lines: shown, exchanges: exchanged(shown, view), points, totals, out, knocked: null, winners: null };
}

/** After the last round the lines are still there as they were counted; after another one new cards lie there. */
function exchanged(shown: readonly (readonly number[])[], { phase, lines }: View): Exchange[] {
  if (phase !== 'over') return [];
  return shown.flatMap((line, seat) =>
    line.flatMap((before, slot) => {
      const card = lines[seat]?.[slot] ?? before;
      return card === before ? [] : [{ seat, slot, card }];
    }),
  );
}

const keptAs = (table: string) => `last-round:${table}`;

/** Keeps the last round of a table for whoever looks next: all of it lay open on the table. */
export function note(table: string, story: Story): void {
  keep(keptAs(table), story);
}

/** The last finished round, as well as it is still known. */
export function lastRound(table: string, view: View): Story | null {
  const noted = recall<Story>(keptAs(table));
  return noted?.round === view.round_points.length ? noted : remembered(view);
}

/** What can be seen after some steps. */
export interface Stage {
  lines: readonly (readonly (number | null)[])[];
  /** The card that was just replaced. */
  fresh: Exchange | null;
  counted: boolean;
}

/** How many steps there are: each line, each exchange, the count. */
export function steps(story: Story): number {
  return playing(story).length + story.exchanges.length + 1;
}

export function stage(story: Story, step: number): Stage {
  const seats = playing(story);
  const turned = new Set(seats.slice(0, step));
  const lines = story.lines.map((line, seat) => line.map((card) => (turned.has(seat) ? card : null)));
  const exchanged = story.exchanges.slice(0, Math.max(0, step - seats.length));
  for (const { seat, slot, card } of exchanged) {
    const line = lines[seat];
    if (line) line[slot] = card;
  }
  const counted = step >= steps(story);
  return { lines, fresh: counted ? null : (exchanged.at(-1) ?? null), counted };
}

function playing(story: Story): number[] {
  return story.lines.flatMap((line, seat) => (line.length > 0 ? [seat] : []));
}
