// What the house asks of a game's table. The rules stay with the house: a table shows a view, offers the choices, and
// reports what was chosen.

import type { Component } from 'svelte';
import type { Happened, TableEvent } from '$lib/table/live.svelte';
import type { Choice } from '$lib/types/house';

export type { Choice };

export interface TableProps<View = unknown, Action = unknown, Effect = unknown, Deck = unknown, Options = unknown> {
  /** The table's id, to remember things by that belong to it. */
  table: string;
  view: View;
  /** Every legal action of the viewer's seat; empty when it is not its turn. */
  choices: readonly Choice<Action, Effect>[];
  /** Does it, once. What the rules forbid is refused by the house with a sentence, which the page shows. */
  onact: (action: Action) => void;
  /** Takes one's own last action back; undefined when there is nothing of one's own to take back. */
  ontakeback: (() => void) | undefined;
  /** Whether something was sent that is not answered yet. */
  waiting: boolean;
  /** Whether what was done last could be done but is not wanted, as in a lesson: then it goes back. */
  declined?: boolean;
  /** Through whose eyes; null looks on. */
  seat: number | null;
  /** Whose seat is called "you" where one looks through other eyes; left out where it is the seat one sees through. */
  own?: number | null;
  /** Who sits where. */
  names: readonly string[];
  /** What is printed on the components, by id. */
  deck: Deck;
  options: Options;
  /** Whether the game is over; by giving up it can be while the view still shows somebody's turn. */
  ended?: boolean;
  /** What led to this view, to be animated; null after coming to the table. */
  happened: Happened | null;
  /** Everything that has happened, as far as memories may be helped; left out where one position is shown. */
  log?: readonly TableEvent[];
  /** Set where the table shows a position of a finished game: nothing can be done any more. */
  past?: Past<Action> | undefined;
  /** Told while the table still shows how the game ended, so that the page does not say it first. */
  onending?: (showing: boolean) => void;
  /** Told while something is looked at in one's own time: what came after it is shown afterwards. Where a clock runs nothing waits. */
  onhold?: (held: boolean) => void;
}

/** A position that is looked back on, with what a table may point at. */
export interface Past<Action = unknown> {
  /** What was done from here. */
  played: Action | null;
  /** What would have been better. */
  better: Action | null;
}

/** What a table writes beside what was done and what would have been better, and the words about them too. */
export const MARKS = { played: 'A', better: 'B' } as const;

/** Who and what an event is about, for the sentence about it. */
export interface Context<View = unknown, Deck = unknown> {
  names: readonly string[];
  seat: number | null;
  deck: Deck;
  view: View;
}

export interface Game<Event = unknown, View = unknown, Deck = unknown, Action = unknown, Compact = unknown> {
  Table: Component<TableProps>;
  /** The choices one by one, of a game that has a short form for them. */
  choices?: (compact: Compact) => readonly Choice<Action, unknown>[];
  /** Whether players see what others must not: then several people at one screen take turns behind a curtain. */
  hides: boolean;
  /** The event as it stands in the log for good; null if it is not worth a line. Names no card that players have to remember. */
  tell: (event: Event, context: Context<View, Deck>) => string | null;
  /** The event as it is said at the moment, to those who cannot see it, with the cards that the viewer sees. */
  announce: (event: Event, context: Context<View, Deck>) => string | null;
  /** Something one can do, as it stands behind a name: "leave with all rings". Its words are in `review`. */
  doing: (action: Action, context: Context<View, Deck>) => string;
  /** Where on the table that would be, for those who do not see its mark. Only where a table marks it. */
  where?: (action: Action) => string;
  /** For how many milliseconds these events are shown before the next may happen. */
  lasting: (events: readonly Event[]) => number;
  /** Keys, and the messages that say what they do. */
  shortcuts?: readonly (readonly [string, string])[];
}
