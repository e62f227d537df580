import { io, type Socket } from 'socket.io-client';
import type { Ack, Refused } from './refusals';
import type { Table } from './table';
import type { Aside, ChatLine, NewSpeaker, Reaction, SeenReaction } from './talk';
import type { LogEntry } from '../engine/log';
import type { Arg, PlayerID, PublicCtx } from '../engine/game';
import { patched } from './patch';
import {
  unpackPatches,
  type EncodedUpdate,
  type PackedOperation,
  type UpdateAck,
  type WireEntry,
} from './update';
import {
  corrected,
  type Missed,
  type Replica,
  replicaOf,
  type SeenFrame,
  withUpdate,
  type WireState,
} from './replica';

/** A dealt match as this viewer sees it. */
export type MatchSnapshot<V = unknown> = {
  view: V;
  ctx: PublicCtx;
  /** Counts this viewer's positions. */
  stateID: number;
  /** Whom the match waits for, as a spectator can tell. */
  awaited: PlayerID[];
  canUndo: boolean;
  /** The last entries of the story, oldest first. */
  log: LogEntry[];
  /** The way here from the position before, whose last frame is this position; empty where it is not known. */
  frames: readonly SeenFrame<V>[];
};

/** All that is known at one moment; replaced, never changed. */
export type Snapshot<V = unknown> = {
  table: Table | null;
  /** `null` until the cards are dealt. */
  match: MatchSnapshot<V> | null;
  /**
   * The latest positions, each of which follows on the one before, up to the present one: whoever is
   * told of several at once can show them one after the other.
   */
  recent: readonly MatchSnapshot<V>[];
  chat: ChatLine[];
  /** What those who watch have said. */
  asides: Aside[];
  /** The latest quick sign of each seat, and its number among all. */
  reactions: Readonly<Record<PlayerID, { number: number; reaction: Reaction }>>;
  /** Whether something can be done: the server is there, has let us in, and reaches what it keeps. */
  connected: boolean;
  /** The last refusal the server sent, until something is accepted again. */
  refused: Refused | null;
  /** Set when the server asked for our nonce and was not told it. */
  withheld?: boolean;
};

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
const PATIENCE = 10_000;

/** How many positions are kept; whoever is further behind does not want to see it all. */
const RECENT = 60;

/** How many lines of those who watch are kept. */
const ASIDES = 50;

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

const toMatch = <V>({ state, log, frames }: Replica): MatchSnapshot<V> => ({
  view: state.G as V,
  ctx: state.ctx,
  stateID: state._stateID,
  awaited: state.awaited ?? [],
  canUndo: state.canUndo ?? false,
  log,
  frames: frames as SeenFrame<V>[],
});

/** The positions that were missed, each of which follows on the one before; as many as make sense. */
export function positionsOf<V = unknown>({ state, log, updates }: Missed): MatchSnapshot<V>[] {
  const replicas = [replicaOf({ state, log })];
  for (const update of updates) {
    const next = withUpdate(replicas.at(-1)!, update);
    if (next === null) break;
    replicas.push(next);
  }
  return replicas.map(toMatch<V>);
}

/** A table with what changed of it; `null` where that does not fit. */
function changed(table: Table, changes: readonly PackedOperation[]): Table | null {
  try {
    return patched(table, unpackPatches([changes])[0]);
  } catch {
    return null;
  }
}

/** What comes from the server, and how the connection itself fares. */
type Heard = {
  connect(): void;
  disconnect(): void;
  sync(all: { state: WireState; log: WireEntry[] }): void;
  update(state: WireState): void;
  frames(packed: EncodedUpdate): void;
  table(table: Table): void;
  tableChanges(changes: PackedOperation[]): void;
  chat(change: (lines: ChatLine[]) => ChatLine[]): void;
  asides(change: (lines: Aside[]) => Aside[]): void;
  reaction(reaction: SeenReaction): void;
  storage(isReached: boolean): void;
  refused(refused: Refused): void;
  reveal(): void;
};

/** Tells what is heard of one match. */
function listen(socket: Socket, matchID: string, heard: Heard) {
  const on = <A extends unknown[]>(event: string, then: (...args: A) => void) =>
    socket.on(event, (about: string, ...args: unknown[]) => {
      if (about === matchID) then(...(args as A));
    });
  socket.on('connect', heard.connect);
  socket.on('disconnect', heard.disconnect);
  // a screen is bound to one match: updates are too short to name it
  socket.on('frames', (...packed: EncodedUpdate) => heard.frames(packed));
  on('sync', heard.sync);
  on('update', heard.update);
  on('table', heard.table);
  on('tableChanges', heard.tableChanges);
  on('storage', heard.storage);
  on('refused', heard.refused);
  on('reveal', heard.reveal);
  on('chats', (lines: ChatLine[]) => heard.chat(() => lines));
  on('chat', (line: ChatLine) => heard.chat((lines) => [...lines, line]));
  on('speaker', ({ ids, sender, name }: NewSpeaker) => {
    const theirs = new Set(ids);
    heard.chat((lines) =>
      lines.map((line) => (theirs.has(line.id) ? { ...line, sender, name } : line)),
    );
  });
  on('asides', (lines: Aside[]) => heard.asides(() => lines));
  on('aside', (line: Aside) => heard.asides((lines) => [...lines, line].slice(-ASIDES)));
  on('reaction', heard.reaction);
  on('erased', (ids: string[]) => {
    const gone = new Set(ids);
    heard.chat((lines) => lines.filter(({ id }) => !gone.has(id)));
  });
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
      .timeout(PATIENCE)
      .emit(event, ...args, (error: Error | null, ack: UpdateAck) =>
        resolve(answered(error ? OFFLINE : ack)),
      );
  });
}
