// What this tab remembers while it is open, also when the page is loaded again.

const NAME = 'ratskeller-rat-a-tat-cat';

export function recall(key: string): number | null {
  try {
    const kept = sessionStorage.getItem(`${NAME}:${key}`);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function keep(key: string, value: number): void {
  try {
    sessionStorage.setItem(`${NAME}:${key}`, String(value));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
