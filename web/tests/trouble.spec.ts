// What can go wrong between a page and its house, each with a quiet message and a way on.

import type { Page } from '@playwright/test';
import { expect, House, test } from './house';
import { breakable } from './line';
import { seatPup } from './seated';

test.use({ lineMayBreak: true });

async function openToEverybody(page: Page, game: string) {
  await page.goto('/');
  await page.getByTestId(`choose-${game}`).click();
  await page.getByTestId('sitter-1-link').check();
  await page.getByText('Everybody may join').click();
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('invite-link')).toBeVisible();
}

test('a link that leads nowhere says so and leads to the lobby', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we play?');
});

for (const id of ['0123456789abcdef', 'nonsense']) {
  test(`table ${id} cannot be found`, async ({ page }) => {
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table cannot be found');
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we play?');
  });
}

test('a house that is gone is waited for, and the game goes on where it was', async ({ browser, watched }) => {
  const house = new House();
  await house.open();
  const page = watched(await browser.newPage({ baseURL: house.url }));
  await page.goto('/');
  await page.getByTestId('play-rat-hot').click();
  const log = page.getByTestId('log').first();
  await expect(log).toContainText(/starts?\./);
  await house.kill();
  await expect(page.getByTestId('away')).toBeVisible();
  await house.open();
  await expect(page.getByTestId('away')).toBeHidden({ timeout: 30_000 });
  await expect(log).toContainText(/starts?\./);
  await house.end();
});

for (const [locale, words] of [
  ['en', 'Not everything has arrived.'],
  ['de', 'Es ist noch nicht alles da.'],
] as const) {
  test.describe(`a browser that likes ${locale}`, () => {
    test.use({ locale });
    // The first of them is what starts everything, the second is needed by every page, the third only by a table.
    for (const [what, file, path] of [
      ['that starts the page', '**/_app/immutable/entry/app.*.js', '/'],
      ['that every page has', '**/_app/immutable/nodes/0.*.js', '/'],
    ] as const) {
      test(`a file ${what} and does not come is asked for again by itself`, async ({ page }) => {
        await page.route(file, (route) => route.fulfill({ status: 429 }));
        await page.goto(path);
        // However often it tries again meanwhile, it says so each time.
        await expect(page.getByText(words)).toBeVisible();
        await expect(page.getByText('Internal Error')).toBeHidden();
        await page.unroute(file);
        await expect(page.getByTestId('play-piratz')).toBeVisible();
      });
    }
  });
}

test('seven browsers at one address come in within two seconds', async ({ browser, watched }) => {
  const house = new House([]);
  await house.open();
  const pages = await Promise.all(Array.from({ length: 7 }, () => browser.newPage({ baseURL: house.url })));
  const refused: string[] = [];
  for (const page of pages) {
    page.on('response', (response) => void (response.status() === 429 && refused.push(response.url())));
  }
  await Promise.all(pages.map((page) => watched(page).goto('/')));
  for (const page of pages) await expect(page.getByTestId('play-piratz')).toBeVisible();
  expect(refused).toEqual([]);
  await house.end();
});

/** Lets files like this one not come, and waits until one was asked for. */
function refusing(page: Page, files: string): Promise<void> {
  return new Promise(
    (asked) =>
      void page.route(files, async (route) => {
        await route.fulfill({ status: 429 });
        asked();
      }),
  );
}

test('a page whose file does not come is shown as soon as it does', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('ladder')).toBeVisible();
  const pages = '**/_app/immutable/nodes/*.js';
  await page.route(pages, (route) => route.fulfill({ status: 429 }));
  await page.getByTestId('ladder').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment');
  await page.unroute(pages);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who plays how well?');
});

test('a link that is touched but not followed does no harm, though its file does not come', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByTestId('ladder')).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const pages = '**/_app/immutable/nodes/*.js';
  const refused = refusing(page, pages);
  await page.getByTestId('ladder').hover();
  await page.mouse.down();
  await refused;
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.up();
  await page.clock.runFor(60_000);
  await page.unroute(pages);
  await page.getByTestId('settings').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(0);
});

test("a table whose game's files do not come is shown as soon as they do", async ({ page }) => {
  await page.goto('/');
  const game = '**/_app/immutable/assets/piratz.*.css';
  const refused = refusing(page, game);
  await page.getByTestId('play-piratz').click();
  await refused;
  await page.unroute(game);
  await expect(page.getByTestId('pile')).toBeVisible();
});

test('a house that is closed when one comes is knocked at again', async ({ browser, watched }) => {
  const house = new House();
  await house.open();
  const page = watched(await browser.newPage({ baseURL: house.url }));
  await page.route('**/api/session', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The house is out of reach');
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we play?');
  await house.end();
});

test('a table that is full has no seat left, but can be looked at', async ({ page, browser, baseURL, watched }) => {
  await openToEverybody(page, 'piratz');
  const link = await page.getByTestId('invite-link').inputValue();
  await seatPup(page);
  await page.getByTestId('start').click();
  const stranger = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  await stranger.goto(link);
  await expect(stranger.getByRole('region', { name: 'Players' })).toContainText('pup');
  await expect(stranger.getByTestId('sit-1')).toBeHidden();
});

test('a page older than the house asks to be loaded again', async ({ page }) => {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace('"version":1', '"version":2')));
  });
  await page.goto('/');
  await page.getByTestId('play-piratz').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The house has been renewed while you were here.');
});

test('whom the house has forgotten is let in again, and looks on', async ({ page, context }) => {
  await openToEverybody(page, 'rat-hot');
  await context.clearCookies({ name: 'ratskeller' });
  await page.reload();
  await expect(page.getByTestId('sit-1')).toBeVisible();
});

test('whom the house forgets in the middle of a game is told, and looks on', async ({ page, context }) => {
  const breakLine = await breakable(page);
  await openToEverybody(page, 'piratz');
  await seatPup(page);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('pile')).toBeVisible();
  await context.clearCookies({ name: 'ratskeller' });
  breakLine();
  await expect(page.getByText('The house does not know you any more')).toBeVisible();
  await expect(page.getByTestId('pile')).toBeVisible();
});

test('a name that cannot be kept is refused with a sentence', async ({ page }) => {
  await page.goto('/');
  const name = await page.getByTestId('settings').innerText();
  await page.getByTestId('settings').click();
  await page.getByLabel('Your name').fill('');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('alert')).toContainText(/\w+ \w+/);
  await page.keyboard.press('Escape');
  expect(await page.getByTestId('settings').innerText()).toBe(name);
});
