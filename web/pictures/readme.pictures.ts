// The pictures of the README, taken of a house where games are being played.

import type { Page } from '@playwright/test';
import { expect, test } from '../tests/house';

const save = (page: Page, name: string) => page.screenshot({ path: `../docs/images/${name}.png` });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  await page.getByLabel('Your name').fill('Þóra');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('settings')).toContainText('Þóra');
});

async function press(page: Page, ...keys: string[]) {
  await expect(page).toHaveTitle(/Your turn/);
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(600);
}

test('the lobby', async ({ page }) => {
  await save(page, 'lobby');
});

test('Rat Hot', async ({ page }) => {
  await page.getByTestId('choose-rat-hot').click();
  await page.getByTestId('sitter-1-king').check();
  await page.getByTestId('open-table').click();
  for (let strips = 0; strips < 6; strips++) {
    await press(page, '1', 'n', 'Enter');
    if (await page.getByTestId('rat-hot-finish').isEnabled()) await page.keyboard.press('Enter');
    await page.waitForTimeout(3_000);
  }
  await press(page, '1', 'n');
  await save(page, 'rat-hot');
});

test('Piratz', async ({ page }) => {
  await page.getByTestId('choose-piratz').click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByTestId('open-table').click();
  for (let cards = 0; cards < 2; cards++) {
    await press(page, 'd');
    if ((await page.getByTestId('stay').isVisible()) && (await page.getByTestId('stay').isEnabled()))
      await press(page, 's');
  }
  await expect(page).toHaveTitle(/Your turn/);
  await page.getByTestId('kind-shells').hover();
  await page.waitForTimeout(500);
  await save(page, 'piratz');
});

test('Rat-a-Tat Cat', async ({ page }) => {
  await page.getByTestId('choose-rat-a-tat-cat').click();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByTestId('open-table').click();
  await page.getByTestId('look').click();
  await page.waitForTimeout(900);
  await save(page, 'rat-a-tat-cat');
});
