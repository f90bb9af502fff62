// Which kind of treasure somebody is looking at, and which they have said they want to leave with.

import type { Kind } from '$lib/types/piratz';

export class Leaving {
  #hovered = $state<Kind | null>(null);
  #held = $state<Kind | null>(null);
  #focused = $state<Kind | null>(null);
  /** Named once, so that naming it again leaves with it. */
  named = $state<Kind | null>(null);
  #pointer = '';

  /** The kind to show the cards of. */
  readonly seen = $derived(this.#hovered ?? this.#held ?? this.#focused ?? this.named);

  over(kind: Kind, event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#hovered = kind;
  }

  press(kind: Kind, event: PointerEvent): void {
    this.#pointer = event.pointerType;
    if (event.pointerType !== 'mouse') this.#held = kind;
  }

  release(): void {
    this.#held = null;
  }

  out(): void {
    this.#hovered = this.#held = null;
  }

  focus(kind: Kind): void {
    this.#focused = kind;
  }

  blur(): void {
    this.#focused = null;
  }

  key(): void {
    this.#pointer = '';
  }

  /**
   * Whether naming the kind means it. A finger has seen nothing before it taps, and nobody wants to leave with nothing
   * by mistake: then it takes a second time.
   */
  name(kind: Kind, cards: number): boolean {
    if (this.named === kind || (this.#pointer !== 'touch' && this.#pointer !== 'pen' && cards > 0)) {
      this.named = null;
      return true;
    }
    this.named = kind;
    return false;
  }

  forget(): void {
    this.named = null;
  }
}
