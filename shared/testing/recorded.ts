import { matchSeed, sha256 } from '../engine/fairness';
import { readAction, writeAction } from '../engine/log';
import type { GameModule, PlayerID } from '../engine/game';
import type { LockedSeat, MatchRecord } from '../engine/record';
import { type Action, createEngine } from '../engine/engine';
import type { Gameover } from '../engine/score';
import { recordGolden } from './golden';

/** What the server of a recorded match kept secret. */
export const SERVER_SEED = '07'.repeat(32);

/** What a recorded match is to be like. */
export type RecordedWishes = {
  matchID: string;
  seats: LockedSeat[];
  /** What was tried before in vain. */
  inVain?: LockedSeat[][];
  options?: Record<string, unknown>;
  /** Who begins, where that is not drawn. */
  first?: PlayerID;
  /** Whether whatever can be taken back is taken back once, and then done again. */
  hesitates?: boolean;
};

/** A whole match, played at random, as a server records it; the same one for the same wishes. */
export function recordedMatch(
  module: GameModule,
  { matchID, seats, inVain = [], options = {}, first, hesitates = false }: RecordedWishes,
): MatchRecord {
  const nonces = seats.map(({ nonce }) => nonce);
  const seed = matchSeed(SERVER_SEED, matchID, nonces);
  const named = first === undefined ? {} : { first };
  const deal = { numPlayers: seats.length, options, seed, ...named };
  const engine = createEngine(module);
  let position = engine.start(deal);
  const actions: string[] = [];

  /** Says whether it was allowed. */
  function act(action: Action): boolean {
    const outcome = engine.act(position, action);
    if (!outcome.ok) return false;
    ({ position } = outcome);
    actions.push(writeAction(action));
    return true;
  }
  for (const text of recordGolden(module, deal).actions) {
    const action = readAction(text);
    act(action);
    if (hesitates && act({ type: 'undo', playerID: action.playerID })) act(action);
  }

  const { standings } = position.ctx.gameover as Gameover;
  return {
    game: module.id,
    version: module.version,
    matchID,
    options,
    seats,
    attempts: [...inVain, seats].map((tried) => ({ seats: tried, dealt: tried === seats })),
    commitment: sha256(SERVER_SEED),
    serverSeed: SERVER_SEED,
    ...named,
    actions,
    standings,
  };
}
