// A browser that can put the house among the programs of its device says so once; the offer waits here until somebody
// wants it.

/** Not every browser has it, so the types of the DOM do not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Listens for the offer, which comes soon after the page or not at all. */
  listen(): () => void {
    const offered = (event: Event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    };
    const installed = () => (this.#offer = null);
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', installed);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', installed);
    };
  }

  /** An offer can be taken up once. */
  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
