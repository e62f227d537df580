import { readWitness, type Witness } from '../../shared/protocol/witness';
import { recall, remember } from '../app/remembered';
import type { MatchKey } from './api';
import { isForgotten } from './device';
import { olderWitnesses } from './olderWitnesses';

// What this browser has seen of the tables it sat at. It is kept apart from the seats: a server can take a
// seat away, and must not have what was seen forgotten along with it.

type Seen = MatchKey & Witness;

const NAME = 'seen';
/** How many tables are remembered, the newest ones. */
const MOST = 200;

/** What was read last, and the text of it: every table that is shown is looked up. */
let read: { text: string; seen: Seen[] } = { text: '', seen: [] };
/** What was seen on this visit, where the browser does not keep it. */
let unkept: Seen[] | null = null;

/** What was seen of a table; empty where that is nothing. */
export const witnessAt = (match: MatchKey): Witness =>
  witnessOf(all().find((one) => isAt(one, match)));

/** Changes what is kept of a table; starts from what is stored, since another tab may have seen more. */
export function changeWitness({ game, matchID }: MatchKey, next: (kept: Witness) => Witness) {
  const kept = all();
  const before = kept.find((one) => isAt(one, { game, matchID }));
  const witness = witnessOf(before);
  const changed = next(witness);
  if (changed === witness) return;
  const others = kept.filter((one) => one !== before);
  const seen = [{ game, matchID, ...changed }, ...others].slice(0, MOST);
  const text = JSON.stringify(seen);
  if (!isForgotten()) remember(NAME, text);
  if (recall(NAME) === text) [read, unkept] = [{ text, seen }, null];
  else unkept = seen;
}

/** All tables, the one that changed last first. */
function all(): Seen[] {
  if (unkept) return unkept;
  const text = recall(NAME);
  // cleared while the page is open: what it has seen it has seen
  if (text === null && isForgotten()) return read.seen;
  if (text === null) return olderWitnesses();
  if (text !== read.text) read = { text, seen: parsed(text) };
  return read.seen;
}

const isAt = (one: MatchKey, { game, matchID }: MatchKey) =>
  one.game === game && one.matchID === matchID;

const witnessOf = (seen: Seen | undefined): Witness => readWitness(seen);

/** What a text holds, leaving out what cannot have been seen. */
function parsed(text: string): Seen[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.flatMap(readSeen) : [];
  } catch {
    return [];
  }
}

function readSeen(thing: unknown): Seen[] {
  const { game, matchID } = Object(thing) as Partial<MatchKey>;
  return typeof game === 'string' && typeof matchID === 'string'
    ? [{ game, matchID, ...readWitness(thing) }]
    : [];
}
