// Where things lie on the table, to fly from and to.

import type { Attachment } from 'svelte/attachments';
import { settings } from '$lib/settings.svelte';
import { FLIGHT, type Flight } from './flights';

export class Places {
  readonly #elements = new Map<string, Element>();

  /** Marks an element as the place of this name. */
  at(name: string): Attachment {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Lets cards fly. All places are looked up before the first card leaves its own. */
  fly(flights: readonly Flight[]): void {
    if (!settings.motion) return;
    const known = flights.flatMap(({ to, from, after }) => {
      const [card, origin] = [this.#elements.get(to), this.#elements.get(from)];
      return card && origin ? [{ card, to: rect(card), from: rect(origin), after }] : [];
    });
    for (const { card, to, from, after } of known) {
      const scale = from.width / to.width;
      if (!Number.isFinite(scale) || scale === 0) continue;
      const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
      const begin = `translate(${x}px, ${y}px) scale(${scale})`;
      const halfway = `translate(${x / 2}px, ${y / 2 - 14}px) scale(${(1 + scale) * 0.56})`;
      card.animate(
        [
          { transform: begin, zIndex: 5 },
          { transform: halfway, zIndex: 5 },
          { transform: 'none', zIndex: 5 },
        ],
        { duration: FLIGHT, delay: after, fill: 'backwards', easing: 'cubic-bezier(0.35, 0.2, 0.25, 1)' },
      );
    }
  }
}

function rect(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
