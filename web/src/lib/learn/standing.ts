// How far somebody has come in a lesson, so that a page that is loaded again goes on where it was.

const keptAs = (game: string, lesson: string) => `ratskeller-lesson/${game}/${lesson}`;

/** The answers so far; none where nothing sensible is kept. */
export function standing(game: string, lesson: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAs(game, lesson)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Without answers the lesson begins anew. */
export function stand(game: string, lesson: string, answers: readonly unknown[]): void {
  try {
    if (answers.length === 0) sessionStorage.removeItem(keptAs(game, lesson));
    else sessionStorage.setItem(keptAs(game, lesson), JSON.stringify(answers));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
