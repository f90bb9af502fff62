// Everybody can use every page: no violation that axe knows, in either theme, and nothing sticks out of a phone.

import type { Locator } from '@playwright/test';
import { isFine } from './fine';
import { expect, test } from './house';
import { closeSheet } from './sheet';

const GAMES = ['rat-hot', 'piratz', 'rat-a-tat-cat'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('the lobby and its sheets', async ({ page }) => {
        await page.goto('/');
        await isFine(page);
        await page.getByTestId('settings').click();
        await isFine(page);
        await page.keyboard.press('Escape');
        for (const game of GAMES) {
          await page.getByTestId(`choose-${game}`).click();
          await page.getByText('How we play').click();
          await isFine(page);
          await closeSheet(page);
        }
        await page.goto('/nowhere');
        await isFine(page);
      });

      test('a table that waits', async ({ page }) => {
        await page.goto('/');
        await page.getByTestId('choose-rat-a-tat-cat').click();
        await page.getByTestId('sitter-1-link').check();
        await page.getByTestId('open-table').click();
        await expect(page.getByTestId('invite-link')).toBeVisible();
        await isFine(page);
      });

      for (const game of GAMES) {
        test(`a game of ${game}, its menu and its log`, async ({ page }) => {
          await page.goto('/');
          await page.getByTestId(`play-${game}`).click();
          await expect(page).toHaveTitle(/Your turn/);
          await isFine(page);
          await page.getByTestId('menu').click();
          await page.getByText('Keys', { exact: true }).click();
          await isFine(page);
          await page.keyboard.press('Escape');
          await page.getByTestId('menu').click();
          await page.getByTestId('resign').click();
          await page.getByTestId('resign-sure').click();
          await expect(page.getByTestId('ended')).toBeVisible();
          await isFine(page);
        });
      }
    });
  }
}

test.describe('where the system has the colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  /** How what is on and what is off look beside each other: the colour that something is filled with. */
  const filling = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`what is on looks other than what is off, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await page.goto('/');
      await page.getByTestId('settings').click();
      const sound = page.getByRole('switch', { name: 'Sounds' });
      await expect(sound).toBeChecked();
      const on = await filling(sound);
      await sound.uncheck();
      await expect.poll(() => filling(sound)).not.toBe(on);
      const theme = page.getByRole('group', { name: 'Light or dark' }).locator('label span');
      expect(await filling(theme.nth(0))).not.toBe(await filling(theme.nth(1)));
      await page.keyboard.press('Escape');
      await page.getByTestId('choose-piratz').click();
      const card = (kind: string) => page.getByTestId(`sitter-1-${kind}`).locator('+ .card');
      expect(await filling(card('pup'))).not.toBe(await filling(card('rat')));
    });
  }
});
