// Whom the house seats before somebody who only wants to play: a pup at first, and somebody stronger when they want it.

import type { GameName } from '$lib/games/names';
import { LEVELS } from '$lib/house/house.svelte';
import { isSolved } from '$lib/learn/solved';
import type { Level, TableInfo } from '$lib/types/house';
import { stateOf } from './lists';

const KEPT_AS = 'ratskeller-company';

/** So many games won, and the next level is suggested. */
const ENOUGH = 2;

/** The lesson that every game begins with. */
export const FIRST_LESSON = 'first';

type Kept = Partial<Record<GameName, Level>>;

function read(): Kept {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') ?? {}) as Kept;
    return Object.fromEntries(Object.entries(kept).filter(([, level]) => LEVELS.includes(level)));
  } catch {
    return {};
  }
}

class Company {
  #kept = $state.raw(read());

  /** Whom somebody plays against who only wants to play. */
  level(game: GameName): Level {
    return this.#kept[game] ?? 'pup';
  }

  /** Somebody plays, against these from now on. */
  meets(game: GameName, level: Level): void {
    this.#kept = { ...this.#kept, [game]: level };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  /** Whether somebody has neither learned nor played the game, as far as this browser and their tables tell. */
  isNew(game: GameName, own: readonly TableInfo[]): boolean {
    return !this.#kept[game] && !isSolved(game, FIRST_LESSON) && !own.some((table) => table.game === game);
  }

  /** Somebody stronger, for those who win; null if nobody is, or it is too early. */
  stronger(game: GameName, own: readonly TableInfo[]): Level | null {
    const level = this.level(game);
    const won = own.filter((table) => table.game === game && stateOf(table) === 'won' && isAgainst(table, level));
    return won.length >= ENOUGH ? (LEVELS[LEVELS.indexOf(level) + 1] ?? null) : null;
  }
}

/** Whether the others were bots, none of them weaker than this. */
function isAgainst({ seats }: TableInfo, level: Level): boolean {
  const others = seats.filter((seat) => !(seat.kind === 'person' && seat.yours));
  return others.every((seat) => seat.kind === 'bot' && LEVELS.indexOf(seat.level) >= LEVELS.indexOf(level));
}

export const companyOf = () => new Company();

export const company = companyOf();
