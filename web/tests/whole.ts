import { expect, type Locator } from '@playwright/test';

/** All of the text is seen. */
export async function isWhole(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  // Letters may stick out of close lines, a line may not.
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(6);
}

/** Whoever scrolls there sees it: nothing else lies over it. */
export async function isOpen(thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  const seen = (element: Element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  expect(await thing.evaluate(seen)).toBe(true);
}
