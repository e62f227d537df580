import { setTimeout as pause } from 'node:timers/promises';
import type { Party } from '../party';
import type { Peer } from '../peer';
import { watchful } from './watchful';

/** Parties that play whole matches as fast as the server lets them, while the gate is open. */
export type Crowd = {
  /** Opens the gate for a moment, and says what the server did; `null` when too few parties are left. */
  play(milliseconds: number): Promise<Slot | null>;
  /** How many parties have not been at a table yet; those that are added to the list count. */
  left(): number;
  /** Lets those who play finish their matches; what came down in whole matches, by title. */
  finish(): Promise<Map<string, Download>>;
};

/** What a server did in a moment in which as much was asked of it as it could do. */
export type Slot = {
  movesPerSecond: number;
  /** Milliseconds from sending a move until all screens had it, of each move. */
  latencies: number[];
  /** Seconds of the server's processor time per move. */
  cpuPerMove: number;
  /** How busy whoever made the load was, as a share of a core. */
  loader: number;
};

export type Download = { bytes: number; moves: number };

/** How long the gate is open before anything counts, in milliseconds. */
const RUN_UP = 50;

/** How many tables there are, and how many moves a party plays at most. */
export type Tables = { tables: number; longest: number };

/** Seats parties at tables: when one is done, the next takes its place. */
export function createCrowd(
  peer: Peer,
  parties: readonly Party[],
  { tables, longest }: Tables,
): Crowd {
  const downloads = new Map<string, Download>();
  let next = 0;
  let moves = 0;
  let latencies: number[] = [];
  let isOpen = false;
  /** Whether a table has nobody to take it any more. */
  let isShort = false;
  let waiting: (() => void)[] = [];

  const gate = () => (isOpen ? null : new Promise<void>((resolve) => waiting.push(resolve)));

  function open() {
    isOpen = true;
    for (const pass of waiting) pass();
    waiting = [];
  }

  async function playOut(party: Party) {
    let played = 0;
    while (played < longest) {
      await gate();
      const turn = party.play();
      if (turn === null) break;
      latencies.push(await turn);
      played++;
      moves++;
    }
    const download = downloads.get(party.title) ?? { bytes: 0, moves: 0 };
    download.bytes += party.bytes();
    download.moves += played;
    downloads.set(party.title, download);
  }

  const table = async () => {
    while (next < parties.length) await playOut(parties[next++]);
    isShort = true;
  };
  const playing = Promise.all(Array.from({ length: tables }, table));

  const moment = async () => {
    const { cpu } = await peer.vitals();
    const { user, system } = process.cpuUsage();
    return { at: performance.now() / 1000, cpu, moves, own: (user + system) / 1e6 };
  };

  return {
    left: () => parties.length - next,
    async play(milliseconds) {
      open();
      await pause(RUN_UP);
      latencies = [];
      const from = await moment();
      await watchful(pause(milliseconds), () => moves);
      const to = await moment();
      isOpen = false;
      if (isShort) return null;
      const done = to.moves - from.moves;
      const time = to.at - from.at;
      return {
        movesPerSecond: done / time,
        latencies,
        cpuPerMove: (to.cpu - from.cpu) / done,
        loader: (to.own - from.own) / time,
      };
    },
    async finish() {
      next = parties.length;
      open();
      await watchful(playing, () => moves);
      return downloads;
    },
  };
}
