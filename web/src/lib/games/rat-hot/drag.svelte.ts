// A strip under a pointer: held a little above a thumb, turned by the wheel, drawn along at the table's edge.

import { tick } from 'svelte';
import type { Play } from './play.svelte';
import type { Point } from '$lib/types/rat-hot';

/** A dragged strip is held a little above the thumb, so that one sees it. */
const ABOVE_THUMB = 74;
const STILL = 6;
/** By so many fields a strip that is held at its edge draws the table along. */
const PULL = 0.12;
/** A touch pad says that it is turned many times a second. */
const BETWEEN_TURNS = 140;

/** What a dragged strip has to know of the table below it. */
export interface Below {
  /** The size of a field on the screen. */
  fieldSize: () => number;
  /** Which place of the table, in fields, is at this point of the window; null beside the table. */
  placeAt: (x: number, y: number) => Point | null;
  /** Which way out of sight a point of the window is nearly, to the right and down; null beside the table. */
  edgeAt: (x: number, y: number) => Point | null;
  /** Looks so many fields farther. */
  pan: (right: number, down: number) => void;
}

interface Held {
  pointer: number;
  strip: number;
  begin: Point;
  at: Point;
  above: number;
  dragged: boolean;
  /** Whether it was over the middle of the table: coming in over the edge is no wish to look beyond it. */
  inside: boolean;
}

export class Drag {
  /** Whether a thumb hides what is aimed at. */
  byThumb = $state(false);
  fieldSize = $state(50);
  /** What is moved, as long as something is. */
  float = $state<HTMLElement>();

  /** A click that only ends a drag means nothing else. */
  justDragged = false;

  #held: Held | null = null;
  #lastTurn = -Infinity;

  constructor(
    private readonly play: Play,
    private readonly below: () => Below | undefined,
    /** The strip was let go where it cannot lie, from there in the window. */
    private readonly ondropped: (strip: number, from: DOMRect | undefined) => void,
  ) {}

  grab(event: PointerEvent, strip: number): void {
    if (event.button > 0 || this.#held) return;
    this.byThumb = event.pointerType === 'touch';
    const at: Point = [event.clientX, event.clientY];
    const above = this.byThumb ? ABOVE_THUMB : 0;
    this.#held = { pointer: event.pointerId, strip, begin: at, at, above, dragged: false, inside: false };
    // Taken up from the table it is already on the move.
    if (event.type === 'pointermove') void this.#begin(at);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#held?.pointer) return;
    const at: Point = [event.clientX, event.clientY];
    if (this.#held.dragged) return this.#follow(at);
    const [x, y] = this.#held.begin;
    if (Math.hypot(at[0] - x, at[1] - y) > STILL) void this.#begin(at);
  }

  drop(event: PointerEvent): void {
    if (event.pointerId !== this.#held?.pointer) return;
    const { dragged, strip } = this.#held;
    this.#held = null;
    if (!dragged || !this.play.dragging) return;
    this.justDragged = true;
    setTimeout(() => (this.justDragged = false));
    const from = this.float?.getBoundingClientRect();
    if (event.type === 'pointerup' && this.play.over) return this.play.lay();
    this.play.putBack();
    this.ondropped(strip, from);
  }

  wheel(event: WheelEvent): void {
    if (!this.play.dragging || event.deltaY === 0 || event.timeStamp - this.#lastTurn < BETWEEN_TURNS) return;
    this.#lastTurn = event.timeStamp;
    this.play.turn(Math.sign(event.deltaY));
  }

  /** At its edge the table is drawn along, each time this is called. */
  pull(): void {
    const below = this.below();
    if (!this.#held || !below) return;
    const { at, above } = this.#held;
    const edge = below.edgeAt(at[0], at[1] - above);
    if (!edge) return;
    if (edge[0] === 0 && edge[1] === 0) this.#held.inside = true;
    else if (this.#held.inside) {
      below.pan(edge[0] * PULL, edge[1] * PULL);
      this.#follow(at);
    }
  }

  async #begin(at: Point): Promise<void> {
    const below = this.below();
    if (!this.#held || !below) return;
    const { strip } = this.#held;
    this.#held.dragged = true;
    this.play.pick(strip);
    if (this.play.picked !== strip) return;
    this.play.dragging = true;
    this.fieldSize = below.fieldSize();
    await tick();
    this.#follow(at);
  }

  #follow(at: Point): void {
    const below = this.below();
    const home = this.float?.offsetParent?.getBoundingClientRect();
    if (!this.#held || !this.float || !home || !below) return;
    this.#held.at = at;
    const [x, y] = [at[0], at[1] - this.#held.above];
    this.float.style.transform = `translate(${x - home.left}px, ${y - home.top}px)`;
    this.play.hold(below.placeAt(x, y));
  }
}
