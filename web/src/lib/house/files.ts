// The page's own files, of which one may not come. Then `static/door.js` loads the page again as soon as the house answers.

/** What it counts its tries by. */
const TRIES = 'ratskeller-tries';

/** Whether this is what a browser says of a module that did not come. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported module|Importing a module script failed|Unable to preload/.test(String(error));
}

/** Everything is here: the next time something is missing it is tried again at once. */
export function haveArrived(): void {
  try {
    sessionStorage.removeItem(TRIES);
  } catch {
    // It keeps nothing anyway.
  }
}
