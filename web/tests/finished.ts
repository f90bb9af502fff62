// Games that are played to their end without being looked at, so that there is something to look back on.

import type { Page } from '@playwright/test';
import { seated } from './seated';

interface Agreed {
  game: string;
  options?: object;
  bots?: readonly string[];
  /** After so many actions one gives up. */
  until?: number;
  /** Whether one knocks as soon as one can, and shows all one's rats: then there is little to think about afterwards. */
  hasty?: boolean;
}

/** Plays a game against pups from within the page, as its guest, and tells which table it was. */
export async function finished(page: Page, { until, hasty, ...agreed }: Agreed): Promise<string> {
  const id = await seated(page, agreed);
  await page.evaluate(
    async ({ id, until, hasty }) => {
      const resign = () =>
        fetch(`/api/tables/${id}/resign`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ seat: 0 }),
        });
      interface Choice {
        action: unknown;
        effect?: { rats?: number[] };
      }
      const rats = ({ effect }: Choice) => effect?.rats?.[0] ?? 0;
      const hastiest = (choices: Choice[]) =>
        choices.find(({ action }) => action === 'knock') ??
        choices.reduce((one, other) => (rats(other) > rats(one) ? other : one));
      interface Told {
        type: string;
        seq: number;
        choices?: Choice[];
        ended?: object | null;
        table?: { phase: string };
      }
      await new Promise<void>((over) => {
        let acted = 0;
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?seat=0`);
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as Told;
          if (told.ended || told.table?.phase === 'over') {
            socket.close();
            over();
          } else if (told.choices) {
            if (acted === until) return void resign();
            const choice = hasty ? hastiest(told.choices) : told.choices[(told.seq * 7) % told.choices.length];
            socket.send(JSON.stringify({ type: 'act', id: `act ${acted++}`, seq: told.seq, action: choice?.action }));
          }
        };
      });
    },
    { id, until, hasty },
  );
  return id;
}
