import type { PlayerID } from '../../shared/engine/game';
import type { Proof } from '../../shared/protocol/requests';
import { keyOf, recall, remember } from '../app/remembered';
import { createStore, useStore } from '../app/store';
import type { MatchKey } from './api';
import { isForgotten } from './device';

/** A seat of ours: whoever has this sits there, so it never leaves this browser but to its server. */
export type OwnSeat = MatchKey &
  Proof & {
    /** Revealed when the table is locked for the start. */
    nonce: string;
    name: string;
    /** Milliseconds since 1970. */
    joinedAt: number;
    /** What else its player holds at that table: one of their other devices sat down there before it was theirs. */
    others?: { playerID: PlayerID; name: string }[];
  };

const NAME = 'seats';
const TEXTS = ['game', 'matchID', 'playerID', 'credentials', 'nonce', 'name'] as const;
const seats = createStore<readonly OwnSeat[]>(stored() ?? []);
/** Whether the browser is full, so that what it keeps is not what is known here. */
let isUnkept = false;

/** Our seats at all tables, the newest first. */
export const ownSeats = (): readonly OwnSeat[] => seats.get();

export const seatAt = (match: MatchKey): OwnSeat | undefined => atOf(seats.get(), match);

/** Keeps a seat, in place of the one we had at that table. */
export const keepSeat = (seat: OwnSeat) => change((kept) => [seat, ...without(kept, seat)]);

/** Changes what we keep of a seat, while it is ours by these credentials. */
export function changeSeat(seat: MatchKey & Proof, next: (kept: OwnSeat) => OwnSeat) {
  const kept = atOf(known(), seat);
  if (kept?.credentials !== seat.credentials) return;
  const changed = next(kept);
  if (changed !== kept) change((all) => all.map((one) => (isAt(one, seat) ? changed : one)));
}

/** Forgets our seat at a match; with its credentials not the one that another tab has there by now. */
export const forgetSeat = (seat: MatchKey & { credentials?: string }) =>
  change((kept) =>
    kept.filter(
      (one) => !isAt(one, seat) || one.credentials !== (seat.credentials ?? one.credentials),
    ),
  );

export const useOwnSeats = (): readonly OwnSeat[] => useStore(seats);

export const useSeatAt = (match: MatchKey): OwnSeat | undefined => atOf(useStore(seats), match);

const atOf = (kept: readonly OwnSeat[], match: MatchKey) => kept.find((seat) => isAt(seat, match));

const isAt = (seat: MatchKey, { game, matchID }: MatchKey) =>
  seat.game === game && seat.matchID === matchID;

const without = (kept: readonly OwnSeat[], match: MatchKey) =>
  kept.filter((seat) => !isAt(seat, match));

function change(next: (kept: readonly OwnSeat[]) => readonly OwnSeat[]) {
  const changed = next(known());
  if (!isForgotten()) {
    const text = JSON.stringify(changed);
    remember(NAME, text);
    isUnkept = recall(NAME) !== text;
  }
  seats.set(changed);
}

/** What is stored, not what we know, where it could be: another tab may have sat down meanwhile. */
const known = (): readonly OwnSeat[] => (isUnkept ? null : stored()) ?? seats.get();

// another tab changed something; without a key, everything was cleared, and whoever sits here goes on
window.addEventListener('storage', ({ key }) => {
  if (isUnkept || (key === null ? isForgotten() : key !== keyOf(NAME))) return;
  seats.set(stored() ?? []);
});

/** What is stored, leaving out whatever is no seat; `null` when nothing is, or nothing can be. */
function stored(): OwnSeat[] | null {
  const text = recall(NAME);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  } catch {
    return [];
  }
}

function isSeat(thing: unknown): thing is OwnSeat {
  if (typeof thing !== 'object' || thing === null) return false;
  const seat = thing as OwnSeat;
  return (
    TEXTS.every((key) => typeof seat[key] === 'string') &&
    typeof seat.joinedAt === 'number' &&
    (seat.others === undefined || Array.isArray(seat.others))
  );
}
