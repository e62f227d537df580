import type { CreateBody } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { passingTime, type PassingTime } from './passingTime';
import { runServer, type OwnServer, type Settings } from './server';
import { GAME, legalOf, seatPeople, sitDown, startMatch, tableOf, type Sitter } from './sitters';
import { forget, newFolder } from './storage';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An evening of people who come and go, at a server whose time passes when it is told to. */
export type Evening = {
  readonly time: PassingTime;
  readonly server: OwnServer;
  readonly matchID: string;
  readonly sitters: Sitter[];
  /** A table with people in the waiting room; `devices` are the keys of those who come with one of their own. */
  sit(people: number, wishes?: Partial<CreateBody>, devices?: string[]): Promise<void>;
  /** The same, and their match has begun. */
  begin(people: number, wishes?: Partial<CreateBody>, devices?: string[]): Promise<void>;
  /** The same, and the one whom it waits for has been away for two minutes. */
  beginWithout(
    people: number,
    wishes?: Partial<CreateBody>,
  ): Promise<{ absent: number; others: number[] }>;
  /** Closes a seat's screen, and waits until others know. */
  goAway(seat: number): Promise<void>;
  /** Opens one again. */
  comeBack(seat: number): Promise<void>;
  /** Asks for something about the table in the name of a seat. */
  ask(seat: number, route: string, body?: object): Promise<unknown>;
  /** Votes for a bot in the place of somebody, or against it. */
  voteFor(voter: number, seat: number, agree?: boolean): Promise<unknown>;
  table(): Promise<Table>;
  /** Resolves when somebody who is there is told of such a table. */
  told(wanted: (table: Table) => boolean): Promise<void>;
  /** Has a seat play the first move it may. */
  play(seat: number): Promise<void>;
  /** The seat that the match waits for first. */
  awaited(): number;
  /** Stops the server, lets time pass, and starts it again, with nobody there. */
  restart(down: number): Promise<void>;
  stop(): Promise<void>;
};

export async function startEvening(settings: Settings = {}): Promise<Evening> {
  const time = passingTime();
  const dataDir = newFolder();
  const serve = () => runServer({ dataDir, ...time.parts, ...settings });
  let server = await serve();
  let matchID = '';
  let sitters: Sitter[] = [];
  const gone = new Set<number>();

  const here = () => sitters.filter((_, i) => !gone.has(i));

  const evening: Evening = {
    time,
    get server() {
      return server;
    },
    get matchID() {
      return matchID;
    },
    get sitters() {
      return sitters;
    },
    async sit(people, wishes, devices) {
      ({ matchID, sitters } = await seatPeople(server, { people, wishes, devices }));
    },
    async begin(people, wishes, devices) {
      await evening.sit(people, wishes, devices);
      await startMatch(server, matchID, sitters);
    },
    async beginWithout(people, wishes) {
      await evening.begin(people, wishes);
      const absent = evening.awaited();
      await evening.goAway(absent);
      time.pass(2 * MINUTE);
      return { absent, others: [...sitters.keys()].filter((seat) => seat !== absent) };
    },
    async goAway(seat) {
      gone.add(seat);
      sitters[seat].connection.close();
      const isKnown = ({ players }: Table) => players[seat].awaySince !== undefined;
      if (here().length > 0) return evening.told(isKnown);
      while (!isKnown(await evening.table()));
    },
    async comeBack(seat) {
      const { playerID, credentials } = sitters[seat];
      sitters[seat] = sitDown(server, { matchID, playerID, credentials });
      gone.delete(seat);
      await sitters[seat].sees(({ table }) => table?.players[seat].awaySince === undefined);
      await sitters[seat].sees(({ table }) => table !== null);
    },
    ask(seat, route, body = {}) {
      const { playerID, credentials } = sitters[seat];
      return server.post(`/games/${GAME}/${matchID}/${route}`, { playerID, credentials, ...body });
    },
    voteFor: (voter, seat, agree = true) =>
      evening.ask(voter, 'vote', { about: 'standIn', seat: String(seat), agree }),
    table: () => tableOf(server, matchID),
    told: (wanted) => here()[0].sees(({ table }) => table !== null && wanted(table)),
    async play(seat) {
      const sitter = sitters[seat];
      const [{ move, args }] = legalOf(sitter);
      const ack = await sitter.connection.play(move, ...args);
      if (!ack.ok) throw new Error(ack.code);
      await Promise.all(
        here().map((each) => each.sees((seen) => seen.match!.stateID >= ack.stateID)),
      );
    },
    awaited: () => Number(here()[0].snapshot().match!.awaited[0]),
    async restart(down) {
      await server.stop();
      for (const { connection } of sitters) connection.close();
      sitters.forEach((_, i) => gone.add(i));
      time.pass(down);
      server = await serve();
    },
    async stop() {
      for (const { connection } of sitters) connection.close();
      await server.stop();
      await forget(dataDir);
    },
  };
  return evening;
}
