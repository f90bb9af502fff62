// Which lessons somebody has done in this browser.

const KEPT_AS = 'ratskeller-learned';

const called = (game: string, lesson: string) => `${game}/${lesson}`;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function isSolved(game: string, lesson: string): boolean {
  return read().includes(called(game, lesson));
}

export function solve(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...new Set([...read(), called(game, lesson)])]));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
