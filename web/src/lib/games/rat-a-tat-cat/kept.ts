// What this tab remembers while it is open, also when the page is loaded again.

const NAME = 'ratskeller-rat-a-tat-cat';

export function recall<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(`${NAME}:${key}`) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(`${NAME}:${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
