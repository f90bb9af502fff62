// Things seen moving: those that lie somewhere else now, and those on their way to where they are not shown singly.

import { arrive, pulse } from '$lib/motion';
import { settings } from '$lib/settings.svelte';
import { FALL, FLY, moves, SHIFT, TURN_UP, type Move } from './moves';
import type { Event } from '$lib/types/piratz';

/** Something on its way, in the coordinates of the table. */
export interface Flight {
  key: number;
  thing: { card: number } | { seat: number };
  from: DOMRect;
  to: DOMRect;
  turns: boolean;
  at: number;
}

export class Stage {
  flights = $state.raw<readonly Flight[]>([]);
  #before: { readonly [place: string]: DOMRect | undefined } = {};
  #key = 0;

  /** Where everything lies, before it changes. */
  remember(table: HTMLElement): void {
    const things = [...table.querySelectorAll<HTMLElement>('[data-place]')];
    this.#before = Object.fromEntries(things.map((thing) => [thing.dataset.place, thing.getBoundingClientRect()]));
  }

  /** Shows what happened, after everything has changed. */
  show(table: HTMLElement, events: readonly Event[]): void {
    if (!settings.motion) return;
    for (const move of moves(events)) this.#start(table, move);
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter(({ key }) => key !== flight.key);
  }

  #start(table: HTMLElement, move: Move): void {
    const place = (name: string) => table.querySelector<HTMLElement>(`[data-place="${name}"]`);
    switch (move.move) {
      case 'turn_up':
        return this.#turnUp(place(`card-${move.card}`), this.#before.pile);
      case 'shift': {
        const from = this.#before[`card-${move.card}`];
        const card = place(`card-${move.card}`);
        if (card && from) arrive(card, from, SHIFT);
        return;
      }
      case 'fall':
        place(`shovel-${move.seat}`)?.animate(
          [
            { transform: 'translateY(-9rem) rotate(-70deg)', opacity: 0 },
            { transform: 'translateY(0.2rem) rotate(6deg)', opacity: 1, offset: 0.8 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: FALL, delay: move.at, fill: 'backwards', easing: 'ease-in' },
        );
        return;
      case 'fly':
        return this.#fly(table, { card: move.card }, `card-${move.card}`, place(move.to), move.turns, move.at);
      case 'return':
        for (const name of Object.keys(this.#before)) {
          const seat = Number(/^shovel-(\d)$/.exec(name)?.[1] ?? NaN);
          if (!Number.isNaN(seat)) this.#fly(table, { seat }, name, place(`chest-${seat}`), false, move.at);
        }
    }
  }

  #turnUp(card: HTMLElement | null, from: DOMRect | undefined): void {
    const sides = card?.querySelector('.flip');
    if (!card || !sides || !from) return;
    const to = card.getBoundingClientRect();
    const [x, y] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ];
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}) rotateY(180deg)`;
    card.animate([{ zIndex: 5 }, { zIndex: 5 }], { duration: TURN_UP });
    sides.animate(
      [
        { transform: start },
        { transform: `translate(${x / 3}px, ${y / 3}px) scale(1.15) rotateY(90deg)`, offset: 0.55 },
        { transform: 'none' },
      ],
      {
        duration: TURN_UP,
        easing: 'ease-in-out',
      },
    );
  }

  #fly(table: HTMLElement, thing: Flight['thing'], name: string, goal: HTMLElement | null, turns: boolean, at: number) {
    const from = this.#before[name];
    if (!from || !goal) return;
    const { left, top } = table.getBoundingClientRect();
    const inside = (box: DOMRect) => new DOMRect(box.left - left, box.top - top, box.width, box.height);
    const flight: Flight = {
      key: ++this.#key,
      thing,
      from: inside(from),
      to: inside(goal.getBoundingClientRect()),
      turns,
      at,
    };
    this.flights = [...this.flights, flight];
    setTimeout(() => pulse(goal, 320), at + FLY);
  }
}
