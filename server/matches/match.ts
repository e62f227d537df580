import type { PlayerID } from 'boardgame.io';
import type { Action, Deal } from '../../shared/core/referee';
import type { Ack, ChatLine, RefusalCode, Table } from '../../shared/protocol/table';
import { chooseMove } from '../bots/choose';
import { tableJson } from '../lobby/json';
import { assertStartable, deal, isRevealed, lock, reopen, reveal } from '../lobby/starting';
import { isEmpty, type TableRecord } from '../lobby/table';
import { Refusal } from '../refusal';
import { actionsOf } from '../storage/actions';
import { appendChat, lastChat } from '../storage/chat';
import type { ActionRow, ChatRow } from '../storage/schema';
import { saveTable } from '../storage/tables';
import { createPlay, type Play, type WireEntry } from './play';
import { createQueue } from './queue';
import { createWatchers, type Watcher } from './watchers';
import type { World } from './world';

/** One table from its creation to its rematch: the only one who changes it, one thing at a time. */
export type Match = {
  readonly id: string;
  /** The table as it is stored. */
  record(): TableRecord;
  json(): Table;
  /** Changes the table, stores it, and then tells everybody; the change throws a refusal to leave it. */
  change(change: (table: TableRecord) => TableRecord | Promise<TableRecord>): Promise<TableRecord>;
  /** Locks the table and deals as soon as all nonces are revealed. */
  start(by: (table: TableRecord) => void): Promise<void>;
  reveal(seat: number, nonce: string): Promise<void>;
  /** Carries out what a seat holder wants; durable before anybody is told. */
  act(watcher: Watcher, action: Action, stateID: number): Promise<Ack>;
  say(watcher: Watcher, text: string): Promise<Ack>;
  /** Shows the match to a screen, and keeps it in step until it leaves; `bind` proves its seat, or throws. */
  watch(bind: (table: TableRecord) => Watcher): Promise<void>;
  leave(watcher: Watcher): void;
  /** Brings a screen that is out of step back to the true position. */
  correct(watcher: Watcher): void;
  /** A viewer's log before one of his positions, oldest first. */
  logBefore(viewer: PlayerID | null, stateID: number): WireEntry[];
  /** Whether nobody would miss it in memory. */
  isIdle(now: number): boolean;
  /** Resolves when all that was asked for is done; nothing is begun afterwards. */
  close(): Promise<void>;
};

/** How long nonces may take to be revealed, in milliseconds. */
const REVEAL_TIME = 5000;
/** How many log entries and chat lines a screen gets when it comes. */
const LOG_SHOWN = 50;
const CHAT_SHOWN = 50;
/** How many lines of chat one match keeps, and how many watch it without a seat. */
const CHAT_KEPT = 1000;
const SPECTATORS = 50;
/** How long a match nobody looks at stays in memory, in milliseconds. */
const IDLE_TIME = 5 * 60_000;

const UNBOUND = { ok: false, code: 'unbound' } as const;

/** The live match of a stored table. */
export async function openMatch(world: World, stored: TableRecord): Promise<Match> {
  const { db, config } = world;
  const log = world.log.child({ match: stored.id.slice(0, 4), game: stored.game });
  const queue = createQueue();
  const watchers = createWatchers();
  const bots = new Map<PlayerID, NodeJS.Timeout>();
  let record = stored;
  let play: Play | null = null;
  let chat = (await lastChat(db, stored.id, CHAT_SHOWN)).map(toLine);
  let chatSeq = Number(chat.at(-1)?.id ?? 0);
  let revealTimer: NodeJS.Timeout | undefined;
  let touched = Date.now();
  let closed = false;

  // ---- what is stored and told

  async function keep(next: TableRecord) {
    const dated = { ...next, updatedAt: Date.now() };
    await saveTable(db, dated);
    record = dated;
  }

  const awaited = () => (play ? world.referee(record.game).awaited(play.position()) : []);

  const json = () =>
    tableJson(record, {
      awaited: awaited(),
      connected: watchers.connected(),
      watching: watchers.spectators(),
    });

  function tellTable() {
    const table = json();
    watchers.tell('matchData', record.id, table.players);
    watchers.tell('table', record.id, table);
  }

  function sendSync(watcher: Watcher, dealt: Play) {
    const state = dealt.state(watcher.playerID);
    watcher.send('sync', record.id, {
      state,
      initialState: state,
      log: dealt.log(watcher.playerID).slice(-LOG_SHOWN),
      filteredMetadata: json().players,
    });
  }

  // ---- life of the match

  const dealOf = (table: TableRecord): Deal => ({
    numPlayers: table.seats.length,
    options: table.options,
    seed: table.matchSeed!,
  });

  async function load() {
    const referee = world.referee(record.game);
    if (record.status === 'locked') await keep(reopen(record)); // the server stopped meanwhile
    if (record.matchSeed === null) return;
    if (record.version !== referee.module.version) {
      log.warn({ version: record.version }, 'match of another rules version cannot go on');
      return stop();
    }
    try {
      play = createPlay(referee, dealOf(record), (await actionsOf(db, record.id)).map(toAction));
    } catch (error) {
      log.error({ err: error }, 'match cannot be replayed');
      return stop();
    }
    await finishIfOver();
    awaitBots();
  }

  /** Ends this match, and no other: its rules threw, or its log cannot be replayed. */
  async function stop() {
    if (record.status === 'over' || record.status === 'stopped') return;
    await keep({ ...record, status: 'stopped' });
    tellTable();
  }

  async function finishIfOver() {
    const gameover = play?.position().ctx.gameover;
    if (gameover === undefined || record.status === 'over') return;
    await keep({ ...record, status: 'over', gameover });
    tellTable();
    log.info({ actions: play?.seq() }, 'match over');
  }

  async function dealWhenRevealed() {
    if (record.status !== 'locked' || !isRevealed(record)) return;
    clearTimeout(revealTimer);
    const dealt = deal(record);
    const next = createPlay(world.referee(record.game), dealOf(dealt), []);
    await keep(dealt);
    play = next;
    for (const watcher of watchers.all) sendSync(watcher, next);
    tellTable();
    awaitBots();
    log.info({ players: dealt.seats.length }, 'match started');
  }

  async function lockNow() {
    assertStartable(record, watchers.connected());
    await keep(lock(record));
    revealTimer = setTimeout(
      () =>
        void queue.run(async () => {
          if (record.status !== 'locked') return;
          await keep(reopen(record));
          tellTable();
        }),
      REVEAL_TIME,
    );
    tellTable();
    record.seats.forEach(({ nonceHash }, seat) => {
      if (nonceHash === null) return;
      for (const watcher of watchers.of(String(seat))) watcher.send('reveal', record.id);
    });
    await dealWhenRevealed();
  }

  /** A table that starts by itself does so when all seats are taken and all who must be are here. */
  async function startIfFull() {
    if (record.start !== 'full' || record.status !== 'open' || record.seats.some(isEmpty)) return;
    await lockNow().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  // ---- moves

  async function carryOut(action: Action, stateID: number): Promise<Ack> {
    const refused = refusal(action, stateID);
    if (refused !== null) return { ok: false, code: refused };
    const dealt = play!;
    try {
      const outcome = dealt.judge(action);
      if (!outcome.ok) return outcome;
      try {
        await world.writer.append(toRow(record.id, dealt.seq() + 1, action));
      } catch (error) {
        log.error({ err: error }, 'action could not be stored');
        return { ok: false, code: 'failed' };
      }
      for (const { viewer, before, stateID: after, patch, entry } of dealt.advance(action, outcome))
        for (const watcher of watchers.of(viewer))
          watcher.send('patch', record.id, before, after, patch, [entry]);
    } catch (error) {
      log.error({ err: error, seq: dealt.seq() + 1 }, 'rules threw: match stopped');
      await stop();
      return { ok: false, code: 'stopped' };
    }
    await finishIfOver();
    awaitBots();
    return { ok: true, stateID: dealt.stateID(action.playerID) };
  }

  function refusal(action: Action, stateID: number): RefusalCode | null {
    if (record.status === 'over') return 'over';
    if (record.status === 'stopped') return 'stopped';
    if (record.status !== 'running' || play === null) return 'notStarted';
    if (action.type === 'move' && isSimultaneous(action.move)) return null;
    return stateID === play.stateID(action.playerID) ? null : 'stale';
  }

  const isSimultaneous = (move: string): boolean => {
    const { moves } = world.referee(record.game).module;
    return Object.hasOwn(moves, move) && moves[move].simultaneous === true;
  };

  // ---- bots

  /** Has every bot that the match waits for act after its pace. */
  function awaitBots() {
    if (play === null || record.status !== 'running' || closed) return;
    for (const seat of awaited()) {
      if (record.seats[Number(seat)].bot === null || bots.has(seat)) continue;
      bots.set(
        seat,
        setTimeout(() => {
          bots.delete(seat);
          void queue.run(() => actAsBot(seat));
        }, config.botPaceMs),
      );
    }
  }

  async function actAsBot(seat: PlayerID) {
    if (play === null || closed || record.seats[Number(seat)].bot === null) return;
    if (!awaited().includes(seat)) return;
    const { module } = world.referee(record.game);
    const move = chooseMove(module, play.state(seat), seat, play.notes(seat));
    if (move === null) return;
    const ack = await carryOut({ type: 'move', playerID: seat, ...move }, play.stateID(seat));
    if (!ack.ok) log.warn({ seat, move: move.move, code: ack.code }, 'bot was refused');
  }

  await load();

  return {
    id: stored.id,
    record: () => record,
    json,

    change: (change) =>
      queue.run(async () => {
        const before = record;
        await keep(await change(before));
        unseat(watchers.all, before, record);
        tellTable();
        await startIfFull();
        awaitBots();
        return record;
      }),

    start: (by) =>
      queue.run(async () => {
        by(record);
        await lockNow();
      }),

    reveal: (seat, nonce) =>
      queue.run(async () => {
        await keep(reveal(record, seat, nonce));
        await dealWhenRevealed();
      }),

    act(watcher, action, stateID) {
      touched = Date.now();
      return queue.run(() => (watchers.all.has(watcher) ? carryOut(action, stateID) : UNBOUND));
    },

    say: (watcher, text) =>
      queue.run(async () => {
        const seat = watcher.playerID;
        if (seat === null || !watchers.all.has(watcher)) return UNBOUND;
        if (chatSeq >= CHAT_KEPT) return { ok: false, code: 'tooMany' };
        const row = { match: record.id, seq: chatSeq + 1, player: seat, text, at: Date.now() };
        await appendChat(db, row);
        chatSeq++;
        chat = [...chat, toLine(row)].slice(-CHAT_SHOWN);
        watchers.tell('chat', record.id, toLine(row));
        return { ok: true, stateID: play?.stateID(seat) ?? 0 };
      }),

    watch: (bind) =>
      queue.run(async () => {
        touched = Date.now();
        const watcher = bind(record);
        if (watcher.playerID === null && watchers.spectators() >= SPECTATORS)
          throw new Refusal('tooMany');
        watchers.add(watcher);
        if (play) sendSync(watcher, play);
        watcher.send('chats', record.id, chat);
        tellTable();
        await startIfFull();
      }),

    leave(watcher) {
      touched = Date.now();
      if (watchers.remove(watcher)) tellTable();
    },

    correct(watcher) {
      if (play) watcher.send('update', record.id, play.state(watcher.playerID), []);
    },

    logBefore: (viewer, stateID) =>
      (play?.log(viewer) ?? []).filter((entry) => entry._stateID < stateID).slice(-LOG_SHOWN),

    isIdle: (now) =>
      watchers.all.size === 0 &&
      bots.size === 0 &&
      record.status !== 'locked' &&
      now - touched > IDLE_TIME,

    async close() {
      closed = true;
      clearTimeout(revealTimer);
      for (const timer of bots.values()) clearTimeout(timer);
      await queue.drained();
    },
  };
}

/** Screens whose seat was freed or renumbered no longer speak for it. */
function unseat(all: ReadonlySet<Watcher>, before: TableRecord, after: TableRecord) {
  for (const watcher of all) {
    if (watcher.playerID === null) continue;
    const { keyHash } = before.seats[Number(watcher.playerID)];
    if (after.seats.at(Number(watcher.playerID))?.keyHash !== keyHash) watcher.unbind();
  }
}

const toLine = (row: ChatRow): ChatLine => ({
  id: String(row.seq),
  sender: row.player,
  payload: row.text,
});

const toRow = (match: string, seq: number, action: Action): ActionRow => ({
  match,
  seq,
  player: action.playerID,
  move: action.type === 'undo' ? null : action.move,
  args: JSON.stringify(action.type === 'undo' ? [] : action.args),
  at: Date.now(),
});

const toAction = (row: ActionRow): Action =>
  row.move === null
    ? { type: 'undo', playerID: row.player }
    : { type: 'move', playerID: row.player, move: row.move, args: JSON.parse(row.args) };
