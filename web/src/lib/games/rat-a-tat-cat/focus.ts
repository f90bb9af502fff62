// Going from card to card by the arrow keys. Rows are marked `data-row`, the cards in them `data-card`.

import type { Step } from './keys';

/** Moves the focus on from this card; false if it is none. */
export function walk(board: Element, from: Element, { along, across }: Step): boolean {
  const rows = [...board.querySelectorAll('[data-row]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-card]'),
  ]);
  const row = rows.findIndex((cards) => cards.some((card) => card === from));
  if (row < 0) return false;
  const column = rows[row]?.findIndex((card) => card === from) ?? 0;
  const next = rows[row + across];
  next?.[Math.min(Math.max(column + along, 0), next.length - 1)]?.focus();
  return true;
}

/** Whose card this is, if it is one in a line. */
export function ownerOf(card: Element): number | null {
  const seat = card.closest<HTMLElement>('[data-seat]')?.dataset.seat;
  return seat === undefined ? null : Number(seat);
}
