import type { Strength } from '../protocol/table';
import { matchSeed } from './fairness';
import type { PlayerID } from './game';
import { readAction } from './log';
import { playLog, type Replayed } from './playLog';
import type { Deal, Engine } from './engine';
import type { Standing } from './score';

/** A match that is over, with all its secrets: enough to deal and play it again without the server. */
export type MatchRecord = {
  game: string;
  /** The rules version it was played by. */
  version: number;
  matchID: string;
  options: Record<string, unknown>;
  seats: RecordedSeat[];
  /** Every try to deal, oldest first, the last of them dealt; absent from the records of older versions. */
  attempts?: Attempt[];
  /** SHA-256 of the server seed: shown at the table before anybody sat down. */
  commitment: string;
  serverSeed: string;
  /** Who began, where the table had named somebody; absent where that was drawn. */
  first?: PlayerID;
  /** Where it goes on from, if it was begun from a moment of another match; absent otherwise. */
  beginning?: Beginning;
  /** What was played, in order, each as `writeAction` writes it. */
  actions: string[];
  /** How it ended, the best first. */
  standings: Standing[];
};

/**
 * The moment of another match that a match was begun from. It has the deal of that one, which whoever saw it
 * may know card by card: so nobody can say of such a match that nobody knew or chose its cards.
 */
export type Beginning = {
  matchID: string;
  /** How many actions were taken over: they are the first ones. */
  moment: number;
  /** What its cards were dealt from, which is not the other match where that was begun from a third. */
  deal: {
    matchID: string;
    /** SHA-256 of the server seed. */
    commitment: string;
    serverSeed: string;
    /** Of each seat. */
    nonces: (string | null)[];
  };
};

export type RecordedSeat = {
  /** Who sat there at the end; `null` where nobody did. */
  name: string | null;
  /** How well the bot plays that sat there at the end; absent from the records of older versions. */
  bot?: Strength | null;
  /** SHA-256 of the nonce, shown before the table was locked; `null` for bots, and for who did without. */
  nonceHash: string | null;
  /** What the seat added to the shuffle when the cards were dealt. */
  nonce: string | null;
};

/** One try to deal: the table as it was locked, and what came of it. */
export type Attempt = {
  seats: LockedSeat[];
  /** Whether the cards were dealt; else somebody did not tell their nonce. */
  dealt: boolean;
};

export type LockedSeat = {
  /** Who sat there when the table was locked; `null` where they have had their name erased. */
  name: string | null;
  /** `null` for a person. */
  bot: Strength | null;
  nonceHash: string | null;
  /** What was told; a bot's is worked out when the cards are dealt. */
  nonce: string | null;
};

/** The seats that were bound to a nonce and did not tell it. */
export const silentSeats = ({ seats }: Attempt): number[] =>
  seats.flatMap(({ nonceHash, nonce }, i) => (nonceHash !== null && nonce === null ? i : []));

/** What the cards of a recorded match were dealt from. */
export const dealtFrom = ({
  serverSeed,
  commitment,
  matchID,
  seats,
  beginning,
}: MatchRecord): Beginning['deal'] =>
  beginning?.deal ?? {
    matchID,
    commitment,
    serverSeed,
    nonces: seats.map(({ nonce }) => nonce),
  };

/** What a match is dealt from, by what its seed was made from. */
export const seedOf = ({ serverSeed, matchID, nonces }: Beginning['deal']): string =>
  matchSeed(serverSeed, matchID, nonces);

/** What a recorded match was dealt from. */
export const dealOf = (record: MatchRecord): Deal => ({
  numPlayers: record.seats.length,
  options: record.options,
  seed: seedOf(dealtFrom(record)),
  ...(record.first !== undefined && { first: record.first }),
});

/** The deal, and then what every action led to; ends before a move that is not legal. Throws where the engine's rules are not those it was played by. */
export function* replay(record: MatchRecord, engine: Engine): Generator<Replayed, void> {
  const { id, version } = engine.module;
  if (record.game !== id || record.version !== version)
    throw new Error(`these are not the rules it was played by: ${id} ${version}`);
  const log = playLog(engine, dealOf(record), actionsIn(record));
  for (let step = log.next(); !step.done;) {
    yield step.value;
    try {
      step = log.next();
    } catch {
      return; // not legal, or no move at all
    }
  }
}

/** What a record says was played, read as it is needed: it may not be an action. */
function* actionsIn({ actions }: MatchRecord) {
  for (const text of actions) yield readAction(text);
}
