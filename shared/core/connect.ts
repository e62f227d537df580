import type { LogEntry as WireEntry, PlayerID, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Transport } from 'boardgame.io/internal';
import { io, type Socket } from 'socket.io-client';
import type { Ack, ChatLine, NewSpeaker, Refused, Table } from '../protocol/table';
import { type PackedNews, unpackNews } from './news';
import type { LogEntry } from './log';
import type { Arg, PublicCtx } from './module';

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
};

/** All that is known at one moment; replaced, never changed. */
export type Snapshot<V = unknown> = {
  table: Table | null;
  /** `null` until the cards are dealt. */
  match: MatchSnapshot<V> | null;
  chat: ChatLine[];
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
};

/** How long an answer may take before the move counts as not heard, in milliseconds. */
const PATIENCE = 10_000;

const OFFLINE = { ok: false, code: 'offline' } as const;

/** Sits down at a match: one socket, one snapshot, any number of listeners. */
export function connect<V = unknown>(sitting: Sitting): Connection<V> {
  const { game, matchID, playerID, credentials } = sitting;
  const listeners = new Set<() => void>();
  let wire!: Wire;
  let heard: Heard = {
    table: null,
    chat: [],
    refused: null,
  };

  const client = Client({
    game: { name: game },
    matchID,
    playerID: playerID ?? undefined,
    credentials,
    debug: false,
    multiplayer: (options) => (wire = new Wire(options, sitting, hear)),
  });

  let snapshot: Snapshot<V> = { ...heard, match: null, connected: false };

  function publish() {
    const state = client.getState();
    snapshot = { ...heard, match: state && toMatch<V>(state), connected: wire.isConnected };
    for (const listener of listeners) listener();
  }

  function hear(news: Partial<Heard>) {
    heard = { ...heard, ...news };
    publish();
  }

  // one subscription: boardgame.io reuses the ids of those that ended
  client.subscribe(publish);
  client.start();

  const act = async (type: 'MAKE_MOVE' | 'UNDO', move: string | null, args: Arg[] | null) => {
    const ack = await wire.act(client.getState(), {
      type,
      payload: { type: move, args, playerID, credentials },
    });
    if (ack.ok && heard.refused) hear({ refused: null });
    return ack;
  };

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (move, ...args) => act('MAKE_MOVE', move, args),
    undo: () => act('UNDO', null, null),
    say: (text) => wire.say(text),
    close: () => client.stop(),
  };
}

type ClientState = State & { log: WireEntry[]; canUndo?: boolean; awaited?: PlayerID[] };

const toMatch = <V>(state: ClientState): MatchSnapshot<V> => ({
  view: state.G as V,
  ctx: state.ctx,
  stateID: state._stateID,
  awaited: state.awaited ?? [],
  canUndo: state.canUndo ?? false,
  log: state.log.map(({ action, _stateID, turn, metadata }) => ({
    stateID: _stateID,
    turn,
    playerID: action.payload.playerID as PlayerID,
    move: action.payload.type as string | null,
    events: metadata ?? [],
  })),
});

type Options = ConstructorParameters<typeof Transport>[0];
type Heard = Pick<Snapshot, 'table' | 'chat' | 'refused' | 'withheld'>;
type Hear = (news: Partial<Heard>) => void;

/** boardgame.io's transport over our socket: asks for acks, and hears what the official client ignores. */
class Wire extends Transport {
  private socket: Socket | null = null;
  private chat: ChatLine[] = [];
  /** As it was shown last. */
  private table: Table | null = null;
  /** Counts what was said here: the official protocol wants an id, the server gives its own. */
  private said = 0;

  constructor(
    options: Options,
    private readonly sitting: Sitting,
    private readonly hear: Hear,
  ) {
    super(options);
  }

  connect() {
    const { server = '', path = '/socket.io', share } = this.sitting;
    const socket = io(`${server}/${this.gameName}`, {
      path,
      transports: ['websocket', 'polling'],
      reconnectionDelayMax: 3000,
    });
    this.socket = socket;
    const ours =
      <A extends unknown[]>(then: (...args: A) => void) =>
      (matchID: string, ...args: A) => {
        if (matchID === this.matchID) then(...args);
      };
    socket.on('news', (...packed: PackedNews) => {
      const { stateID, patch, entry } = unpackNews(packed);
      const args = [this.matchID, stateID - 1, stateID, patch, [entry]];
      this.notifyClient({ type: 'patch', args } as never);
    });
    for (const type of ['sync', 'update', 'patch', 'matchData'] as const)
      socket.on(type, (...args) => this.notifyClient({ type, args } as never));
    socket.on(
      'table',
      ours((table: Table) => {
        this.table = table;
        share?.see(table);
        this.hear({ table });
      }),
    );
    const showChat = (lines: ChatLine[]) => this.hear({ chat: (this.chat = lines) });
    socket.on('chats', ours(showChat));
    socket.on(
      'chat',
      ours((line: ChatLine) => showChat([...this.chat, line])),
    );
    socket.on(
      'speaker',
      ours(({ ids, sender, name }: NewSpeaker) => {
        const said = new Set(ids);
        showChat(this.chat.map((line) => (said.has(line.id) ? { ...line, sender, name } : line)));
      }),
    );
    socket.on(
      'erased',
      ours((ids: string[]) => {
        const gone = new Set(ids);
        showChat(this.chat.filter(({ id }) => !gone.has(id)));
      }),
    );
    socket.on(
      'refused',
      ours((refused: Refused) => this.hear({ refused })),
    );
    socket.on(
      'reveal',
      ours(() => {
        if (!share) return;
        const nonce = share.tell(this.table);
        if (nonce !== null) socket.emit('nonce', this.matchID, nonce);
        this.hear({ withheld: nonce === null });
      }),
    );
    socket.on('connect', () => {
      this.requestSync();
      this.setConnectionStatus(true);
    });
    socket.on('disconnect', () => this.setConnectionStatus(false));
  }

  disconnect() {
    this.socket?.close();
    this.socket = null;
    this.setConnectionStatus(false);
  }

  requestSync() {
    const { matchID, playerID, credentials, numPlayers } = this;
    this.socket?.emit('sync', matchID, playerID, credentials, numPlayers, { packed: true });
  }

  act(state: State | null, action: unknown): Promise<Ack> {
    return this.ask('update', action, state?._stateID ?? 0, this.matchID, this.playerID);
  }

  say(text: string): Promise<Ack> {
    const line = {
      id: String(++this.said),
      sender: this.playerID,
      payload: text,
    };
    return this.ask('chat', this.matchID, line, this.credentials);
  }

  // moves and chat go through `act` and `say`, which answer
  sendAction() {}
  sendChatMessage() {}

  // who sits at another seat or table makes another connection
  updateMatchID() {}
  updatePlayerID() {}
  updateCredentials() {}

  /** Never buffered: what was said while offline would arrive before the sync of the next connection. */
  private async ask(event: string, ...args: unknown[]): Promise<Ack> {
    if (!this.socket?.connected) return OFFLINE;
    return this.socket
      .timeout(PATIENCE)
      .emitWithAck(event, ...args)
      .catch(() => OFFLINE);
  }
}
