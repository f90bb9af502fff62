import type { TablePhase } from '$lib/types/house';

/** The types do not let one be left out. */
const phases: Record<TablePhase, true> = { waiting: true, revealing: true, playing: true, over: true };

/** Every phase that a table can be in, in the order in which they come. */
export const PHASES = Object.keys(phases) as TablePhase[];
