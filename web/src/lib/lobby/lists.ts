import type { TableInfo } from '$lib/types/house';
import { say } from '$lib/words/words.svelte';

export type State = 'free' | 'waiting' | 'your-turn' | 'playing' | 'won' | 'lost' | 'over';

/** How a table stands for the guest who looks at the list. */
export function stateOf({ phase, seats, to_move, ended }: TableInfo): State {
  const yours = (seat: number) => {
    const sitter = seats[seat];
    return sitter?.kind === 'person' && sitter.yours;
  };
  if (phase === 'waiting') return seats.some(({ kind }) => kind === 'open') ? 'free' : 'waiting';
  if (phase === 'revealing') return 'waiting';
  if (phase === 'playing') return to_move !== null && yours(to_move) ? 'your-turn' : 'playing';
  if (!ended || ended.winners.length === 0 || !seats.some((_, seat) => yours(seat))) return 'over';
  return ended.winners.some(yours) ? 'won' : 'lost';
}

/** Who else sits there. */
export function othersAt({ seats }: TableInfo): string {
  const named = seats.flatMap((seat) => {
    if (seat.kind === 'open' || (seat.kind === 'person' && seat.yours)) return [];
    return seat.kind === 'program' ? say('rating-program', { name: seat.name }) : seat.name;
  });
  return named.length > 0 ? named.join(', ') : '…';
}
