// RC-S4: everyone looks once. Which looks are over is known to all windows of this browser.

const KEPT_AS = 'ratskeller-rat-a-tat-cat-looked';
/** Of more seats than this nobody plays at the same time. */
const SEATS_KEPT = 60;

/** Whose look it is, and in which round. */
export interface Whose {
  table: string;
  seat: number | null;
  round: number;
}

/** The last round in which a seat has looked, the latest last. */
type Kept = readonly (readonly [seat: string, round: number])[];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

const seatOf = ({ table, seat }: Whose) => `${table}:${seat}`;

export function hasLooked(whose: Whose): boolean {
  return read().some(([seat, round]) => seat === seatOf(whose) && round >= whose.round);
}

export function keepLooked(whose: Whose): void {
  const others = read().filter(([seat]) => seat !== seatOf(whose));
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([...others, [seatOf(whose), whose.round]].slice(-SEATS_KEPT)));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Tells when a look has ended in another window; gives back how to stop that. */
export function whenLookedElsewhere(told: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === KEPT_AS && told();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
