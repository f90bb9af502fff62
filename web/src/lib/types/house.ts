// `make types` writes this from the types of the house. Changes belong there.

/** A seat's whole game. */
export type Account = {
  decisions: number;
  /** Its chance of winning at its first decision. */
  start: Share;
  /** What it gave away itself. */
  mistakes: Share;
  /** What it got of what the others gave away. */
  gifts: Share;
  luck: Share;
  /** Its part of the victory. */
  result: Share;
};

/** A game looked back on. */
export type Analysis<Action> = {
  format: number;
  game: GameName;
  /** The SHA-256 of the record. */
  record: string;
  /** How long the king thought about each decision. */
  thinking: { iterations: number } | { millis: number };
  /** Who sat where. */
  names: Array<string>;
  outcome: Outcome;
  /** Each seat's part of the victories when the house's players play the very same deal on every seat. */
  same_cards: Array<Share>;
  seats: Array<Account>;
  decisions: Array<Decision<Action>>;
};

export type Answers<Action> = {
  /** An action for each step so far, null where a step asks for nothing. The last is a try. */
  answers: Array<Action | null>;
};

/** Somebody who is not let in. */
export type BlockInfo = {
  /** The id of a guest, or an address. */
  who: string;
  /** What the guest is called, if the house still knows them. */
  name: string | null;
  /** In milliseconds since 1970. */
  since: number;
};

export type Blocking = {
  /** The id of a guest, or an address. */
  who: string;
};

export type BringingABot = { name: string };

/** Something that whoever is to move may do, and what it would do at once, as far as the mover can see it. */
export type Choice<Action, Effect> = { action: Action; effect?: Effect };

/** A seat named beforehand, or drawn by lot. In JSON a seat's number or `"random"`. */
export type Chosen = Seat | "random";

/** How much was cleared away, or changed. */
export type Cleared = { tables: number; guests: number };

/** How time is given. */
export type Clock = { move: { seconds: number } } | { game: { seconds: number; increment: number } } | { days: number };

export type ClockTold = {
  /** Milliseconds. */
  left: Array<number>;
  running: Seat | null;
};

export type Committing = {
  seat: Seat;
  /** 64 hexadecimal digits. */
  commitment: string;
};

/** Something a seat did, and what came of it. */
export type Decision<Action> = {
  /** Which input of the record this is, from 0. */
  input: number;
  seat: Seat;
  action: Action;
  /** The seat's chance of winning with the best action. */
  before: Share;
  /** Its chance with the action it took. */
  after: Share;
  cost: Share;
  /** The best action, if it was clearly better. */
  better: Action | null;
  /** What the others gave to this seat until it decided again. */
  gifts: Share;
  /** What else changed its chance until then. */
  luck: Share;
};

export type DeckInfo = { name: string; sha256: string };

/** How a table came to its end. */
export type Ended = {
  winners: Array<Seat>;
  /** None if somebody resigned before they were counted, or the game was adjourned. */
  points: Array<number> | null;
  /** `points`, `rats`, `last_left`, `resigned` or `adjourned`. */
  reason: Reason | "resigned" | "adjourned";
};

/** A page of what the house has of a guest. */
export type Export = {
  guest: ExportedGuest;
  /** Since when whoever runs the house does not let them in, in milliseconds since 1970. */
  blocked: number | null;
  bots: Array<ExportedGuest>;
  /** Those that they or their bots sit or sat at. */
  tables: Array<ExportedTable>;
  /** What `after` has to say for the next page of tables. */
  next: string | null;
};

/** Somebody with everything that is known of them. */
export type ExportedGuest = {
  id: string;
  name: string;
  /** When they came first, in milliseconds since 1970. */
  since: number;
  /** The day they were here last, in milliseconds since 1970. */
  seen: number;
  ratings: Array<GameStanding>;
};

/** Something that somebody has done in a game. */
export type ExportedMove = {
  /** In milliseconds since 1970. */
  at: number;
  seat: Seat;
  /** Null: they have taken back what they had done last. */
  action: unknown;
};

/** A table that somebody takes along. */
export type ExportedTable = {
  table: TableInfo;
  /** Of a game that is over, as `ratskeller verify` reads it. */
  record: Record<string, unknown> | null;
  /** Of a game that goes on: what they and their bots have done in it. */
  moves: Array<ExportedMove>;
  /** What a rated game did to the rating of each seat, once it is over. */
  ratings: Array<RatingChange | null> | null;
};

/** A game there is to play. */
export type GameInfo = {
  name: GameName;
  title: string;
  /** The fewest and the most. */
  players: [number, number];
  /** A JSON Schema. */
  options: Record<string, unknown>;
};

export type GameName = "rat-hot" | "piratz" | "rat-a-tat-cat";

/** How somebody stands in one game. */
export type GameStanding = {
  game: GameName;
  place: number | null;
  rating: Rating;
  graph: Array<RatingPoint>;
  /** The last first. */
  results: Array<PastGame>;
};

/** Somebody, as the house knows them. */
export type Guest = { id: string; name: string };

/** A guest as whoever runs the house sees them. */
export type GuestSeen = {
  id: string;
  name: string;
  /** Whose bot it is. */
  owner: string | null;
  /** The day they were here last, in milliseconds since 1970. */
  seen: number;
  /** The addresses from which they are connected to tables now. */
  addresses: Array<string>;
  blocked: boolean;
};

/** A page of guests. */
export type GuestsSeen = {
  guests: Array<GuestSeen>;
  /** What `after` has to say for the next page. */
  next: string | null;
};

export type Introduction = {
  /** If nothing is said the house finds a name. */
  name?: string;
};

export type Joining = {
  /** The first that is free, if nothing is said. */
  seat?: Seat;
  /** What hides the seat's share in the shuffles until it is revealed: 64 hexadecimal digits. */
  commitment: string;
  /** For several people at one device: who sits here. */
  name?: string;
  face?: Portrait;
  invite?: string;
};

export type LadderLine = {
  /** From 1; none for those nobody is sure of yet, and for the house's own, who only show the way. */
  place: number | null;
  who: Player;
  rating: Rating;
  yours: boolean;
};

/** One page of a ladder. */
export type LadderPage = {
  /** From 0. */
  page: number;
  pages: number;
  /** The page with the line of whoever asks. */
  yours: number | null;
  lines: Array<LadderLine>;
};

export type Leaving = {
  /** One's own, if nothing is said. */
  seat?: Seat;
};

/** A lesson there is. */
export type LessonInfo = {
  game: GameName;
  name: string;
  title: string;
  /** How hard a puzzle is, 1 to 3; what only teaches has none. */
  stars: number;
  steps: number;
};

/** Where a learner stands. */
export type LessonTold<View, Event, Action, Effect, Options> = {
  lesson: LessonInfo;
  players: number;
  /** The learner's. */
  seat: Seat;
  options: Options;
  /** The number of the step that waits for an answer; as many as there are when the lesson is done. */
  step: number;
  /** What the step says; nothing when the lesson is done. */
  say: string | null;
  /** What was made of the last answer; nothing where none was asked for. */
  verdict: VerdictTold | null;
  /** What was done since the answers before the last: that one first, if it is right, then what leads to the step. */
  moments: Array<MomentTold<View, Event>>;
  view: View;
  /** What can be done now; empty where the step asks for nothing. */
  choices: Array<Choice<Action, Effect>>;
  /** Something that is right, for whoever wants to be shown; nothing where the step asks for nothing. */
  solution: Action | null;
};

export type Level = "pup" | "scamp" | "rat" | "king";

/** How much a view remembers for its player. */
export type Memory = "strict" | "aided";

export type Missed<Event> = { seq: number; by: Seat | null; events: Array<Event> };

/** Something that was done, as the learner saw it. */
export type MomentTold<View, Event> = { by: Seat | null; events: Array<Event>; view: View };

/** A bot from outside that was let in. */
export type NewBot = {
  id: string;
  name: string;
  /** The house keeps only its hash, so that it is told this once. */
  token: string;
};

/** What everybody is told. */
export type Notice = {
  /** None: nothing. */
  text: string | null;
};

/** `Terms` as a host sends them: whatever is left out stays as usual. */
export type Opening = Pick<Terms, "game" | "players"> & Partial<Terms> & { bots?: Array<Level>; party?: Party };

/** Who won, with how many points, and why the game ended. */
export type Outcome = { winners: Array<Seat>; points: Array<number>; reason: Reason };

/** Who sits at a table from its first moment, all of them or nobody. */
export type Party = {
  /**
   * What the table's id is made from, so that the seats can commit to their shares beforehand: 32 hexadecimal digits.
   */
  nonce: string;
  /** Each seat from the first on; null, or nothing at the end, leaves one open. */
  seats: Array<PartySeat | null>;
  /** Whether the game starts at once, with every seat taken. */
  start?: boolean;
};

/** Who takes a seat: somebody at the host's own device, who has a `commitment`, or a bot, which has a `level`. */
export type PartySeat = {
  /** As the one who joins gives it: 64 hexadecimal digits. */
  commitment?: string;
  /** What they are called, if not as the host is. */
  name?: string;
  face?: Portrait;
  /** `pup`, `scamp`, `rat` or `king` */
  level?: Level;
};

/** A rated game that somebody has played. */
export type PastGame = {
  at: number;
  /** The table, if everybody may look at it. */
  table: string | null;
  place: number;
  change: RatingChange;
  others: Array<Player>;
};

/** Somebody with a rating. */
export type Player =
  | { kind: "person"; id: string; name: string }
  | { kind: "program"; id: string; name: string; owner: string }
  | { kind: "house"; level: Level };

export type PlayerPage = { who: Player; yours: boolean; games: Array<GameStanding> };

/** How somebody wants to be shown; what a face looks like is up to whoever shows it. */
export type Portrait = "rat" | "mouse" | "cat" | "fox" | "owl" | "frog" | "hedgehog" | "badger" | "rabbit" | "raven";

/** Who is connected. */
export type Present = {
  seats: Array<boolean>;
  /** How many look on. */
  watching: number;
};

/** A problem as RFC 9457 writes it. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** What is wrong and what would be right, for people. */
  detail: string;
  /** What is wrong, for programs. */
  code: string;
  /** The rule that was broken. */
  rule?: string;
};

export type PuttingOut = { seat: Seat };

export type Rating = {
  /** 1500 is where everybody begins. */
  rating: number;
  /** A standard deviation. */
  uncertainty: number;
  /** Whether there were enough games to take it for what it says. */
  sure: boolean;
  games: number;
  won: number;
};

/** What a game did to a rating. */
export type RatingChange = { before: number; after: number };

/** A rating at some time, in milliseconds since 1970. */
export type RatingPoint = { at: number; rating: number };

/** The few things one can say at a table. */
export type Reaction = "hello" | "well_played" | "thanks" | "oops" | "hurry" | "good_game";

export type Reason = "points" | "rats" | "last_left";

export type Renaming = { name: string };

export type Resigning = { seat: Seat };

export type Revealing = {
  seat: Seat;
  /** What the seat has committed to: 32 hexadecimal digits. */
  bytes: string;
};

/** How far the look back on a game has come. */
export type Review<Action> =
  | { state: "none" }
  | { state: "working"; done: number; of: number }
  | {
    state: "ready";
    /** As docs/analysis.md describes it. */
    analysis: Analysis<Action>;
  };

export type Reviewing = { invite?: string };

/** What a client says. */
export type Said<Action> =
  | { type: "act"; id: string; seq: number; action: Action }
  | { type: "take_back"; id: string; seq: number }
  | { type: "look"; seat: Seat | null }
  | { type: "react"; reaction: Reaction }
  | { type: "ping" };

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A seat, and who has it. */
export type SeatInfo =
  | { kind: "open" }
  | {
    kind: "person";
    /** At a rated table: by what their ratings are found. */
    id?: string;
    name: string;
    /** If they have chosen one. */
    face?: Portrait;
    /** Whether it is the seat of whoever asks. */
    yours: boolean;
  }
  | {
    kind: "program";
    id?: string;
    name: string;
    /** What whoever brought it is called. */
    owner: string;
    yours: boolean;
  }
  | { kind: "bot"; name: string; level: Level }
  | {
    kind: "kept";
    name: string;
    yours: boolean;
    /** Whether that was a bot from outside. */
    program: boolean;
  };

export type SeatingABot = {
  seat?: Seat;
  /** `pup`, `rat` or `king` */
  level: Level;
};

/**
 * A share of a victory, in JSON a number such as 0.4817. It is counted in ten-thousandths, so that whoever adds up the
 * shares of a story gets its end, to the last digit.
 */
export type Share = number;

/** Somebody at a table, as whoever runs the house sees them. */
export type SitterSeen = {
  name: string;
  /** The id of the guest; the house's own bots are none. */
  guest: string | null;
};

/** A position, and what led to it. */
export type Step<View, Event, Action> = {
  /** Who did it; null before anything was done, and where the table itself did it. */
  by: Seat | null;
  /** What was done; null before anything was. */
  action: Action | null;
  events: Array<Event>;
  view: View;
  to_move: Seat | null;
};

/** A table as one guest may know it. */
export type TableInfo = {
  id: string;
  title: string;
  deck: DeckInfo;
  /** For those who sit at the table or host it: whoever knows it is invited. */
  invite?: string;
  /** The SHA-256 of the secret that the shuffles are made from. */
  commitment: string;
  /** What each seat has committed to, so that it can reveal nothing else; null where nobody has. */
  commitments: Array<string | null>;
  /**
   * The seats that have something to say before the game can begin: what they commit to or, once everything is fixed,
   * their bytes.
   */
  awaited: Array<Seat>;
  /** How often what was fixed was given up, with new secrets for everybody. */
  begun_again: number;
  /** `waiting`, `revealing`, `playing` or `over`. */
  phase: TablePhase;
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** Whether whoever asks is the host. */
  hosting: boolean;
  seats: Array<SeatInfo>;
  /** How much has happened at the table. */
  seq: number;
  resigned: Array<Seat>;
  /** Whose decision it is; lists of other people's tables do not say. */
  to_move: Seat | null;
  ended: Ended | null;
  /** The table where the same people play again. */
  rematch: string | null;
  /** The game that is played on here, with the same cards. */
  what_if?: WhatIfInfo;
  /** As `/api/games` names it. */
  game: GameName;
  /** How many seats there are. */
  players: number;
  /** As `/api/games` describes them; what is left out stays as usual. */
  options: Record<string, unknown>;
  /** Whether only those can find the table who were invited. */
  private: boolean;
  /** Whether the game counts for everybody's rating. */
  rated: boolean;
  clock: Clock | null;
  when_time_is_up: WhenTimeIsUp;
  /** How many milliseconds a bot waits before it acts. */
  pause: number;
};

export type TablePhase = "waiting" | "revealing" | "playing" | "over";

/** A table as whoever runs the house sees it. */
export type TableSeen = {
  id: string;
  game: GameName;
  phase: TablePhase;
  private: boolean;
  rated: boolean;
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** The id of whoever opened it. */
  host: string;
  /** In their order; none is open. */
  seats: Array<SitterSeen | null>;
};

/** A page of tables, private ones among them. */
export type TablesSeen = {
  tables: Array<TableSeen>;
  /** What `after` has to say for the next page. */
  next: string | null;
};

/** How a table is to be played at, as its host wants it. */
export type Terms = {
  /** As `/api/games` names it. */
  game: GameName;
  /** How many seats there are. */
  players: number;
  /** As `/api/games` describes them; what is left out stays as usual. */
  options: Record<string, unknown>;
  /** Whether only those can find the table who were invited. */
  private: boolean;
  /** Whether the game counts for everybody's rating. */
  rated: boolean;
  clock: Clock | null;
  when_time_is_up: WhenTimeIsUp;
  /** How many milliseconds a bot waits before it acts. */
  pause: number;
};

/** What the house says. */
export type Told<View, Event, Choices> =
  | {
    type: "table";
    version: number;
    seq: number;
    seat: Seat | null;
    table: TableInfo;
    view: View | null;
    log: Array<Event>;
    missed: Array<Missed<Event>> | null;
    to_move: Seat | null;
    choices?: Choices;
    clock: ClockTold | null;
    present: Present;
  }
  | {
    type: "update";
    seq: number;
    by: Seat | null;
    events: Array<Event>;
    view: View;
    to_move: Seat | null;
    choices?: Choices;
    clock?: ClockTold;
    ended?: Ended;
    ack?: string;
  }
  | { type: "ack"; id: string; seq: number }
  | { type: "refused"; id?: string; seq: number; problem: Problem }
  | { type: "present" } & Present
  | { type: "reaction"; seat: Seat; reaction: Reaction }
  | { type: "notice"; text: string | null }
  | { type: "pong" }
  | { type: "goodbye"; retry_after: number };

export type VerdictTold = {
  right: boolean;
  /** Why it is right, or something kind about what is not. */
  say: string;
};

/** A position of another game. */
export type WhatIfInfo = {
  /** Where it was played. */
  table: string;
  /** How many of its inputs had been done. */
  input: number;
};

/** What happens to a seat whose time has run out. */
export type WhenTimeIsUp = "rat" | "resign";

export type Wondering = {
  /** The game stands as it did before this input of its record, counted from 0. */
  input: number;
  /** The seat that one takes oneself. */
  seat: Seat;
  /** How strong the others are: `pup`, `rat` or `king` */
  level: Level;
  face?: Portrait;
  invite?: string;
};
