declare global {
  namespace App {
    interface Error {
      /** Whether the page could not be loaded because the house is out of reach. */
      away?: boolean;
    }

    interface PageData {
      /** Whether the page is of use without the house. */
      standsAlone?: boolean;
    }
  }
}

export {};
