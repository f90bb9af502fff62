declare global {
  namespace App {
    interface PageData {
      /** Whether the page is of use without the house. */
      standsAlone?: boolean;
    }
  }
}

export {};
