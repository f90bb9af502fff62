// The page's own files, of which one may not come. Then `static/door.js` loads the page again as soon as the house answers.

/** Whether this is what a browser says of a module that did not come. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported module|Importing a module script failed|Unable to preload/.test(String(error));
}

/** Somebody sees what they have asked for: if something of it is missing, it is tried again. */
export function areShown(): void {
  dispatchEvent(new Event('ratskeller:shown'));
}
