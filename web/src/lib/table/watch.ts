// A browser does not say that a line has gone deaf, so whoever hears nothing for a while asks over it for an answer.

/** So long nothing may be heard before the house is asked, in milliseconds. */
const SILENCE = 5_000;
/** So long something that was said may stay unanswered. */
const PATIENCE = 5_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Watch {
  /** Until the house is asked or, once it was, until the line is deaf. */
  #silence: Timer;
  #answer: Timer;
  /** Counts what was heard, so that an answer that comes after it means nothing any more. */
  #heard = 0;

  constructor(
    /** Says something over the line that the house answers. */
    private readonly ping: () => void,
    /** Whether the house can be reached another way. */
    private readonly reaches: () => Promise<boolean>,
    private readonly ondeaf: () => void,
  ) {}

  /** Something came over the line. */
  heard(): void {
    this.#heard += 1;
    this.#wait(SILENCE, () => this.ask());
  }

  /** Something was said that will be answered. */
  expect(): void {
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => this.#isDeaf(), PATIENCE);
  }

  answered(): void {
    clearTimeout(this.#answer);
  }

  /** Finds out whether the line still carries, unless nobody looks at the page. */
  ask(): void {
    if (document.hidden) return this.heard();
    this.#wait(PATIENCE, () => this.#isDeaf());
    this.ping();
  }

  /** The browser believes that there is no line: then nobody waits for an answer that is long in coming. */
  async doubt(): Promise<void> {
    const before = this.#heard;
    if (!(await this.reaches()) && before === this.#heard) this.#isDeaf();
  }

  stop(): void {
    this.#heard += 1;
    clearTimeout(this.#silence);
    clearTimeout(this.#answer);
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, milliseconds);
  }

  #isDeaf(): void {
    this.stop();
    this.ondeaf();
  }
}
