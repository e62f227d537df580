import type { PlayerID } from '../../shared/engine/game';
import { REFUSALS, type RefusalCode } from '../../shared/protocol/refusals';
import type {
  CreateAnswer,
  CreateBody,
  JoinAnswer,
  JoinBody,
  Proof,
} from '../../shared/protocol/requests';
import type { Agreement, Look, Strength, Table } from '../../shared/protocol/table';
import { addressOf } from '../app/base';
import { Refusal } from './refusal';

/** Which match is meant: the title's id and the match's. */
export type MatchKey = { game: string; matchID: string };

/* What can be asked of the server before and around a match. Every failure is a Refusal. */

export const openTables = async (game: string): Promise<Table[]> =>
  (await ask<{ matches: Table[] }>('GET', `games/${game}`)).matches;

export const tableOf = (match: MatchKey): Promise<Table> => ask('GET', pathOf(match));

export const createTable = (game: string, body: CreateBody): Promise<CreateAnswer> =>
  ask('POST', `games/${game}/create`, body);

export const join = (match: MatchKey, body: JoinBody): Promise<JoinAnswer> =>
  ask('POST', `${pathOf(match)}/join`, body);

/** Gives a seat up; with `erase` the name on it and all that was said from it go as well. */
export const leave = (match: MatchKey, seat: Proof, erase: boolean): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/leave`, { ...proofOf(seat), ...(erase && { erase }) });

/** Takes another name and look. */
export const update = (
  match: MatchKey,
  seat: Proof,
  wish: { newName: string; look: Look },
): Promise<unknown> => ask('POST', `${pathOf(match)}/update`, { ...proofOf(seat), ...wish });

/** Two seats change places: any for the host, for others their own and an empty one. */
export const swapSeats = (match: MatchKey, by: Proof, seat: number, other: number) =>
  ask<unknown>('POST', `${pathOf(match)}/seats/${seat}/swap`, {
    ...proofOf(by),
    with: String(other),
  });

/** Commits a seat to a nonce: in place of one that is known by now, or for a rematch. */
export const commit = (match: MatchKey, seat: Proof, nonceHash: string): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/update`, { ...proofOf(seat), nonceHash });

export const setReady = (match: MatchKey, seat: Proof, ready: boolean): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/ready`, { ...proofOf(seat), ready });

export const start = (match: MatchKey, seat: Proof): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/start`, proofOf(seat));

export const setOptions = (
  match: MatchKey,
  seat: Proof,
  setupData: Table['setupData'],
): Promise<unknown> => ask('POST', `${pathOf(match)}/options`, { ...proofOf(seat), setupData });

/** Another code to read out, in place of one whose time is up. */
export const renewCode = (match: MatchKey, host: Proof): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/code`, proofOf(host));

/** Lets others sit down, or nobody else. */
export const admitNewcomers = (match: MatchKey, host: Proof, admit: boolean): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/newcomers`, { ...proofOf(host), admit });

export const addSeat = (match: MatchKey, seat: Proof): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats`, proofOf(seat));

export const closeSeat = (match: MatchKey, host: Proof, seat: number): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats/${seat}/close`, proofOf(host));

/** Puts whoever holds a seat out; with `ban`, they are kept from sitting down again. */
export const freeSeat = (
  match: MatchKey,
  host: Proof,
  seat: number,
  ban = false,
): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats/${seat}/free`, { ...proofOf(host), ...(ban && { ban }) });

/** Lets nobody hear a person, or everybody again. */
export const mute = (
  match: MatchKey,
  host: Proof,
  seat: number,
  muted: boolean,
): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats/${seat}/mute`, { ...proofOf(host), muted });

/** Lets those who watch talk among themselves, or not. */
export const letWatchersTalk = (match: MatchKey, host: Proof, on: boolean): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/watchersTalk`, { ...proofOf(host), on });

export const seatBot = (
  match: MatchKey,
  host: Proof,
  seat: number,
  strength: Strength,
): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats/${seat}/bot`, { ...proofOf(host), strength });

/** Agrees to what those present decide together, or no longer. */
export const vote = (
  match: MatchKey,
  seat: Proof,
  what: { about: Agreement; seat?: PlayerID; agree: boolean },
): Promise<unknown> => ask('POST', `${pathOf(match)}/vote`, { ...proofOf(seat), ...what });

/** Lets a bot play for whoever holds a seat and is away, or no longer. */
export const standIn = (
  match: MatchKey,
  host: Proof,
  seat: number,
  on: boolean,
): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats/${seat}/standIn`, { ...proofOf(host), on });

/** Makes another person the host. */
export const handHost = (match: MatchKey, host: Proof, seat: number): Promise<unknown> =>
  ask('POST', `${pathOf(match)}/seats/${seat}/host`, proofOf(host));

/** How long the table waits for whom. */
export const setWaiting = (
  match: MatchKey,
  host: Proof,
  waiting: Partial<Pick<Table, 'absence' | 'clock'>>,
): Promise<unknown> => ask('POST', `${pathOf(match)}/waiting`, { ...proofOf(host), ...waiting });

/** Where friends reach the server, told only on the server's own computer; `null` when they do not. */
export const sharedAddress = async (): Promise<string | null> =>
  (await ask<{ url: string | null }>('GET', 'address')).url;

/** The table a code to read out belongs to. */
export async function findByCode(code: string): Promise<MatchKey> {
  const { gameName, matchID } = await ask<{ gameName: string; matchID: string }>('POST', 'codes', {
    code,
  });
  return { game: gameName, matchID };
}

/** A rematch: the next table, and our seat there. */
export const playAgain = (
  match: MatchKey,
  seat: Proof,
): Promise<{ nextMatchID: string; playerID?: PlayerID; playerCredentials?: string }> =>
  ask('POST', `${pathOf(match)}/playAgain`, proofOf(seat));

export const pathOf = ({ game, matchID }: MatchKey) =>
  `games/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}`;

/** The proof and nothing else of a seat: its nonce has to stay with us. */
export const proofOf = ({ playerID, credentials }: Proof): Proof => ({ playerID, credentials });

/** How long an answer may take, in milliseconds: a phone that changes its network hears nothing more of what it asked in the old one. */
const ANSWER_TIMEOUT = 30_000;

/** Asks for anything else. */
export async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  seat?: Proof,
): Promise<T> {
  const response = await fetch(addressOf(path), {
    method,
    headers: {
      accept: 'application/json',
      ...(seat && { authorization: `Bearer ${seat.credentials}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  }).catch((error: unknown) => {
    throw new Refusal('offline', String(error));
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(readCode(answer, response.status));
  // cut off on its way, or from somebody in between: no answer of the server's is nothing
  if (answer === null) throw new Refusal('offline');
  return answer as T;
}

/** The code of an error answer; a proxy in between answers in its own words, which leaves the status. */
function readCode(answer: unknown, status: number): RefusalCode {
  const code = (answer as { code?: unknown } | null)?.code;
  const known = REFUSALS.find((refusal) => refusal === code);
  if (known) return known;
  return status >= 502 && status <= 504 ? 'offline' : 'failed';
}
