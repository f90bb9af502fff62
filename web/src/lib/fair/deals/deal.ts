// What every game's deal has in common.

import type { TableEvent } from '$lib/table/live.svelte';
import type { Rng } from '../chance';
import type { Input } from '../record';

/** What a deal follows from. */
export interface Setting {
  seed: string;
  players: number;
  options: Record<string, unknown>;
  /** What is printed on the components. */
  deck: unknown;
}

export interface Dealt {
  /** Who makes the first move. */
  begins: number;
  /** What is taken from the pile, the first one first. */
  order: readonly number[];
  /** What lies in front of each seat, where something does. */
  hands?: readonly (readonly number[])[];
}

/** How many of the components that somebody saw were compared, and whether all were those of the deal. */
export interface Compared {
  count: number;
  alike: boolean;
}

export interface Deals {
  deal: (setting: Setting) => Dealt;
  /** The components that players named as they moved; null where players name none. */
  named: (dealt: Dealt, inputs: readonly Input[]) => Compared | null;
  /** The components that somebody saw as they came. */
  seen: (setting: Setting, events: readonly TableEvent[]) => Compared;
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A seat that was agreed on, or else drawn by lot. */
export function chosen(option: unknown, players: number, lots: () => Rng): number {
  return typeof option === 'number' ? option : lots().below(players);
}

/** Counts what is compared, one after the other. */
export class Comparison {
  #count = 0;
  #alike = true;

  /** What was not seen cannot be compared. */
  add(seen: number | null | undefined, dealt: number | undefined): void {
    if (seen === null || seen === undefined) return;
    this.#count++;
    this.require(seen === dealt);
  }

  require(holds: boolean): void {
    this.#alike &&= holds;
  }

  get result(): Compared {
    return { count: this.#count, alike: this.#alike };
  }
}
