import { botNonce, matchSeed, sha256 } from './fairness';
import { readAction } from './log';
import type { GameEvent, GameModule } from './module';
import { type Action, createReferee, type Position } from './referee';
import type { Standing } from './score';

/** A match that is over, with all its secrets: enough to deal and play it again without the server. */
export type MatchRecord = {
  game: string;
  /** The rules version it was played by. */
  version: number;
  matchID: string;
  options: Record<string, unknown>;
  seats: RecordedSeat[];
  /** SHA-256 of the server seed: shown at the table before anybody sat down. */
  commitment: string;
  serverSeed: string;
  /** What was played, in order, each as `writeAction` writes it. */
  actions: string[];
  /** How it ended, the best first. */
  standings: Standing[];
};

export type RecordedSeat = {
  /** Who sat there at the end. */
  name: string | null;
  /** SHA-256 of the nonce, given before the table was locked; `null` for bots, and for who did without. */
  nonceHash: string | null;
  /** What the seat added to the shuffle when the cards were dealt. */
  nonce: string | null;
};

/** What is checked of a record, in this order. */
export const CHECKS = ['seal', 'nonces', 'moves', 'result'] as const;
export type Check = (typeof CHECKS)[number];

/** What each check found: `true` where everything matches. */
export type Findings = Record<Check, boolean>;

/** Deals and plays a recorded match again. Throws where the rules at hand are not those it was played by. */
export function verify(record: MatchRecord, module: GameModule): Findings {
  const played = [...replay(record, module)];
  const end = played.at(-1)!.position;
  return {
    seal: sha256(record.serverSeed) === record.commitment,
    nonces: record.seats.every((seat, i) => isHonest(seat, botNonce(record.matchID, i))),
    moves: played.length === record.actions.length + 1,
    result: JSON.stringify(end.ctx.gameover?.standings) === JSON.stringify(record.standings),
  };
}

/** A nonce is the one that was committed to; without a commitment there is none, or that of a bot. */
const isHonest = ({ nonce, nonceHash }: RecordedSeat, forBot: string): boolean =>
  nonceHash === null
    ? nonce === null || nonce === forBot
    : nonce !== null && sha256(nonce) === nonceHash;

/** A position of a recorded match, and what led to it. */
export type Played = { position: Position; events: GameEvent[]; action: Action | null };

/** The deal, and then what every action led to; ends before a move that is not legal. Throws as `verify` does. */
export function* replay(record: MatchRecord, module: GameModule): Generator<Played, void> {
  if (record.game !== module.id || record.version !== module.version)
    throw new Error(`these are not the rules it was played by: ${module.id} ${module.version}`);
  const { serverSeed, matchID, seats, options, actions } = record;
  const referee = createReferee(module);
  const seed = matchSeed(
    serverSeed,
    matchID,
    seats.map(({ nonce }) => nonce),
  );
  let position = referee.start({ numPlayers: seats.length, options, seed });
  yield { position, events: [], action: null };
  for (const text of actions) {
    const action = readAction(text);
    const outcome = referee.act(position, action);
    if (!outcome.ok) return;
    ({ position } = outcome);
    yield { position, events: outcome.events, action };
  }
}
