// Calls somebody to the table when it is their turn: in the tab's title, by a sound, and by a notification if allowed.

import { settings } from '$lib/settings.svelte';
import { sound } from '$lib/sound';
import { say } from '$lib/words/words.svelte';

export function callToTurn(yours: () => boolean, game: () => string | undefined): void {
  let before = false;

  $effect(() => {
    const parts = [yours() ? `● ${say('web-your-turn')}` : undefined, game(), yours() ? undefined : 'Ratskeller'];
    document.title = parts.filter((part) => part !== undefined).join(' – ');
  });

  $effect(() => {
    const now = yours();
    if (now && !before) {
      sound('turn');
      if (document.hidden && settings.notify && Notification.permission === 'granted') {
        new Notification(game() ?? 'Ratskeller', {
          body: say('web-your-turn'),
          tag: 'ratskeller-turn',
          icon: '/favicon.svg',
        });
      }
    }
    before = now;
  });
}
