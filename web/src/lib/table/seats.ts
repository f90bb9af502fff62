import { faceOf, pictureOf } from '$lib/ui/faces';
import type { SeatInfo, TableInfo } from '$lib/types/house';

export function isYours(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && seat.yours;
}

/** The seats of whoever looks at this page. */
export function ownSeats({ seats }: TableInfo): number[] {
  return seats.flatMap((seat, number) => (isYours(seat) ? [number] : []));
}

/** The seats that are kept for whoever looks at this page, from the game before. */
export function keptSeats({ seats }: TableInfo): number[] {
  return seats.flatMap((seat, number) => (seat.kind === 'kept' && seat.yours ? [number] : []));
}

export function namesOf({ seats }: TableInfo): string[] {
  return seats.map((seat) => (seat.kind === 'open' ? '…' : seat.name));
}

/** Who has a seat kept and has not taken it yet, and how many seats nobody has. */
export function missingAt({ seats }: TableInfo): { names: string[]; free: number } {
  const names = seats.flatMap((seat) => (seat.kind === 'kept' ? [seat.name] : []));
  return { names, free: seats.filter(({ kind }) => kind === 'open').length };
}

/** Whether everybody is here. */
export function isFull({ seats }: TableInfo): boolean {
  return seats.every(({ kind }) => kind !== 'open' && kind !== 'kept');
}

/** The picture of whoever sits there. */
export function portraitOf(seat: SeatInfo): string {
  if (seat.kind === 'bot') return `house-bot-${seat.level}`;
  const program = seat.kind === 'program' || (seat.kind === 'kept' && seat.program);
  if (program) return 'house-bot-program';
  return seat.kind === 'person' ? pictureOf(seat.face ?? faceOf(seat.name)) : 'house-person';
}
