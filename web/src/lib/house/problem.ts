import type { Problem } from '$lib/types/house';

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
