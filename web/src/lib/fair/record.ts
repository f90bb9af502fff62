// A record, as far as this page reads it. `ratskeller verify` reads all of it.

import { GAMES, type GameName } from '$lib/games/names';
import type { Fairness } from './fairness';

export interface Input {
  /** Null if nobody did it, but the clock. */
  seat: number | null;
  action: unknown;
}

export interface Recorded {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  /** There if chance was overruled. */
  setup?: unknown;
  /** With the deck itself if the house does not know it by name. */
  deck: { name: string; sha256: string; deck?: unknown };
  seats: string[];
  /** Missing if nothing was promised beforehand. */
  fairness?: Fairness;
  inputs: Input[];
}

const MOST_PLAYERS = 6;

/** Null if the text is no record of a game that is played here. */
export function readRecord(text: string): Recorded | null {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Recorded {
  return (
    isObject(value) &&
    (value.format === 1 || value.format === 2) &&
    value.rules === 1 &&
    GAMES.some((game) => game === value.game) &&
    isObject(value.options) &&
    isObject(value.deck) &&
    isHex(value.deck.sha256, 32) &&
    isList(value.seats, (name) => typeof name === 'string') &&
    value.players === value.seats.length &&
    value.players >= 2 &&
    value.players <= MOST_PLAYERS &&
    (value.fairness === undefined || isFairness(value.fairness)) &&
    // Only the second format tells what the seats had committed to, and always does.
    (value.format === 2) === (isObject(value.fairness) && value.fairness.commitments !== undefined) &&
    isList(value.inputs, isInput)
  );
}

function isInput(value: unknown): boolean {
  return isObject(value) && (value.seat === null || typeof value.seat === 'number') && 'action' in value;
}

function isFairness(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.table === 'string' &&
    isHex(value.commitment, 32) &&
    isHex(value.secret, 32) &&
    (value.commitments === undefined || isList(value.commitments, (hiding) => hiding === null || isHex(hiding, 32))) &&
    isList(value.bytes, (bytes) => isHex(bytes, 16))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown, each: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(each);
}

function isHex(value: unknown, bytes: number): boolean {
  return typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
}
