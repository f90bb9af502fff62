// What a person has chosen in this browser, kept in it.

import type { Portrait } from '$lib/types/house';

const KEPT_AS = 'ratskeller-settings';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  /** The face that one is shown with; none was chosen. */
  face: Portrait | null;
}

const usual: Kept = { theme: 'system', sound: true, notify: false, motion: true, face: null };

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state.raw(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  /** Whether things may move: as chosen here, unless the system asks for less. */
  get motion(): boolean {
    return this.#kept.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
  set motion(motion: boolean) {
    this.#keep({ motion });
  }

  get face(): Portrait | null {
    return this.#kept.face;
  }
  set face(face: Portrait) {
    this.#keep({ face });
  }

  #keep(chosen: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...chosen };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const settings = new Settings();
