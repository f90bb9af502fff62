import type { Problem } from '$lib/types/house';
import { isMissingFile } from './files';
import { say } from '$lib/words/words.svelte';

/** Something the house would not do, with a sentence for people. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  get code(): string {
    return this.problem.code;
  }
}

/** The house cannot be reached. */
export class OutOfReach extends Error {}

/** What to tell people when they did not get what they asked for. */
export function sentenceOf(error: unknown): string {
  if (isMissingFile(error)) return say('web-out-of-reach');
  return (error as Error).message || say('web-out-of-reach');
}
