import { io, type Socket } from 'socket.io-client';
import type { Arg, PlayerID } from '../engine/game';
import { patched } from './patch';
import type { Ack } from './refusals';
import { corrected, type Replica, replicaOf, withUpdate } from './replica';
import { type MatchSnapshot, type Snapshot, toMatch } from './snapshot';
import { listen } from './listen';
import type { Table } from './table';
import type { Reaction } from './talk';
import { unpackPatches, type EncodedUpdate, type PackedOperation, type UpdateAck } from './update';

/** Sitting at (or watching) one match over a socket; knows nothing of React. */
export type Connection<V = unknown> = {
  get(): Snapshot<V>;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  play(move: string, ...args: Arg[]): Promise<Ack>;
  undo(): Promise<Ack>;
  say(text: string): Promise<Ack>;
  /** Shows a quick sign to all. */
  react(reaction: Reaction): Promise<Ack>;
  /** Says something as somebody who watches. */
  sayAside(text: string): Promise<Ack>;
  /** Tells, now and whenever we are let in, how many times as long as usual its reader looks at things. */
  keepPace(pace: number): void;
  close(): void;
};

type Sitting = {
  /** The title's id. The server has the rules: the client shows what it is sent. */
  game: string;
  matchID: string;
  /** `null` watches. */
  playerID: PlayerID | null;
  credentials?: string;
  share?: ToldShare;
  /** Where the server is: an origin, `''` for the page's own. */
  server?: string;
  /** The path of the sockets, `/socket.io` unless the server has a base path. */
  path?: string;
};

/** What a seat adds to the shuffle, and what its holder goes by. */
export type ToldShare = {
  /** Called with the table whenever it is shown. */
  see(table: Table): void;
  /** The nonce, which is asked for when the table is locked; `null` where the table shown last is none to tell it to. */
  tell(table: Table | null): string | null;
  /** Called once the server has confirmed that it heard the nonce that was told to this table. */
  heard(table: Table): void;
};

/** How long an answer may take before the move counts as not heard, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** How many positions are kept; whoever is further behind does not want to see it all. */
const RECENT = 60;

const OFFLINE = { ok: false, code: 'offline' } as const;

/** Refusals to be let in that time may heal. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'noStorage', 'failed', 'tooFast']);

/** Sits down at a match: one socket, one snapshot, any number of listeners. */
export function connect<V = unknown>(sitting: Sitting): Connection<V> {
  const { game, matchID, playerID, credentials, server = '', path = '/socket.io' } = sitting;
  const listeners = new Set<() => void>();
  const socket = io(`${server}/${game}`, {
    path,
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 3000,
  });
  let replica: Replica | null = null;
  let snapshot: Snapshot<V> = {
    table: null,
    match: null,
    recent: [],
    chat: [],
    asides: [],
    reactions: {},
    connected: false,
    refused: null,
  };
  /** Counts what was said here: the protocol wants an id, the server gives its own. */
  let said = 0;
  /** Counts quick signs. */
  let seen = 0;
  /** Counts how often we asked to be let in. */
  let syncs = 0;
  /** Whether the answer to that is still due: what comes before it is told with it, and a screen drawn once. */
  let isEntering = false;
  /** How many times as long as usual its reader looks at things. */
  let pace = 1;

  function hear(update: Partial<Snapshot<V>>) {
    snapshot = { ...snapshot, ...update };
    if (!isEntering) for (const listener of listeners) listener();
  }

  /** Tells that we are let in, or are not, and all that has been heard since we asked. */
  function enter(connected: boolean) {
    isEntering = false;
    hear({ connected });
  }

  /** Shows a position, which comes after these. */
  function show(next: Replica, before: readonly MatchSnapshot<V>[]) {
    replica = next;
    const match = toMatch<V>(next);
    hear({ match, recent: [...before, match].slice(-RECENT) });
  }

  /** Asks to be let in; only the answer to what was asked last counts. */
  async function sync() {
    const mine = ++syncs;
    isEntering = true;
    const wishes = { packed: true, answered: true, changes: true };
    const ack = await ask(socket, {}, 'sync', matchID, playerID, credentials, undefined, wishes);
    if (mine !== syncs || !socket.connected) return;
    // the socket comes back by itself in a while, maybe to a server that can let us in
    if (!ack.ok && PASSING.has(ack.code)) socket.io.engine.close();
    else {
      if (pace !== 1) tellPace();
      enter(true);
    }
  }

  function tellPace() {
    if (playerID !== null) void ask(socket, {}, 'pace', matchID, pace);
  }

  function showUpdate(packed: EncodedUpdate) {
    const next = replica && withUpdate(replica, packed);
    if (next) show(next, snapshot.recent);
    else void sync();
  }

  function showTable(table: Table) {
    sitting.share?.see(table);
    hear({ table });
  }

  function showTableChanges(changes: PackedOperation[]) {
    const next = snapshot.table && changed(snapshot.table, changes);
    if (next) showTable(next);
    else void sync();
  }

  listen(socket, matchID, {
    connect: () => void sync(),
    disconnect() {
      // whoever wakes from a long sleep speaks before the library ends the connection of before, and it keeps that
      socket.sendBuffer = [];
      enter(false);
    },
    sync: (all) => show(replicaOf(all), []),
    update(state) {
      const next = replica && corrected(replica, state);
      if (next && next !== replica) show(next, []);
    },
    frames: showUpdate,
    table: showTable,
    tableChanges: showTableChanges,
    chat: (change) => hear({ chat: change(snapshot.chat) }),
    asides: (change) => hear({ asides: change(snapshot.asides) }),
    reaction({ playerID, reaction }) {
      const number = ++seen;
      hear({ reactions: { ...snapshot.reactions, [playerID]: { number, reaction } } });
    },
    storage: (isReached) => hear({ connected: isReached && socket.connected }),
    refused: (refused) => hear({ refused }),
    reveal() {
      const { share } = sitting;
      if (!share) return;
      const { table } = snapshot;
      const nonce = share.tell(table);
      hear({ withheld: nonce === null });
      if (nonce === null) return;
      void ask(socket, {}, 'nonce', matchID, nonce).then(({ ok }) => {
        if (ok) share.heard(table!);
      });
    },
  });

  async function act(type: 'MAKE_MOVE' | 'UNDO', move: string | null, args: Arg[] | null) {
    const action = { type, payload: { type: move, args, playerID, credentials } };
    const stateID = replica?.state._stateID ?? 0;
    const { refused } = snapshot;
    const answered = ({ update, ...ack }: UpdateAck): Ack => {
      if (update) showUpdate(update);
      // what it led to would have come with the answer
      else if (!ack.ok && ack.code === 'offline' && socket.connected) void sync();
      return ack;
    };
    const ack = await ask(socket, { answered }, 'update', action, stateID, matchID, playerID);
    // one that came meanwhile is of something else: the seat may be gone
    if (ack.ok && refused && snapshot.refused === refused) hear({ refused: null });
    return ack;
  }

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (move, ...args) => act('MAKE_MOVE', move, args),
    undo: () => act('UNDO', null, null),
    say(text) {
      const line = { id: String(++said), sender: playerID, payload: text };
      return ask(socket, {}, 'chat', matchID, line, credentials);
    },
    react: (reaction) => ask(socket, {}, 'react', matchID, reaction, credentials),
    sayAside: (text) => ask(socket, {}, 'aside', matchID, text),
    keepPace(next) {
      if (next === pace) return;
      pace = next;
      if (snapshot.connected) tellPace();
    },
    close() {
      socket.close();
      enter(false);
    },
  };
}

/** A table with what changed of it; `null` where that does not fit. */
function changed(table: Table, changes: readonly PackedOperation[]): Table | null {
  try {
    return patched(table, unpackPatches([changes])[0]);
  } catch {
    return null;
  }
}

/**
 * Never buffered: what was said while offline would arrive before the sync of the next connection. The
 * answer is `answered` at once: what comes next may already be there.
 */
function ask(
  socket: Socket,
  { answered = (ack: UpdateAck): Ack => ack },
  event: string,
  ...args: unknown[]
): Promise<Ack> {
  if (!socket.connected) return Promise.resolve(OFFLINE);
  return new Promise((resolve) => {
    socket
      .timeout(ANSWER_TIMEOUT)
      .emit(event, ...args, (error: Error | null, ack: UpdateAck) =>
        resolve(answered(error ? OFFLINE : ack)),
      );
  });
}
