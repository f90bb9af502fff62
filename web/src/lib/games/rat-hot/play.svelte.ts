// A turn at the table as the page knows it: which strip is held, how it is turned, where it would lie.

import { say } from '$lib/words/words.svelte';
import type { TableProps } from '../game';
import { firstOf, keyOf, middleOf, same, turned } from './geometry';
import { Places, type Offer, type Spot } from './places';
import { coversTold, fieldName, fieldNames, pointsTold, ratsTold, touchesTold } from './telling';
import { printed, topsOf, type Tops } from './tops';
import type { Action, Deck, Effect, Facing, Options, Point, View } from '$lib/types/rat-hot';

export type Props = TableProps<View, Action, Effect, Deck, Options>;

/** How far from a place, in fields, a strip is drawn to it. */
const PULL = 1.05;

export class Play {
  /** The strip that is held, or that rests on the table until the turn is finished. */
  picked = $state<number | null>(null);
  facing = $state<Facing>('east');
  /** The field under the middle of the held strip, or the one that is looked at. */
  over = $state.raw<Point | null>(null);
  /** Whether the strip was put there, to be left there when the turn is finished. */
  resting = $state(false);
  dragging = $state(false);
  /** What was sent to the house, until it answers. */
  sent = $state.raw<(Spot & { legal: boolean }) | null>(null);
  /** For those who do not see it. */
  said = $state('');

  readonly #props: () => Props;

  /** Also by giving up, which leaves the table as it was. */
  readonly ended = $derived.by(() => this.#props().ended === true || this.#props().view.phase === 'over');
  readonly mine = $derived.by(() => {
    const { seat, view, choices } = this.#props();
    return seat !== null && !this.ended && view.turn === seat && choices.length > 0;
  });
  readonly places = $derived.by(() => new Places(this.#props().choices, this.#props().deck));
  readonly tops: Tops = $derived.by(() => topsOf(this.#props().view.laid, this.#props().deck));
  /** The last strip of a turn reveals the next ones, so it is not sent before the turn is finished. */
  readonly last = $derived.by(() => this.#props().view.hand.length === 1);
  readonly spot: Spot | null = $derived.by(() => {
    if (this.sent) return this.sent;
    if (this.picked === null || this.over === null) return null;
    return { strip: this.picked, middle: this.over, facing: this.facing };
  });
  readonly offer: Offer | undefined = $derived.by(() => (this.spot ? this.places.at(this.spot) : undefined));
  /** Where the held strip may go, turned as it is. */
  readonly offers: Offer[] = $derived.by(() =>
    this.picked === null || this.sent ? [] : this.places.of(this.picked, this.facing),
  );
  readonly canFinish = $derived.by(() => this.mine && this.resting && !this.sent);
  readonly canTakeBack = $derived.by(() => {
    const { ontakeback, waiting } = this.#props();
    return this.mine && !waiting && (this.resting || (ontakeback !== undefined && this.last));
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  pick(strip: number): void {
    if (!this.mine || this.sent || this.#props().waiting) return;
    if (this.picked !== strip) this.facing = 'east';
    this.picked = strip;
    this.resting = false;
  }

  /** Picks the strip and holds it over the place that is nearest to what was laid last. */
  pickToMove(strip: number): void {
    this.pick(strip);
    if (this.picked !== strip) return;
    const laid = this.#props().view.laid.at(-1);
    const near = this.over ?? (laid ? middleOf(laid.at, laid.facing) : [0, 0]);
    this.over = this.places.nearest(strip, this.facing, [near[0] + 0.5, near[1] + 0.5], Infinity) ?? near;
    this.#tell();
  }

  putBack(): void {
    if (this.picked !== null) this.said = say('rat-hot-said-back');
    this.picked = null;
    this.resting = false;
    this.dragging = false;
    this.over = null;
  }

  turn(quarters: number): void {
    if (this.picked === null) return;
    this.facing = turned(this.facing, quarters);
    this.#tell();
  }

  /** Holds the strip over a place of the table, in fields; near enough to where it may lie it is drawn there. */
  hold(place: Point | null): void {
    if (this.picked === null || this.sent) return;
    const over = place && this.#pulled(this.picked, place);
    if (!same(over, this.over)) this.over = over;
  }

  #pulled(strip: number, place: Point): Point {
    return this.places.nearest(strip, this.facing, place, PULL) ?? [Math.floor(place[0]), Math.floor(place[1])];
  }

  /** One field on, whether a strip may lie there or not. */
  move(right: number, down: number): void {
    if (this.sent) return;
    const side = this.#props().view.table;
    const [x, y] = this.over ?? [Math.floor(side / 2), Math.floor(side / 2)];
    const within = (at: number) => Math.min(side - 1, Math.max(0, at));
    this.over = [within(x + right), within(y + down)];
    this.#tell();
  }

  /** On to the next place it may go, the one that pays most first. */
  next(steps: number): void {
    const { seat } = this.#props();
    if (this.picked === null || this.sent || seat === null) return;
    const ranked = this.places.ranked(this.picked, this.facing, seat);
    if (ranked.length === 0) return;
    const now = ranked.findIndex(({ middle }) => same(middle, this.over));
    const then = now < 0 ? (steps > 0 ? 0 : ranked.length - 1) : (now + steps + ranked.length) % ranked.length;
    this.over = ranked[then]?.middle ?? this.over;
    this.#tell();
  }

  /** Lays the strip where it is held. What is not offered is sent as well: the house says why not. */
  lay(): void {
    this.dragging = false;
    if (!this.spot || this.sent) return;
    if (this.last && this.offer) {
      this.resting = true;
      this.said = say('rat-hot-said-resting');
    } else {
      this.#send(this.spot);
    }
  }

  finish(): void {
    if (this.canFinish && this.spot) this.#send(this.spot);
  }

  /** One thing at a time: the strip that rests on the table, then the one that was laid before it. */
  takeBack(): void {
    if (!this.canTakeBack) return;
    const { resting, picked, facing } = this;
    this.putBack();
    if (resting && picked !== null) this.#holdSo(picked, facing);
    else this.#props().ontakeback?.();
  }

  /** The house does not want it there: it is in hand again, turned as it was. */
  bounce(): void {
    const { sent } = this;
    this.renew();
    if (sent) this.#holdSo(sent.strip, sent.facing);
  }

  #holdSo(strip: number, facing: Facing): void {
    this.pick(strip);
    if (this.picked === strip) this.facing = facing;
  }

  #send(spot: Spot): void {
    const { onact, waiting } = this.#props();
    if (waiting) return;
    this.sent = { ...spot, legal: this.offer !== undefined };
    this.picked = null;
    this.resting = false;
    onact(this.places.action(spot));
    // Without a line to the house nothing was sent.
    if (!this.#props().waiting) this.renew();
  }

  /** Nobody looks at the field any more. */
  lookAway(): void {
    if (this.picked === null) this.over = null;
  }

  /** Another position: nothing that was held fits it any more. */
  renew(): void {
    this.sent = null;
    this.picked = null;
    this.resting = false;
    this.dragging = false;
    this.over = null;
    this.said = '';
    const [only] = this.#props().view.hand;
    if (this.mine && this.last && only !== undefined) this.pick(only);
  }

  #tell(): void {
    this.said = this.#told();
  }

  #told(): string {
    const { seat, names, deck } = this.#props();
    if (this.over === null) {
      return this.picked === null ? '' : fieldNames(deck.strips[this.picked] ?? []);
    }
    if (this.picked === null) return this.fieldTold(this.over);
    const at = firstOf(this.over, this.facing);
    const lies = [
      touchesTold(printed(deck, this.picked), at, this.facing, this.tops),
      coversTold(at, this.facing, this.tops),
      say('rat-hot-facing', { facing: this.facing }),
      say('rat-hot-said-where', { x: this.over[0] + 1, y: this.over[1] + 1 }),
    ];
    const { points, rats } = this.offer?.effect ?? { points: [], rats: [] };
    const pays = this.offer
      ? [pointsTold(points, seat, names), ratsTold(rats, seat)]
      : [say('rat-hot-said-impossible')];
    return [...pays, ...lies].filter(Boolean).join(' ');
  }

  fieldTold(point: Point): string {
    const top = this.tops.get(keyOf(point));
    if (!top) return say('rat-hot-field-table', { x: point[0] + 1, y: point[1] + 1 });
    return say('rat-hot-field', {
      x: point[0] + 1,
      y: point[1] + 1,
      field: fieldName(top.field),
      level: top.level + 1,
    });
  }
}
