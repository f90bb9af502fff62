// What is known around a table, for the places where a game shows its players. Lessons and reviews have none of it.

import { getContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';

const KEY = Symbol('around the table');

export function setAround(live: LiveTable): void {
  setContext(KEY, live);
}

export function getAround(): LiveTable | undefined {
  return getContext<LiveTable | undefined>(KEY);
}
