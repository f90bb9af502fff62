// Rated games, ladders, players' pages, and bots from outside.

import { request, type APIRequestContext, type Page } from '@playwright/test';
import { isFine } from './fine';
import { saysWhenFull } from './full';
import { expect, test } from './house';
import { reveal, sit } from './share';
import { closeSheet } from './sheet';

/** Somebody else in the same house, who knows its interface by heart. */
async function another(url: string, name: string): Promise<APIRequestContext> {
  const guest = await request.newContext({ baseURL: url });
  await guest.post('/api/session', { data: { name } });
  return guest;
}

interface Told {
  seq: number;
  to_move: number | null;
  choices?: { action: unknown }[];
}

/** Does something as soon as it is the seat's turn. */
async function move(guest: APIRequestContext, table: string, seat: number): Promise<void> {
  for (;;) {
    const turn = await guest.get(`/api/tables/${table}/turn?seat=${seat}`);
    const { seq, choices } = (await turn.json()) as Told;
    if (!choices) continue;
    const data = { seat, id: `move ${seq}`, seq, action: choices[0]?.action };
    expect((await guest.post(`/api/tables/${table}/act`, { data })).status()).toBe(200);
    return;
  }
}

/** So much has everybody to do before a game counts. */
const ENOUGH = 3;

/** Those at a table play until everybody has done enough for the game to count. */
async function playSome(guests: APIRequestContext[], table: string): Promise<void> {
  const done = guests.map(() => 0);
  while (done.some((moves) => moves < ENOUGH)) {
    const [first] = guests;
    if (!first) return;
    const { to_move } = (await (await first.get(`/api/tables/${table}`)).json()) as Told;
    const mover = to_move === null ? undefined : guests[to_move];
    if (to_move === null || !mover) continue;
    await move(mover, table, to_move);
    done[to_move] = (done[to_move] ?? 0) + 1;
  }
}

/** The guest of a page and somebody else play a rated game, which one of them gives up. */
async function play(own: APIRequestContext, other: APIRequestContext, game: string, wins: boolean) {
  const terms = { game, players: 2, rated: true, clock: { days: 3 } };
  const { id } = (await (await own.post('/api/tables', { data: terms })).json()) as { id: string };
  for (const guest of [own, other]) await sit(guest, id);
  await own.post(`/api/tables/${id}/start`);
  for (const [seat, guest] of [own, other].entries()) await reveal(guest, id, seat);
  await playSome([own, other], id);
  const loser = wins ? other : own;
  await loser.post(`/api/tables/${id}/resign`, { data: { seat: wins ? 1 : 0 } });
}

/** Enters the house under a name. */
async function enter(page: Page, name: string) {
  await page.goto('/');
  await expect(page.getByTestId('settings')).toBeVisible();
  await page.request.patch('/api/session', { data: { name } });
}

const SPOKEN = [
  {
    locale: 'en-GB',
    ladder: 'Who plays how well?',
    rated: 'rated',
    rat: 'Rat of the house',
    uncertain: 'fewer than ten games',
    lost: 'lost',
    against: 'against Rat of the house',
  },
  {
    locale: 'nl',
    ladder: 'Wie speelt hoe goed?',
    rated: 'om rating',
    rat: 'Rat van het huis',
    uncertain: 'minder dan tien spellen',
    lost: 'verloren',
    against: 'tegen Rat van het huis',
  },
];

for (const words of SPOKEN) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale });

    test('a rated game leads to the ladder and to a page of one’s own', async ({ page }) => {
      await enter(page, 'Þóra');
      await page.getByTestId('ladder').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ladder);
      await page.getByRole('link', { name: 'Piratz' }).click();
      await expect(page).toHaveURL('/ladder/piratz');
      await page.getByTestId('play-rated').click();
      await page.getByTestId('open-table').click();
      await expect(page.getByTestId('rated')).toContainText(words.rated);
      const table = new URL(page.url()).pathname.split('/').pop() ?? '';
      await playSome([page.request], table);
      await page.getByTestId('menu').click();
      await page.getByTestId('resign').click();
      await page.getByTestId('resign-sure').click();
      const changes = page.getByTestId('changes');
      await expect(changes).toContainText(/Þóra 1500 → 1398 \(−102\)/);
      await isFine(page);

      await changes.getByRole('link', { name: 'Þóra' }).click();
      await expect(page.getByTestId('rating')).toHaveText(/^1398\?$/);
      await expect(page.getByText(words.uncertain)).toBeVisible();
      await expect(page.getByRole('img')).toHaveAccessibleName(/Piratz/);
      await expect(page.getByTestId('results')).toContainText(words.lost);
      await expect(page.getByTestId('results')).toContainText(words.against);

      await page.getByTestId('ladder').click();
      await page.getByRole('link', { name: 'Piratz' }).click();
      await expect(page).toHaveURL('/ladder/piratz');
      const lines = page.getByTestId('ladder-lines');
      await expect(lines.getByRole('row', { name: words.rat })).toContainText('1500');
      await expect(lines.locator('[aria-current]')).toContainText('Þóra');
      await expect(lines.locator('[aria-current]')).toContainText('?');
    });
  });
}

test('after ten games a rating is certain and has a place', async ({ page, house }) => {
  await enter(page, 'Sigrún');
  // Who only gives up to one and the same stops counting after three games.
  const others = await Promise.all(['Jan', 'Piet', 'Kees', 'Joris'].map((name) => another(house.url, name)));
  for (let number = 0; number < 10; number++) {
    const other = others[number % others.length];
    if (other) await play(page.request, other, 'piratz', number % 3 !== 0);
  }
  await page.goto('/ladder/piratz');
  const own = page.getByTestId('ladder-lines').locator('[aria-current]');
  await expect(own).toContainText(/Sigrún/);
  await expect(own.getByRole('cell').first()).toHaveText(/^\d+$/);
  await expect(own).not.toContainText('?');
  await own.getByRole('link').click();
  await expect(page.getByTestId('rating')).toHaveText(/^\d+$/);
  await expect(page.getByTestId('results').getByRole('listitem')).toHaveCount(10);
  // The graph begins where everybody begins.
  await expect(page.getByRole('img', { name: /Piratz/ }).locator('circle:not(.now)')).toHaveCount(11);
  await page.getByRole('link', { name: 'Rat-a-Tat Cat' }).click();
  await expect(page.getByText('No rated game of Rat-a-Tat Cat yet.')).toBeVisible();
  await Promise.all(others.map((other) => other.dispose()));
});

test('a new table is for the game of the page it was opened on, and goes with it', async ({ page }) => {
  await page.goto('/ladder/rat-hot');
  let arrive = () => {};
  const slow = new Promise<void>((arrived) => (arrive = arrived));
  await page.route('**/api/ladder/piratz*', async (route) => {
    await slow;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Piratz' }).click();
  await page.getByTestId('play-rated').click();
  const sheet = page.getByRole('dialog', { name: 'New table: Rat Hot' });
  await expect(sheet).toBeVisible();
  arrive();
  await expect(page).toHaveURL('/ladder/piratz');
  await expect(sheet).toBeHidden();
  await page.getByTestId('play-rated').click();
  await page.getByRole('dialog', { name: 'New table: Piratz' }).getByTestId('open-table').click();
  await expect(page.getByTestId('rated')).toBeVisible();
  await expect(page).toHaveTitle(/Piratz/);
});

test('a rated game has a clock, and nobody shares a screen in it', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByRole('switch', { name: /Rated game/ }).check();
  await page.getByText('How we play').click();
  const clocks = page.getByRole('group', { name: 'Time to think' });
  await expect(clocks.getByRole('radio', { name: 'Three days a move' })).toBeChecked();
  await expect(clocks.getByRole('radio', { name: 'No clock' })).toHaveCount(0);
  await page.getByTestId('sitter-1-here').check();
  await clocks.getByRole('radio', { name: 'No clock' }).check();
  await page.getByTestId('sitter-1-rat').check();
  await expect(clocks.getByRole('radio', { name: 'Three days a move' })).toBeChecked();
  await page.getByTestId('sitter-1-here').check();
  await expect(page.getByText('Several people at one screen cannot play a rated game.')).toBeVisible();
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('menu')).toBeVisible();
  await expect(page.getByTestId('rated')).toHaveCount(0);
});

test.describe('where nobody is', () => {
  // The browser complains about a page that is not there, however kindly the page says so.
  test.use({ lineMayBreak: true });

  test('a player’s page says so', async ({ page }) => {
    await page.goto('/player/0123456789abcdef');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody is to be found here');
    await isFine(page);
  });
});

test('the name of a bot of one’s own says when it is as long as it can be', async ({ page }) => {
  await enter(page, 'Þóra');
  await page.goto('/ladder/piratz');
  const bots = page.getByTestId('own-bots');
  await bots.locator('summary').click();
  await saysWhenFull(bots.getByLabel('Name of the bot'));
});

test('a bot of one’s own gets a token that is shown once, and can be sent away', async ({ page, house }) => {
  await enter(page, 'Þóra');
  await page.goto('/ladder/piratz');
  const bots = page.getByTestId('own-bots');
  await bots.locator('summary').click();
  await bots.getByLabel('Name of the bot').fill('Nibbler');
  await bots.getByRole('button', { name: 'Get a token' }).click();
  const token = await page.getByTestId('token').inputValue();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  await isFine(page);
  const bot = await request.newContext({
    baseURL: house.url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const session = (await (await bot.get('/api/session')).json()) as unknown;
  expect(session).toMatchObject({ name: 'Nibbler' });
  await page.reload();
  await bots.locator('summary').click();
  await expect(bots).toContainText('Nibbler');
  await expect(page.getByTestId('token')).toHaveCount(0);
  await bots.getByRole('button', { name: 'Send away' }).click();
  await expect(bots.getByRole('button', { name: 'Yes, send away' })).toBeFocused();
  await bots.getByRole('button', { name: 'Never mind' }).click();
  await expect(bots.getByRole('button', { name: 'Send away' })).toBeFocused();
  await page.keyboard.press('Enter');
  await bots.getByRole('button', { name: 'Yes, send away' }).click();
  await expect(bots).not.toContainText('Nibbler');
  expect((await bot.get('/api/session')).status()).toBe(401);
  await bot.dispose();
});

test('nobody takes a bot from outside for a person', async ({ page, house }) => {
  const owner = await another(house.url, 'Jan');
  const { token } = (await (await owner.post('/api/bots', { data: { name: 'Nibbler' } })).json()) as { token: string };
  const bot = await request.newContext({ baseURL: house.url, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  await enter(page, 'Þóra');
  const terms = { game: 'piratz', players: 2, rated: true, clock: { days: 3 } };
  const { id } = (await (await page.request.post('/api/tables', { data: terms })).json()) as { id: string };
  await sit(page.request, id);
  await page.goto(`/table/${id}`);
  await sit(bot, id);
  await expect(page.getByRole('listitem').filter({ hasText: 'Nibbler' })).toContainText('bot of Jan');
  await isFine(page);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('revealing')).toContainText('Nibbler');
  await reveal(bot, id, 1);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('bot of Jan');
  await page.goto('/');
  // Among those that wait for her or among the others: who begins is anybody's.
  await expect(page.getByRole('main')).toContainText('Nibbler (bot)');
  await playSome([page.request, bot], id);
  await bot.post(`/api/tables/${id}/resign`, { data: { seat: 1 } });
  await page.goto('/ladder/piratz');
  await expect(page.getByRole('row', { name: /Nibbler/ })).toContainText('bot of Jan');
  await Promise.all([bot.dispose(), owner.dispose()]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('the ladder and a player’s page', async ({ page, house }) => {
        await enter(page, 'Sigrún');
        const other = await another(house.url, 'Jan');
        for (const wins of [true, false, true]) await play(page.request, other, 'piratz', wins);
        await page.goto('/ladder/piratz');
        await page.getByTestId('own-bots').locator('summary').click();
        await isFine(page);
        await page.getByTestId('play-rated').click();
        await isFine(page);
        await closeSheet(page);
        await page.getByTestId('ladder-lines').getByRole('link', { name: 'Sigrún' }).first().click();
        await expect(page.getByTestId('results')).toBeVisible();
        await isFine(page);
        await other.dispose();
      });
    });
  }
}
