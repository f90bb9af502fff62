// Where one looks: at what happens, at everything, or wherever one wants to.

import { untrack } from 'svelte';
import { settings } from '$lib/settings.svelte';
import { fitted, followed, kept, showing, UNIT, zoomed, type Camera, type Size } from './camera';
import type { Area } from './geometry';
import type { Point } from '$lib/types/rat-hot';

/** Fields are followed this near, where everything would be too small to tell or to hit. */
const COMFORT = 0.34;
const RESTING = 160;

export class Sight {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 0.5 });
  gliding = $state(false);
  /** While it moves the table is one picture that is only shifted; then it is drawn sharp again. */
  moving = $state(false);

  #way = $state<'follow' | 'everything' | 'own'>('follow');
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #area: () => Area;
  readonly #focus: () => Area;

  readonly #size: Size = $derived({ width: this.width, height: this.height });
  readonly #all = $derived.by(() => fitted(this.#area(), this.#size));
  readonly #aim = $derived.by(() => {
    if (this.#way === 'own') return null;
    return this.#way === 'everything' ? this.#all : followed(this.#area(), this.#focus(), this.#size, COMFORT);
  });
  /** Whether everything is looked at, where following shows less. */
  readonly everything = $derived.by(() => this.#way === 'everything' && this.#all.zoom < COMFORT);

  /** `area` is everything that matters, `focus` where something has just happened. */
  constructor(area: () => Area, focus: () => Area) {
    this.#area = area;
    this.#focus = focus;
  }

  /** Looks where it is to be looked, as long as nobody wants to look elsewhere. */
  settle(): void {
    if (this.width === 0 || this.height === 0 || !this.#aim) return;
    const isFirst = untrack(() => this.camera.x === 0);
    this.camera = this.#aim;
    this.gliding = settings.motion && !isFirst;
  }

  showEverything(): void {
    this.#way = 'everything';
  }

  /** To everything, and from there back to what happens. */
  step(): void {
    this.#way = this.everything || this.#all.zoom >= COMFORT ? 'follow' : 'everything';
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.look(zoomed(this.camera, factor, at));
  }

  pan(right: number, down: number): void {
    const field = UNIT * this.camera.zoom;
    this.look({ ...this.camera, x: this.camera.x - right * field, y: this.camera.y - down * field });
  }

  /** As far, but so that one sees the way. */
  glide(right: number, down: number): void {
    this.pan(right, down);
    this.gliding = settings.motion;
  }

  /** Has this field in sight. */
  show(field: Point): void {
    const next = showing(this.camera, field, this.#size);
    if (next.x === this.camera.x && next.y === this.camera.y) return;
    this.gliding = settings.motion;
    this.camera = next;
  }

  look(next: Camera): void {
    this.#way = 'own';
    this.gliding = false;
    this.moving = true;
    this.camera = kept(next, this.#area(), this.#size);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), RESTING);
  }
}
