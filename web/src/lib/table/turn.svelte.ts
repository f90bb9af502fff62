// Calls somebody to the table when it is their turn: in the tab's title, by a sound, and by a notification if allowed.

import { settings } from '$lib/settings.svelte';
import { sound } from '$lib/sound';
import { say } from '$lib/words/words.svelte';

export function callToTurn(yours: () => boolean, title: () => string): void {
  let before = false;

  $effect(() => {
    document.title = yours() ? `● ${say('web-your-turn')} – ${title()}` : `${title()} – Ratskeller`;
  });

  $effect(() => {
    const now = yours();
    if (now && !before) {
      sound('turn');
      if (document.hidden && settings.notify && Notification.permission === 'granted') {
        new Notification(title(), { body: say('web-your-turn'), tag: 'ratskeller-turn', icon: '/favicon.svg' });
      }
    }
    before = now;
  });
}
