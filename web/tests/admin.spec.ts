import type { Page } from '@playwright/test';
import { saysWhenFull } from './full';
import { expect, test } from './house';

// A browser complains of a token that is refused.
test.use({ lineMayBreak: true });

async function openTable(page: Page): Promise<string> {
  await page.goto('/');
  await expect(page.getByTestId('settings')).toBeVisible();
  const answer = await page.request.post('/api/tables', { data: { game: 'piratz', players: 2 } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}`);
  return id;
}

/** A table whose seats never say what they put into the shuffle. */
async function openStuckTable(page: Page): Promise<string> {
  const answer = await page.request.post('/api/tables', { data: { game: 'piratz', players: 2 } });
  const { id } = (await answer.json()) as { id: string };
  for (const seat of [0, 1]) {
    await page.request.post(`/api/tables/${id}/join`, { data: { seat, commitment: String(seat).repeat(64) } });
  }
  await page.request.post(`/api/tables/${id}/start`);
  return id;
}

test('whoever opened a table closes it while it waits, and others are told so', async ({
  page,
  browser,
  house,
  watched,
}) => {
  const id = await openTable(page);
  const other = watched(await (await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })).newPage());
  await other.goto(`/table/${id}`);
  await expect(other.getByTestId('sit-0')).toBeVisible();
  await page.getByTestId('close-table').click();
  await page.getByTestId('close-table-sure').click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This table is closed');
  await other.getByTestId('farewell').click();
  await expect(other).toHaveURL('/');
});

test('a guest takes their data along, and is erased', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  const name = await page.getByLabel('Your name').inputValue();
  const download = page.waitForEvent('download');
  await page.getByTestId('take-along').click();
  expect((await download).suggestedFilename()).toBe('ratskeller.json');
  await page.getByTestId('erase').click();
  await page.getByTestId('erase-sure').click();
  await expect(page.getByTestId('settings')).not.toContainText(name);
  await expect(page.getByTestId('settings')).toContainText('Guest');
});

test('whoever runs the house looks after it on its page', async ({ page, house }) => {
  const id = await openTable(page);
  await page.getByTestId('sit-0').click();
  await expect(page.getByTestId('sit-1')).toBeHidden();
  await page.goto('/admin');
  await page.getByLabel('The token of this house').fill('0'.repeat(64));
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('alert')).toContainText('token');
  await page.getByLabel('The token of this house').fill(house.token());
  await page.getByRole('button', { name: 'Enter' }).click();
  const tables = page.getByRole('region', { name: 'Tables' });
  await tables.getByRole('radio', { name: 'Waiting' }).check();
  await expect(tables).toContainText(id);
  const stuck = await openStuckTable(page);
  await tables.getByRole('radio', { name: 'About to begin' }).check();
  await expect(tables).toContainText(stuck);
  await expect(tables).not.toContainText(id);
  await tables.getByRole('radio', { name: 'Waiting' }).check();
  await expect(page.getByRole('region', { name: 'Guests' })).toContainText('Guest');

  await page.getByLabel('Tell everybody something').fill('We close at ten.');
  await page.getByRole('button', { name: 'Tell them' }).click();
  await expect(page.getByTestId('notice')).toContainText('We close at ten.');
  await page.getByLabel('Address, or number').fill('192.0.2.7');
  const blocks = page.getByRole('region', { name: 'Not let in' });
  await blocks.getByRole('button', { name: 'Do not let in' }).click();
  await blocks.getByRole('button', { name: /^Let in again/ }).click();
  await expect(blocks).toContainText('nothing to show');

  await tables.getByRole('button', { name: new RegExp(`^Close.*${id}`) }).click();
  await tables.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(tables).not.toContainText(id);
  await page.getByRole('button', { name: 'Tell nothing any more' }).click();
  await expect(page.getByTestId('notice')).toBeHidden();
});

test('the name that a guest is given says when it is as long as it can be', async ({ page, house }) => {
  await page.goto('/admin');
  await page.getByLabel('The token of this house').fill(house.token());
  await page.getByRole('button', { name: 'Enter' }).click();
  const guests = page.getByRole('region', { name: 'Guests' });
  await guests
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await saysWhenFull(guests.getByLabel('New name'));
});
