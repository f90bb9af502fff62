import { expect, type Page } from '@playwright/test';

/** Closes what lies over the page. The browser then takes a step back, and whoever goes elsewhere before it is done is stopped by it. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sheets = () =>
    (history.state as Record<string, { sheets?: number } | undefined>)['sveltekit:states']?.sheets ?? 0;
  await expect.poll(() => page.evaluate(sheets)).toBe(0);
}
