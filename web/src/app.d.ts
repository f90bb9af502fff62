declare global {
  namespace App {
    interface Error {
      /** Whether the page could not be loaded because the house is out of reach. */
      away?: boolean;
      /** Whether a file of the page did not come; it is asked for again by itself. */
      incomplete?: boolean;
    }

    interface PageData {
      /** Whether the page is of use without the house. */
      standsAlone?: boolean;
    }

    interface PageState {
      /** How many sheets lie over the page. */
      sheets?: number;
    }
  }
}

export {};
