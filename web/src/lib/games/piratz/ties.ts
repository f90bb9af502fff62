// Equal numbers of treasures: what told them apart (PZ-V2), so that a block can be explained. Who got it says the house.

import { list, say } from '$lib/words/words.svelte';
import type { Kind, Tally } from '$lib/types/piratz';
import type { Step } from './scoring';
import { countOf } from './telling';

interface Rival {
  seat: number;
  rats: number;
  cards: number;
}

export interface Tie {
  count: number;
  /** Everybody with this number, in the order in which rats and then cards put them. */
  rivals: readonly Rival[];
  /** Those with equally many rats, where a block was at stake. */
  byCards: readonly Rival[];
  /** Those whom nothing told apart, so that nobody got what was left. */
  equal: readonly Rival[];
}

/** The ties of a kind in which a block was at stake. */
export function ties({ treasures, awards }: Step, blocks: number, tallies: readonly (Tally | null)[]): Tie[] {
  const found: Tie[] = [];
  let left = blocks;
  for (const count of [...new Set(treasures)].filter((count) => count > 0).sort((one, other) => other - one)) {
    if (left === 0 || awards === null) break;
    const rivals = treasures
      .flatMap((own, seat) => (own === count ? [rival(seat, tallies[seat])] : []))
      .sort((one, other) => other.rats - one.rats || one.cards - other.cards);
    const given = awards.filter(({ seat }) => rivals.some((rival) => rival.seat === seat)).length;
    const isSettled = given === Math.min(left, rivals.length);
    if (rivals.length > 1) {
      const byCards = firstAlike(rivals, left, ({ rats }) => `${rats}`);
      const equal = isSettled ? [] : firstAlike(rivals, left, ({ rats, cards }) => `${rats}/${cards}`);
      found.push({ count, rivals, byCards, equal });
    }
    if (!isSettled) break;
    left -= given;
  }
  return found;
}

function rival(seat: number, tally: Tally | null | undefined): Rival {
  return { seat, rats: tally?.rats ?? 0, cards: tally?.cards ?? 0 };
}

/** The first of them who stand side by side alike, if one of the places that win a block is theirs. */
function firstAlike(rivals: readonly Rival[], places: number, look: (rival: Rival) => string): readonly Rival[] {
  for (const one of rivals.slice(0, places)) {
    const alike = rivals.filter((other) => look(other) === look(one));
    if (alike.length > 1) return alike;
  }
  return [];
}

/** The ties of a kind in words. */
export function tieWords(kind: Kind, found: readonly Tie[], names: readonly string[]): string {
  const nameOf = ({ seat }: Rival) => names[seat] ?? '';
  const figures = (of: readonly Rival[], figure: (rival: Rival) => string) =>
    list(of.map((rival) => say('piratz-tie-figure', { name: nameOf(rival), figure: figure(rival) })));
  const sentences = found.flatMap(({ count, rivals, byCards, equal }) => [
    say('piratz-tie', { names: list(rivals.map(nameOf)), treasures: countOf(kind, count) }),
    say('piratz-tie-rats', { figures: figures(rivals, ({ rats }) => say('piratz-rats', { count: rats })) }),
    byCards.length > 0 &&
      say('piratz-tie-cards', { figures: figures(byCards, ({ cards }) => say('piratz-cards', { count: cards })) }),
    equal.length > 0 && say('piratz-tie-none', { names: list(equal.map(nameOf)) }),
  ]);
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
