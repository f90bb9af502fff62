// What every game has to have a file for is found by listing; nobody writes the games down again.

/** What a listing of files has at this path. */
export function ofGame<T>(files: Record<string, T>, path: string): T {
  const found = files[path];
  if (found === undefined) throw new Error(`A game has no ${path}`);
  return found;
}
