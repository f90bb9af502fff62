import type { Page } from '@playwright/test';

/** The page's sockets go over a line that can be broken: the answer breaks it. */
export async function breakable(page: Page): Promise<() => void> {
  let broken = () => {};
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    broken = () => {
      void server.close();
      void socket.close({ code: 1012 });
    };
  });
  return () => broken();
}
