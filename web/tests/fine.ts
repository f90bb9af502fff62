import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everybody can use the page: no violation that axe knows, and nothing sticks out at the side. */
export async function isFine(page: Page) {
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}
