import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import type { GameModule } from '../shared/engine/game';
import type { CreateAnswer, CreateBody } from '../shared/protocol/requests';
import type { Table } from '../shared/protocol/table';
import { progress } from './report';

/** How much slower than this machine the ones are that pages are measured on. */
export const SLOWER = 4;

/** Until it is asked again whether it is our turn, in milliseconds. */
const SOON = 50;

/** Told what to do, which may be on the board. */
export const ON_MATCH = 'section[aria-label="What to do"]';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page: where it is, what to wait for, and what the visitor's browser keeps. */
export type VisitedPage = { url: string; awaited: string; kept?: Record<string, string> };

/** The system's Chromium; none where it is not named, and then this part is left out. */
export async function launch(part: string): Promise<Browser | null> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) {
    progress(`${part}: left out, for want of Chromium (CHROME_PATH names one)`);
    return null;
  }
  progress(part);
  return chromium.launch({ executablePath, args: QUIET });
}

/** A match against bots that waits for us. */
export async function openMatch(url: string, { id, players }: GameModule): Promise<VisitedPage> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}games/${id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const numPlayers = Math.min(4, players.max);
  // a seat without a device would be claimed by the first visit, and the next ones would only watch
  const device = { key: randomBytes(32).toString('hex'), label: 'bench' };
  const table: CreateBody = {
    numPlayers,
    start: 'host',
    playerName: 'Ana',
    device,
    bots: Array(numPlayers - 1).fill('normal'),
  };
  const created = await post<Required<CreateAnswer>>('create', table);
  const { matchID, playerID, playerCredentials } = created;
  const seat = { playerID, credentials: playerCredentials };
  await post(`${matchID}/start`, seat);
  // while bots play the first visit would see them, and the next ones a question
  const isAsked = async () => {
    const response = await fetch(`${url}games/${id}/${matchID}`);
    return ((await response.json()) as Table).awaited.includes(seat.playerID);
  };
  while (!(await isAsked())) await pause(SOON);
  const seats = [{ game: id, matchID, ...seat, nonce: '', name: 'Ana', joinedAt: 0 }];
  return {
    url: `${url}table/${id}/${matchID}`,
    awaited: `${ON_MATCH} h2`,
    kept: { device: device.key, seats: JSON.stringify(seats) },
  };
}
