import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../../shared/engine/chance';
import type { Deal } from '../../../shared/engine/engine';
import { sha256 } from '../../../shared/engine/fairness';
import type { GameModule } from '../../../shared/engine/game';
import type { CreateAnswer, CreateBody, JoinAnswer } from '../../../shared/protocol/requests';
import { isLost } from '../../storage/database/problems';
import { passUptime } from '../../storage/uptime';
import { addTable } from '../../storage/tables';
import type { Instant } from '../heartbeat';
import { keyOf, runningTable } from '../injectedPosition';
import { NONCES } from '../sitters';
import type { FireCluster } from './cluster';
import { playAlong, sitAtTable, type Known, type Person } from './person';
import { checkTable } from './shadow';

/** A place for a table in the fire: once its match is over there is another one, opened, dealt and played by people and bots. */
export type Place = {
  /** Who is at the table that is there now. */
  people(): readonly Person[];
  /** Another text once something was played here, or there is another table. */
  progress(): string;
  hasClock: boolean;
  /** How many tables were played here to their end, and what was said to be done at all of them. */
  counts(): { over: number; deeds: number; undone: number };
  /** Has people leave the table, and open another one. */
  startAnew(): void;
  /** Has nothing more be played; resolves once all that was is checked, and throws what was wrong with it. */
  end(): Promise<void>;
  /** Has all screens go, whatever they show. */
  close(): void;
};

type Parts = {
  cluster: FireCluster;
  /** The titles that are played here one after the other, each as it is dealt. */
  deals: readonly { module: GameModule; deal: Deal }[];
  hasClock?: boolean;
  chance: Chance;
  now(): Instant;
};

/** How many screens everybody has; who watches has one. */
const SCREENS = 2;
/** How soon something is tried again that went wrong in the fire, in milliseconds. */
const AGAIN = 100;
/** How long a clock gives, in minutes. */
const CLOCK = 1;
/** How long it is the first time, so that nobody has to wait for it, in milliseconds: their screens are there by then. */
const LITTLE = 10_000;

/** Every table has a bot, and two people where there is room. */
const peopleAt = ({ numPlayers }: Deal): number => Math.min(2, numPlayers - 1);

/** What opens a seat, and what its holder adds to the shuffle, where the cards are still to be dealt. */
type Secret = { credentials: string; nonce?: string };

type Seated = { table: Known; people: Person[]; secrets: Secret[] };

export async function openPlace(parts: Parts, isPlanted: boolean): Promise<Place> {
  const { cluster, deals, hasClock = false, chance, now } = parts;
  const ways = [await cluster.openWays(SCREENS), await cluster.openWays(SCREENS)];
  const watching = await cluster.openWays(1);
  const checks: Promise<void>[] = [];
  let isOver = false;
  let isClosed = false;
  let next = 0;
  let seated: Seated | null = null;
  let leave = () => {};
  let failure: unknown = null;
  let over = 0;
  const earlier = { deeds: 0, undone: 0 };

  const sit = (table: Known, secrets: Secret[]) =>
    (seated = {
      table,
      secrets,
      people: [
        ...secrets.map((own, i) => {
          const { credentials } = own;
          const share = { see() {}, tell: () => own.nonce ?? null, heard() {} };
          return sitAtTable({ table, viewer: String(i), credentials, share, urls: ways[i], now });
        }),
        sitAtTable({ table, viewer: null, urls: watching, now }),
      ],
    });

  /** A table whose match runs already. */
  async function plant(): Promise<Seated> {
    const { module, deal } = deals[next++ % deals.length];
    const count = peopleAt(deal);
    const bots = Array.from({ length: deal.numPlayers }, (_, i) => i).slice(count);
    const table = runningTable(module, deal, bots);
    // whoever is awaited first has little time
    const waitedUntil = hasClock ? (await passUptime(cluster.db)) + LITTLE : null;
    const seats = table.seats.map((seat) => ({ ...seat, waitedUntil }));
    await addTable(cluster.db, { ...table, clock: hasClock ? CLOCK : 0, seats });
    const secrets = Array.from({ length: count }, (_, i) => ({ credentials: keyOf(String(i)) }));
    return sit({ id: table.id, module, hasClock }, secrets);
  }

  /** A table that people open and sit down at; where that goes wrong they open another one. */
  async function open(): Promise<Seated> {
    const { module, deal } = deals[next++ % deals.length];
    const count = peopleAt(deal);
    const path = `/games/${module.id}`;
    for (;;)
      try {
        const { matchID, playerCredentials } = await cluster.post<CreateAnswer>(`${path}/create`, {
          numPlayers: deal.numPlayers,
          setupData: deal.options,
          start: 'host',
          unlisted: true,
          playerName: 'Player 0',
          nonceHash: sha256(NONCES[0]),
          bots: Array.from({ length: deal.numPlayers - count }, () => 'hard' as const),
          clock: hasClock ? CLOCK : 0,
        } satisfies CreateBody);
        const secrets: Secret[] = [{ credentials: playerCredentials!, nonce: NONCES[0] }];
        for (let i = 1; i < count; i++) {
          const body = { playerName: `Player ${i}`, nonceHash: sha256(NONCES[i]) };
          const joined = await cluster.post<JoinAnswer>(`${path}/${matchID}/join`, body);
          secrets.push({ credentials: joined.playerCredentials, nonce: NONCES[i] });
        }
        return sit({ id: matchID, module, hasClock }, secrets);
      } catch (error) {
        if (isClosed) throw error;
        await pause(AGAIN);
      }
  }

  /** Everybody is ready, and the host presses start until the cards are there. */
  async function start({ table, people, secrets }: Seated) {
    const isDealt = () => people.every((person) => person.furthest() >= 0);
    const path = `/games/${table.module.id}/${table.id}`;
    const ask = (what: string, i: number, more: object = {}) => {
      const proof = { playerID: String(i), credentials: secrets[i].credentials };
      return cluster.post(`${path}/${what}`, { ...proof, ...more }).catch(() => undefined);
    };
    while (!isDealt() && !isClosed) {
      for (const [i, own] of secrets.entries()) {
        const { table: shown } = people[i].screens[0].snapshot();
        // what was told in vain everybody knows
        if (shown?.players[i].committed === false) {
          own.nonce = sha256(own.nonce!);
          await ask('update', i, { nonceHash: sha256(own.nonce) });
        }
        if (i > 0) await ask('ready', i, { ready: true });
      }
      await ask('start', 0);
      await pause(AGAIN);
    }
  }

  /** Looks through a table that people have left, or whose match is over; then its screens are closed. */
  async function check({ table, people }: Seated) {
    for (;;)
      try {
        await checkTable(cluster.db, table, people);
        break;
      } catch (error) {
        if (isClosed || !isLost(error)) throw error;
        await pause(AGAIN);
      }
    for (const { connection } of people.flatMap(({ screens }) => screens)) connection.close();
  }

  async function play() {
    for (let i = 0; !isOver; i++) {
      const at = i === 0 && isPlanted ? await plant() : await open();
      let hasLeft = false;
      const comes = new Promise<void>((resolve) => {
        leave = () => {
          hasLeft = true;
          resolve();
        };
      });
      const enough = { is: () => hasLeft, comes };
      await start(at);
      await Promise.all(
        at.people.map((person) => person.viewer !== null && playAlong(person, chance, enough)),
      );
      if (!hasLeft) over++;
      checks.push(check(at).catch((error: unknown) => void (failure ??= error)));
      for (const { acknowledged } of at.people) {
        earlier.deeds += acknowledged.length;
        earlier.undone += acknowledged.filter(({ move }) => move === null).length;
      }
    }
  }

  const playing = play().catch((error: unknown) => void (failure ??= error));

  return {
    people: () => seated?.people ?? [],
    hasClock,
    progress() {
      if (failure !== null) throw failure;
      const { table, people = [] } = seated ?? {};
      return `${table?.id} ${Math.max(...people.map((person) => person.furthest()))}`;
    },
    counts: () => ({ over, ...earlier }),
    startAnew: () => leave(),
    async end() {
      isOver = true;
      leave();
      await playing;
      await Promise.all(checks);
      if (failure !== null) throw failure;
    },
    close() {
      isOver = isClosed = true;
      leave();
      for (const { connection } of seated?.people.flatMap(({ screens }) => screens) ?? [])
        connection.close();
    },
  };
}
