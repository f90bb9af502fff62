// What just happened, as it is shown: groups light up and pay, rats jump.

import { settings } from '$lib/settings.svelte';
import { sound } from '$lib/sound';
import { schedule, type Cue } from './schedule';
import type { Event, Group } from '$lib/types/rat-hot';

export interface Payment {
  key: number;
  group: Group;
}

/** So long a coin flies, in milliseconds. */
export const FLIGHT = 820;
const LIGHT = 900;
const JUMPING = 2_400;

export class Show {
  /** Groups that are just paying. */
  payments = $state.raw<readonly Payment[]>([]);
  /** Whose rats jump. */
  rats = $state<number | null>(null);
  /** Points that are on their way, per seat. */
  owed = $state.raw<readonly number[]>([0, 0]);

  #timers: ReturnType<typeof setTimeout>[] = [];
  #key = 0;

  /** Shows it; `own` if one's own strip is already where it shall lie. Returns after how long new strips come. */
  begin(events: readonly Event[], own: boolean): number {
    this.stop();
    const { cues } = schedule(events, own);
    if (!settings.motion) {
      for (const type of ['land', 'pay', 'rats'] as const) if (cues.some((cue) => cue.type === type)) this.#sound(type);
      return 0;
    }
    this.owed = [0, 1].map((seat) =>
      cues.reduce((sum, cue) => (cue.type === 'pay' && cue.group.seat === seat ? sum + cue.group.points : sum), 0),
    );
    for (const cue of cues) this.#after(cue.at, () => this.#perform(cue));
    return cues.find((cue) => cue.type === 'reveal')?.at ?? 0;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.payments = [];
    this.rats = null;
    this.owed = [0, 0];
  }

  #perform(cue: Cue): void {
    this.#sound(cue.type);
    if (cue.type === 'rats') {
      this.rats = cue.seat;
      this.#after(JUMPING, () => (this.rats = null));
    } else if (cue.type === 'pay') {
      const payment = { key: ++this.#key, group: cue.group };
      this.payments = [...this.payments, payment];
      // By the clock, not by the coin: a coin that goes astray still pays.
      this.#after(FLIGHT, () => this.#pay(payment.group));
      this.#after(LIGHT, () => (this.payments = this.payments.filter(({ key }) => key !== payment.key)));
    }
  }

  #pay({ seat, points }: Group): void {
    this.owed = this.owed.map((owed, each) => (each === seat ? owed - points : owed));
  }

  #sound(type: Cue['type']): void {
    sound(({ land: 'lay', pay: 'coin', reveal: 'card', rats: 'alarm' } as const)[type]);
  }

  #after(milliseconds: number, then: () => void): void {
    this.#timers.push(setTimeout(then, milliseconds));
  }
}
