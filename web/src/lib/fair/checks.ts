// Whether a record's shuffles were fair, step by step, each with what can be said about it.

import { isSame, type Witness } from '$lib/house/witness';
import type { TableEvent } from '$lib/table/live.svelte';
import type { Arguments } from '$lib/words/words.svelte';
import { dealsOf, type Dealt } from './deals';
import type { Compared, Setting } from './deals/deal';
import { commitmentTo, commitmentToBytes, NOTHING, seedOf, sha256, type Fairness } from './fairness';
import type { Recorded } from './record';

/** Something that was looked at. Null: it could not be told here. */
export interface Finding {
  holds: boolean | null;
  /** The message that says so. */
  message: string;
  args?: Arguments;
}

export const STEPS = ['seal', 'salt', 'shuffle'] as const;
export type StepName = (typeof STEPS)[number];

/** `no`: something is wrong. `yes`: nobody can have chosen the cards, for this browser saw the seal and everybody's closed
 * boxes of salt before it opened its own, and saw the cards. `again`: the same, but it opened a box more than once, so that
 * somebody may have begun again until the cards pleased. `partly`: everything fits together, as it would if somebody had
 * invented all of it. */
export type Verdict = 'yes' | 'again' | 'partly' | 'no';

export interface Report {
  /** Up to the first that does not hold. */
  steps: Partial<Record<StepName, Finding[]>>;
  verdict: Verdict;
  /** How often this table was begun after this browser had opened a box. */
  beginnings: number;
  seed: string | null;
  dealt: Dealt | null;
}

/** What is known here besides the record. */
export interface Known {
  /** The table whose record was asked for; null if somebody chose a file. */
  table: string | null;
  /** What is printed on the components; null if nobody has told. */
  deck: unknown;
  witness: Witness | null;
  /** What was seen while the game was played. */
  seen: readonly TableEvent[];
  /** The seats of this browser. */
  own: readonly number[];
}

export async function check(record: Recorded, known: Known): Promise<Report> {
  const beginnings = known.witness?.beginnings?.length ?? 0;
  const report: Report = { steps: {}, verdict: 'no', beginnings, seed: null, dealt: null };
  const { fairness } = record;
  report.steps.seal = await seal(record, known);
  if (!fairness || anyFails(report.steps.seal)) return report;
  report.steps.salt = salt(record, fairness, known);
  if (anyFails(report.steps.salt)) return report;
  report.seed = await seedOf(fairness);
  const { findings, dealt } = await shuffle(record, report.seed, known);
  report.steps.shuffle = findings;
  if (!anyFails(findings)) report.verdict = verdictOf(Object.values(report.steps).flat(), beginnings);
  return { ...report, dealt };
}

/** What only somebody who was there can know. */
const PROOF = ['fair-seal-seen', 'fair-salt-seen', 'fair-salt-yours', 'fair-seen'];

function verdictOf(findings: readonly Finding[], beginnings: number): Verdict {
  if (beginnings > 1) return 'again';
  return PROOF.every((proof) => findings.some(({ message }) => message === proof)) ? 'yes' : 'partly';
}

export function anyFails(findings: readonly Finding[]): boolean {
  return findings.some(({ holds }) => holds === false);
}

/** The envelope: what the house had to decide beforehand. */
async function seal({ fairness, setup }: Recorded, { table, witness }: Known): Promise<Finding[]> {
  if (!fairness || setup !== undefined) return [{ holds: false, message: 'fair-seal-none' }];
  if (table !== null && fairness.table !== table) return [{ holds: false, message: 'fair-another-table' }];
  const { commitment, secret } = fairness;
  const fits = (await commitmentTo(secret)) === commitment;
  const findings: Finding[] = [{ holds: fits, message: fits ? 'fair-seal-holds' : 'fair-seal-broken' }];
  const seen = witness?.beginnings?.at(-1)?.commitment ?? witness?.commitment;
  if (seen !== undefined) {
    const same = seen === commitment;
    findings.push({ holds: same, message: same ? 'fair-seal-seen' : 'fair-seal-swapped' });
  } else {
    findings.push({ holds: null, message: 'fair-seal-unseen' });
  }
  return findings;
}

/** The salt: what every seat added. */
function salt({ players }: Recorded, fairness: Fairness, known: Known): Finding[] {
  const count = fairness.bytes.length;
  if (count !== players) return [{ holds: false, message: 'fair-salt-missing', args: { count, players } }];
  const findings: Finding[] = [{ holds: true, message: 'fair-salt-all', args: { count } }];
  const { commitments } = fairness;
  if (commitments) return [...findings, ...boxed(fairness, commitments, known)];
  // Whoever has put a box on the table knows that there were boxes.
  if (known.witness?.shares) return [...findings, { holds: false, message: 'fair-salt-no-boxes' }];
  return [...findings, ...told(fairness, known)];
}

/** Whether everybody's salt is what was in their closed box. */
function boxed(fairness: Fairness, commitments: readonly (string | null)[], { witness }: Known): Finding[] {
  const { table, commitment, bytes } = fairness;
  const kept =
    commitments.length === bytes.length &&
    bytes.every((given, seat) => {
      const hiding = commitments[seat];
      return hiding ? commitmentToBytes(table, given) === hiding : given === NOTHING;
    });
  const findings: Finding[] = [{ holds: kept, message: kept ? 'fair-salt-kept' : 'fair-salt-broken' }];
  const { beginnings, shares = {}, played } = witness ?? {};
  const fixed = beginnings?.at(-1);
  if (!fixed) {
    // Somebody else has put in what this browser had in its box.
    if (witness?.shares && played) return [...findings, { holds: false, message: 'fair-salt-never-opened' }];
    return [...findings, { holds: null, message: 'fair-salt-unseen' }];
  }
  const same = isSame(fixed, { commitment, commitments });
  findings.push({ holds: same, message: same ? 'fair-salt-seen' : 'fair-salt-swapped' });
  const own = fixed.commitments.flatMap((hiding, seat) => {
    const share = hiding === null ? undefined : shares[hiding];
    return share === undefined ? [] : [bytes[seat] === share];
  });
  return [...findings, ...yours(own)];
}

/** Salt as it was thrown in before there were boxes: in the open, one after another. */
function told({ bytes }: Fairness, { witness, own }: Known): Finding[] {
  const given = own.flatMap((seat) => {
    const share = witness?.bytes?.[seat];
    return share === undefined ? [] : [bytes[seat] === share];
  });
  return [...yours(given), { holds: null, message: 'fair-salt-told' }];
}

function yours(same: readonly boolean[]): Finding[] {
  if (same.length === 0) return [];
  const all = same.every((one) => one);
  return [{ holds: all, message: all ? 'fair-salt-yours' : 'fair-salt-not-yours' }];
}

/** The shuffle, done again and held against the game that was played. */
async function shuffle(
  record: Recorded,
  seed: string,
  { deck: told, seen }: Known,
): Promise<{ findings: Finding[]; dealt: Dealt | null }> {
  const deck = record.deck.deck ?? told;
  if (!deck) return { findings: [{ holds: null, message: 'fair-deck-unknown' }], dealt: null };
  const findings: Finding[] = [];
  // A deck of one's own is hashed in an order that only the house knows.
  if (record.deck.deck === undefined) {
    const same = (await sha256(new TextEncoder().encode(JSON.stringify(deck)))) === record.deck.sha256;
    findings.push({ holds: same, message: same ? 'fair-deck-holds' : 'fair-deck-other' });
    if (!same) return { findings, dealt: null };
  }
  try {
    const { dealt, held } = redeal(record, { seed, players: record.players, options: record.options, deck }, seen);
    return { findings: [...findings, ...held], dealt };
  } catch {
    // The record is a text from anywhere: its deck or its moves may be none.
    return { findings: [...findings, { holds: false, message: 'fair-nonsense' }], dealt: null };
  }
}

function redeal({ game, inputs, seats }: Recorded, setting: Setting, seen: readonly TableEvent[]) {
  const deals = dealsOf(game);
  const dealt = deals.deal(setting);
  const held: Finding[] = [];
  const first = inputs.find(({ seat }) => seat !== null)?.seat;
  if (typeof first === 'number') {
    const same = first === dealt.begins;
    const name = seats[dealt.begins] ?? '';
    held.push({ holds: same, message: same ? 'fair-begins' : 'fair-begins-not', args: { name } });
  }
  const named = deals.named(dealt, inputs);
  const witnessed = compared('fair-seen', deals.seen(setting, seen));
  if (named) held.push(...compared(`fair-named-${game}`, named));
  else if (witnessed.length === 0) held.push({ holds: null, message: 'fair-named-none' });
  return { dealt, held: [...held, ...witnessed] };
}

function compared(message: string, { count, alike }: Compared): Finding[] {
  if (!alike) return [{ holds: false, message: `${message}-not` }];
  return count > 0 ? [{ holds: true, message, args: { count } }] : [];
}
