import { botNonce, sha256 } from './fairness';
import type { Engine } from './engine';
import { finished } from './finished';
import { whoBegan } from './firstPlayer';
import type { GameModule, PlayerID } from './game';
import { optionsError } from './options';
import type { Replayed } from './playLog';
import {
  type Attempt,
  type Beginning,
  type LockedSeat,
  type MatchRecord,
  type RecordedSeat,
  replay,
  silentSeats,
} from './record';
import type { Gameover } from './score';

/** What is checked of a record against itself and the rules, in this order. */
export const CHECKS = ['commitment', 'table', 'nonces', 'attempts', 'moves', 'result'] as const;
export type Check = (typeof CHECKS)[number];

/**
 * What each check found: `true` where everything matches, `null` where a record does not say: one of an older version
 * of its tries, and one of a match that is not over of its result.
 */
export type Findings = Record<Check, boolean | null>;

/** What each check found of a match that is known to be over; plays it in one go. */
export const verify = (record: MatchRecord, engine: Engine): Findings =>
  finished(verifying(record, engine));

export type Verifying = {
  /** Whether it may say that the match is not over: by having no result, where its moves lead to none. */
  mayBeOpen?: boolean;
  /** Is told what every action led to. */
  see?(replayed: Replayed): void;
};

/**
 * Deals and plays a recorded match again; yields after every action, which can be many. Throws where the engine's rules
 * are not those it was played by.
 */
export function* verifying(
  record: MatchRecord,
  engine: Engine,
  { mayBeOpen = false, see }: Verifying = {},
): Generator<void, Findings> {
  const { serverSeed, commitment, matchID, seats, attempts, first, actions, beginning } = record;
  const begun = beginning?.deal;
  const isSeed = HEX.test(serverSeed) && (!begun || isHex(begun));
  const table = isTable(record, engine.module);
  let seen = 0;
  let began: PlayerID | undefined;
  let gameover: Gameover | undefined;
  for (const replayed of isSeed && table ? replay(record, engine) : []) {
    seen++;
    began ??= whoBegan(engine.module, replayed.position);
    gameover = replayed.position.ctx.gameover as Gameover | undefined;
    see?.(replayed);
    yield;
  }
  const isOpen = mayBeOpen && gameover === undefined && record.standings.length === 0;
  const dealt = attempts?.at(-1)?.seats;
  return {
    commitment:
      isSeed &&
      sha256(serverSeed) === commitment &&
      (!begun || sha256(begun.serverSeed) === begun.commitment),
    // rules of before that could be said draw all the same
    table: table && (first === undefined || began === undefined || first === began),
    nonces: seats.every((seat, i) => isHonest(seat, dealt?.[i]?.bot, botNonce(matchID, i))),
    attempts: attempts === undefined ? null : areAttempts(attempts, record),
    moves: (actions.length > 0 || isOpen) && seen === actions.length + 1,
    result: isOpen
      ? null
      : gameover !== undefined &&
        JSON.stringify(gameover.standings) === JSON.stringify(record.standings),
  };
}

const HEX = /^[0-9a-f]{64}$/;

/** Whether what a match was begun from can be hashed. */
const isHex = ({ serverSeed, nonces }: Beginning['deal']): boolean =>
  [serverSeed, ...nonces].every((value) => value === null || HEX.test(value));

/** What is checked of a match that was begun from another: all else is about a shuffle that was not made. */
export const CHECKS_OF_BEGUN: readonly Check[] = ['table', 'moves', 'result'];

/** What is checked of a record. */
export const checksOf = ({ beginning }: MatchRecord): readonly Check[] =>
  beginning ? CHECKS_OF_BEGUN : CHECKS;

/** Whether the title can be played like this: so many at the table, one of them first, with these options, every bot with a name. */
const isTable = (
  { seats, options, attempts = [], first, beginning, actions }: MatchRecord,
  module: GameModule,
): boolean =>
  seats.length >= module.players.min &&
  seats.length <= module.players.max &&
  optionsError(module.options, options) === null &&
  (first === undefined || isSeat(first, seats.length)) &&
  (!beginning ||
    (beginning.deal.nonces.length === seats.length && beginning.moment <= actions.length)) &&
  [seats, ...attempts.map((attempt) => attempt.seats)].flat().every(isSomebody);

/** Whether it is the playerID of one of so many seats. */
const isSeat = (playerID: PlayerID, count: number): boolean =>
  Array.from({ length: count }, (_, seat) => String(seat)).includes(playerID);

const isSomebody = ({ name, bot }: RecordedSeat | LockedSeat): boolean =>
  name === null ? !bot : typeof name === 'string' && name !== '';

/**
 * A person's nonce is the one they were bound to; who was bound to none added none, and a bot the one
 * that follows from its seat. Older records do not say who was a bot.
 */
function isHonest(
  { nonce, nonceHash }: Omit<RecordedSeat, 'name'>,
  bot: LockedSeat['bot'] | undefined,
  forBot: string,
): boolean {
  if (nonceHash !== null) return !bot && fits(nonce, nonceHash);
  if (bot === undefined) return nonce === null || nonce === forBot;
  return nonce === (bot === null ? null : forBot);
}

/** Whether the last try, and no other, led to this deal, and each of the others failed because somebody did not tell. */
function areAttempts(attempts: readonly Attempt[], { seats }: MatchRecord): boolean {
  const dealt = attempts.at(-1);
  if (dealt?.dealt !== true || dealt.seats.length !== seats.length) return false;
  const inVain = attempts.slice(0, -1);
  return (
    dealt.seats.every((seat, i) => isSameShare(seat, seats[i])) &&
    inVain.every((attempt) => !attempt.dealt && silentSeats(attempt).length > 0) &&
    inVain.every((attempt) => attempt.seats.every(mayTell)) &&
    inVain.every((attempt, i) => isForgotten(attempt, attempts.slice(i + 1)))
  );
}

const isSameShare = (a: Omit<RecordedSeat, 'name'>, b: Omit<RecordedSeat, 'name'>): boolean =>
  a.nonceHash === b.nonceHash && a.nonce === b.nonce;

/** In vain, a seat told nothing, or what it was bound to. */
const mayTell = ({ bot, nonceHash, nonce }: LockedSeat): boolean =>
  (bot === null || nonceHash === null) && (nonce === null || fits(nonce, nonceHash));

/** Whether no nonce that was told in vain, and is known, is used again. */
function isForgotten({ seats }: Attempt, later: readonly Attempt[]): boolean {
  const told = seats.flatMap(({ nonce, nonceHash }) => (nonce === null ? [] : nonceHash));
  const used = later.flatMap((attempt) => attempt.seats.map(({ nonceHash }) => nonceHash));
  return told.every((hash) => !used.includes(hash));
}

/** Whether a nonce is the one of this hash. */
const fits = (nonce: string | null, nonceHash: string | null): boolean =>
  nonce !== null && HEX.test(nonce) && sha256(nonce) === nonceHash;
