import { doing, where } from './doing';
import Table from './Table.svelte';
import { spelledOut } from './placements';
import { schedule } from './schedule';
import { announce, tell } from './telling';
import type { Event } from '$lib/types/rat-hot';

/** What can be done with the keyboard alone, and what it is called. */
const shortcuts = [
  ['1 / 2', 'rat-hot-key-pick'],
  ['← ↑ → ↓', 'rat-hot-key-move'],
  ['N / Shift+N', 'rat-hot-key-next'],
  ['R / Shift+R', 'rat-hot-key-turn'],
  ['Enter', 'rat-hot-key-lay'],
  ['Esc', 'rat-hot-key-back'],
  ['Z', 'rat-hot-key-take-back'],
  ['L', 'rat-hot-key-levels'],
  ['+ / − / 0', 'rat-hot-key-zoom'],
  ['Shift+← ↑ → ↓', 'rat-hot-key-pan'],
] as const;

export const game = {
  Table,
  choices: spelledOut,
  hides: false,
  tell,
  announce,
  doing,
  where,
  lasting: (events: readonly Event[]) => schedule(events).lasts,
  shortcuts,
};
