// How strips move: out of the tray onto the table, and from the pile into the tray.

import { settings } from '$lib/settings.svelte';
import { UNIT } from './camera';

export function inHand(table: Element, strip: number): Element | null {
  return table.querySelector(`[data-in-hand="${strip}"]`);
}

/** Where the strips in the tray are in the window. */
export function measured(table: Element | undefined): ReadonlyMap<number, DOMRect> {
  const strips = [...(table?.querySelectorAll('[data-in-hand]') ?? [])];
  return new Map(strips.map((strip) => [Number(strip.getAttribute('data-in-hand')), strip.getBoundingClientRect()]));
}

const FLIGHT = 460;
/** From then on it comes down. */
const DESCENT = 0.75;

export interface Landing {
  strip: HTMLElement;
  /** What the strip casts and what is seen of its edge. */
  shade: HTMLElement | null;
}

/** Lets a laid strip come from where it was, or just settle where somebody's hand has put it. */
export function land({ strip, shade }: Landing, from: DOMRect | undefined, fieldSize: number): void {
  if (!settings.motion) return;
  const { transform } = getComputedStyle(strip);
  if (!from) {
    strip.animate([{ transform: `${transform} scale(1.08)` }, { transform }], { duration: 160, easing: 'ease-in' });
    return;
  }
  const to = strip.getBoundingClientRect();
  const zoom = fieldSize / UNIT;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  const scale = Math.max(from.width, from.height) / Math.max(to.width, to.height);
  const turn = to.width > to.height ? 0 : -90;
  const above = { zIndex: 900 };
  strip.animate(
    [
      { transform: `translate(${x}px, ${y}px) ${transform} scale(${scale}) rotate(${turn}deg)`, ...above },
      { transform: `${transform} scale(1.25)`, offset: DESCENT, easing: 'ease-in', ...above },
      { transform, ...above },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(0.3, 0.7, 0.4, 1)' },
  );
  // Nothing lies there before the strip does.
  shade?.animate([{ opacity: 0 }, { opacity: 0, offset: DESCENT }, { opacity: 1 }], { duration: FLIGHT });
}

export function turnUp(table: Element, strips: readonly number[], after: number): void {
  if (!settings.motion) return;
  strips.forEach((strip, index) => {
    inHand(table, strip)?.animate(
      [
        { transform: 'translateY(-40%) rotateX(90deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 300, delay: after + index * 90, fill: 'backwards', easing: 'ease-out' },
    );
  });
}
