// The choices the house offers, by strip, facing and the field under the strip's middle.

import type { Choice } from '../game';
import { firstOf, keyOf, middleOf } from './geometry';
import type { Action, Deck, Effect, Facing, Point } from '$lib/types/rat-hot';

export interface Spot {
  strip: number;
  middle: Point;
  facing: Facing;
}

export interface Offer {
  middle: Point;
  action: Action;
  effect: Effect | undefined;
}

export class Places {
  readonly #offers = new Map<string, Map<string, Offer>>();

  constructor(
    choices: readonly Choice<Action, Effect>[],
    private readonly deck: Deck,
  ) {
    for (const { action, effect } of choices) {
      const { strip, at, facing } = action.place;
      const middle = middleOf(at, facing);
      const offers = this.#offers.get(`${strip} ${facing}`) ?? new Map<string, Offer>();
      offers.set(keyOf(middle), { middle, action, effect });
      this.#offers.set(`${strip} ${facing}`, offers);
    }
  }

  /** The action that lays a strip so, whether it is offered or not. */
  action({ strip, middle, facing }: Spot): Action {
    const way = this.#facing(strip, facing);
    return { place: { strip, at: firstOf(middle, way), facing: way } };
  }

  at({ strip, middle, facing }: Spot): Offer | undefined {
    return this.#of(strip, facing)?.get(keyOf(middle));
  }

  of(strip: number, facing: Facing): Offer[] {
    return [...(this.#of(strip, facing)?.values() ?? [])];
  }

  /** What is offered, what pays this seat most first; of equals what pays the others least, then as one reads. */
  ranked(strip: number, facing: Facing, seat: number): Offer[] {
    const value = ({ effect }: Offer): [number, number] => {
      const all = effect?.points.reduce((sum, points) => sum + points, 0) ?? 0;
      const own = effect?.points[seat] ?? 0;
      return [own, own - all];
    };
    return this.of(strip, facing).sort((one, other) => {
      const [a, b] = [value(one), value(other)];
      return b[0] - a[0] || b[1] - a[1] || one.middle[1] - other.middle[1] || one.middle[0] - other.middle[0];
    });
  }

  /** The offered middle nearest to a place in fields, no farther than `reach` from it. */
  nearest(strip: number, facing: Facing, [x, y]: Point, reach: number): Point | undefined {
    let best: Point | undefined;
    let least = reach;
    for (const { middle } of this.of(strip, facing)) {
      const far = Math.hypot(middle[0] + 0.5 - x, middle[1] + 0.5 - y);
      if (far <= least) [best, least] = [middle, far];
    }
    return best;
  }

  #of(strip: number, facing: Facing): Map<string, Offer> | undefined {
    return this.#offers.get(`${strip} ${this.#facing(strip, facing)}`);
  }

  /** RH-P1: a strip that reads the same both ways is laid to the east or the south. */
  #facing(strip: number, facing: Facing): Facing {
    const fields = this.deck.strips[strip];
    if (!fields || fields[0] !== fields[2]) return facing;
    return facing === 'west' ? 'east' : facing === 'north' ? 'south' : facing;
  }
}
