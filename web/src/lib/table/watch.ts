// A browser does not say that a line has gone deaf, so whoever hears nothing for a while asks the house another way.

/** So long nothing may be heard before the house is asked, in milliseconds. */
const SILENCE = 5_000;
/** So long something that was said may stay unanswered. */
const PATIENCE = 5_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Watch {
  #silence: Timer;
  #answer: Timer;
  /** Counts what was heard, so that an answer that comes after it means nothing any more. */
  #heard = 0;

  constructor(
    /** Whether the house can be reached at all. */
    private readonly reaches: () => Promise<boolean>,
    private readonly ondeaf: () => void,
  ) {}

  /** Something came over the line. */
  heard(): void {
    this.#heard += 1;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.ask(), SILENCE);
  }

  /** Something was said that will be answered. */
  expect(): void {
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => this.#isDeaf(), PATIENCE);
  }

  answered(): void {
    clearTimeout(this.#answer);
  }

  /** Finds out now, unless nobody looks at the page. */
  async ask(): Promise<void> {
    const before = this.#heard;
    const isThere = document.hidden || (await this.reaches());
    if (before !== this.#heard) return;
    if (isThere) this.heard();
    else this.#isDeaf();
  }

  stop(): void {
    this.#heard += 1;
    clearTimeout(this.#silence);
    clearTimeout(this.#answer);
  }

  #isDeaf(): void {
    this.stop();
    this.ondeaf();
  }
}
