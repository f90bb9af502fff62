// Movement on the table, by the Web Animations API; none where people want none.

import { settings } from './settings.svelte';

const EASE = 'cubic-bezier(0.3, 0.9, 0.3, 1)';

/** A duration for Svelte's transitions: nothing for people who want things to hold still. */
export function lasts(milliseconds: number): number {
  return settings.motion ? milliseconds : 0;
}

/** Moves an element from where another one lies to its own place. */
export function arrive(element: Element, from: DOMRect, milliseconds = 420): void {
  if (!settings.motion) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  const [width, height] = [from.width / to.width, from.height / to.height];
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${width}, ${height})`, transformOrigin: 'top left', zIndex: 5 },
      { transform: 'none', transformOrigin: 'top left', zIndex: 5 },
    ],
    { duration: milliseconds, easing: EASE },
  );
}

/** Draws the eye to something that has changed. */
export function pulse(element: Element, milliseconds = 600): void {
  if (!settings.motion) return;
  element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.14)' }, { transform: 'scale(1)' }], {
    duration: milliseconds,
    easing: 'ease-out',
  });
}
