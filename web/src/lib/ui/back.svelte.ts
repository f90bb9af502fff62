// Whoever goes back closes what lies over the page first, as people expect of a phone, and only then leaves the page.

import { onMount } from 'svelte';
import { beforeNavigate, goto, pushState } from '$app/navigation';
import { page } from '$app/state';

/** A step back takes the browser a moment, and nothing else may change the history meanwhile. */
let settled: Promise<void> = Promise.resolve();

function stepBack(): Promise<void> {
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    history.back();
  });
}

const open = () => page.state.sheets ?? 0;

/** For something that lies over the page as long as its component is there. */
export function closedByBack(close: () => void): void {
  /** How many lie over the page with this one, once the browser knows of it. */
  let depth = $state<number>();
  let isGone = false;

  onMount(() => {
    void settled.then(() => {
      if (isGone) return;
      const own = open() + 1;
      pushState('', { ...page.state, sheets: own });
      depth = own;
    });
    return () => {
      if (!isGone && depth !== undefined && open() >= depth) settled = stepBack();
      isGone = true;
    };
  });

  $effect(() => {
    if (depth !== undefined && open() < depth) close();
  });

  // Whoever leaves the page from here closes this first, so that going back leads to the page and not to this again.
  beforeNavigate(({ to, type, willUnload, cancel }) => {
    if (isGone || willUnload || depth === undefined) return;
    isGone = true;
    if (type === 'popstate' || !to) return;
    cancel();
    settled = stepBack();
    void settled.then(() => goto(to.url));
  });
}
