import type { PlayerID } from 'boardgame.io';
import { scoreHistory, type ScorePoint } from '../../shared/core/history';
import type { LegalMove } from '../../shared/core/module';
import type { MatchRecord } from '../../shared/core/record';
import type { Action } from '../../shared/core/referee';
import type { WireEntry } from '../../shared/core/news';
import type { Ack, RefusalCode, Table } from '../../shared/protocol/table';
import { createBotPace } from '../bots/pace';
import { recordOf } from '../fairness/record';
import { tableJson } from '../lobby/json';
import { assertStartable, deal, isRevealed, lock, reopen, reveal } from '../lobby/starting';
import { dealOf, isEmpty, type TableRecord } from '../lobby/table';
import { Refusal } from '../refusal';
import { actionsOf, isTaken } from '../storage/actions';
import { openChat } from '../storage/chat';
import { saveTable } from '../storage/tables';
import { newReference, writeReplay, type Fault } from './fault';
import { createPlay, type Play, type Step } from './play';
import { createQueue } from './queue';
import { askNonces, LOG_SHOWN, sendSync, tellNews, tellTable, unseat } from './tell';
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
  /** Locks the table and deals as soon as all nonces are revealed; `by` throws unless the asker may. */
  start(by: (table: TableRecord) => void): Promise<void>;
  reveal(seat: number, nonce: string): Promise<void>;
  /** Carries out what a seat holder wants; durable before anybody is told. */
  act(watcher: Watcher, action: Action, stateID: number): Promise<Ack>;
  say(watcher: Watcher, text: string): Promise<Ack>;
  /** Shows the match to a screen, and keeps it in step until it leaves; `bind` proves its seat, or throws. */
  watch(viewer: PlayerID | null, bind: (table: TableRecord) => Watcher): Promise<void>;
  leave(watcher: Watcher): void;
  /** Brings a screen that is out of step back to the true position. */
  correct(watcher: Watcher): void;
  /** A viewer's log before one of his positions, oldest first. */
  logBefore(viewer: PlayerID | null, stateID: number): WireEntry[];
  /** Somebody is about to use it. */
  touch(): void;
  /** How the score came about; refused before the match is over. */
  scores(): Promise<ScorePoint[]>;
  /** All its secrets and moves, once it is over. */
  matchRecord(): Promise<MatchRecord>;
  /** Whether nobody would miss it in memory. */
  isIdle(now: number): boolean;
  /** Resolves when all that was asked for is done; bots begin nothing afterwards. */
  close(): Promise<void>;
};

/** How long nonces may take to be revealed, in milliseconds. */
const REVEAL_TIME = 5000;

const UNBOUND = { ok: false, code: 'unbound' } as const;
const TOO_MANY = { ok: false, code: 'tooMany' } as const;

/** The live match of a stored table. */
export async function openMatch(world: World, stored: TableRecord): Promise<Match> {
  const { db, config } = world;
  const { limits } = config;
  const log = world.log.child({ match: stored.id.slice(0, 4), game: stored.game });
  const referee = world.referee(stored.game);
  const { module } = referee;
  const queue = createQueue();
  const watchers = createWatchers();
  const chat = await openChat(db, stored.id, limits.chatLines);
  const bots = createBotPace(config.botPaceMs, (seat) => inTime(() => actAsBot(seat)));
  let record = stored;
  let play: Play | null = null;
  let revealTimer: NodeJS.Timeout | undefined;
  let touched = Date.now();
  /** How many actions of each seat the log holds. */
  const taken = new Map<PlayerID, number>();

  /** What nobody asked for and nobody waits for: the log alone hears when it fails. */
  const inTime = (job: () => Promise<void>) =>
    void queue.run(job).catch((error: unknown) => log.error({ err: error }, 'match faltered'));

  async function keep(next: TableRecord) {
    const dated = { ...next, updatedAt: Date.now() };
    await saveTable(db, dated);
    record = dated;
  }

  const awaited = () => (play ? referee.awaited(play.position()) : []);

  const json = () =>
    tableJson(record, {
      awaited: awaited(),
      connected: watchers.connected(),
      watching: watchers.spectators(),
    });

  async function keepAndTell(next: TableRecord) {
    await keep(next);
    tellTable(watchers, json());
  }

  // ---- from the stored table to the live match, and to its end

  async function load() {
    if (record.status === 'locked') await keep(reopen(record)); // the server stopped meanwhile
    if (record.matchSeed === null) return;
    let actions: Action[] = [];
    try {
      if (record.version !== module.version)
        throw new Error(`rules version ${record.version} is no longer played`);
      actions = await actionsOf(db, record.id);
      play = createPlay(referee, dealOf(record), actions);
    } catch (error) {
      return stop({ error, actions, failed: null });
    }
    for (const { playerID } of actions) count(playerID);
    await finishIfOver();
    awaitBots();
  }

  const count = (seat: PlayerID) => taken.set(seat, (taken.get(seat) ?? 0) + 1);

  /** Ends this match and no other: its rules threw, or its log cannot be replayed. */
  async function stop(fault: Pick<Fault, 'error' | 'actions' | 'failed'>) {
    if (record.status !== 'running') {
      log.error({ err: fault.error }, 'match cannot be shown');
      return;
    }
    const reference = newReference();
    const replay = await writeReplay(config.dataDir, { ...fault, reference, table: record });
    log.error({ err: fault.error, reference, replay }, 'match stopped');
    await keepAndTell({ ...record, status: 'stopped', fault: reference });
  }

  async function finishIfOver() {
    const gameover = play?.position().ctx.gameover;
    if (gameover === undefined || record.status === 'over') return;
    try {
      await keepAndTell({ ...record, status: 'over', gameover });
    } catch (error) {
      // the log of actions says it as well, and is read when the match is next loaded
      log.error({ err: error }, 'end of a match could not be stored');
    }
    log.info({ actions: play?.seq() }, 'match over');
  }

  // ---- the start

  async function lockNow() {
    assertStartable(record, module, watchers.connected());
    await keepAndTell(lock(record));
    revealTimer = setTimeout(() => inTime(reopenIfLocked), REVEAL_TIME);
    askNonces(watchers, record);
    await dealIfRevealed();
  }

  async function reopenIfLocked() {
    if (record.status === 'locked') await keepAndTell(reopen(record));
  }

  async function dealIfRevealed() {
    if (record.status !== 'locked' || !isRevealed(record)) return;
    clearTimeout(revealTimer);
    const dealt = deal(record);
    const next = createPlay(referee, dealOf(dealt), []);
    await keep(dealt);
    play = next;
    for (const watcher of watchers.all) sendSync(watcher, next, json());
    tellTable(watchers, json());
    awaitBots();
    log.info({ players: dealt.seats.length }, 'match started');
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
    const code = refusalOf(action, stateID);
    if (code !== null) return { ok: false, code };
    const dealt = play!;
    let step: Step;
    try {
      step = dealt.consider(action);
    } catch (error) {
      await stop({ error, actions: await actionsOf(db, record.id), failed: action });
      return { ok: false, code: 'stopped' };
    }
    if (!step.ok) return step;
    const stored = await store(dealt.seq() + 1, action);
    if (stored !== 'stored') return { ok: false, code: stored };
    count(action.playerID);
    tellNews(watchers, record.id, step.take());
    await finishIfOver();
    awaitBots();
    return { ok: true, stateID: dealt.stateID(action.playerID) };
  }

  function refusalOf(action: Action, stateID: number): RefusalCode | null {
    if (record.status === 'over') return 'over';
    if (record.status === 'stopped') return 'stopped';
    if (record.status !== 'running' || play === null) return 'notStarted';
    const simultaneous =
      action.type === 'move' &&
      Object.hasOwn(module.moves, action.move) &&
      module.moves[action.move].simultaneous === true;
    return simultaneous || stateID === play.stateID(action.playerID) ? null : 'stale';
  }

  /** Makes an action durable. Where another server was first, the match is read anew, and everybody with it. */
  async function store(seq: number, action: Action): Promise<'stored' | 'stale' | 'failed'> {
    try {
      await world.writer.append(record.id, seq, action);
      return 'stored';
    } catch (error) {
      log.error({ err: error, seq }, 'action could not be stored');
      if (!isTaken(error)) return 'failed';
      play = createPlay(referee, dealOf(record), await actionsOf(db, record.id));
      for (const watcher of watchers.all) sendSync(watcher, play, json());
      return 'stale';
    }
  }

  // ---- bots

  function awaitBots() {
    if (record.status === 'running') bots.expect(awaited().filter(isBot));
  }

  const isBot = (seat: PlayerID) => record.seats[Number(seat)].bot !== null;

  async function actAsBot(seat: PlayerID) {
    const strength = record.seats[Number(seat)].bot;
    if (play === null || strength === null || !awaited().includes(seat)) return;
    const bot = { playerID: seat, strength, notes: play.notes(seat) };
    let move: LegalMove | null;
    try {
      move = await world.think.choose({ game: record.game, state: play.state(seat), bot });
    } catch (error) {
      return stop({ error, actions: await actionsOf(db, record.id), failed: null });
    }
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
        unseat(watchers, before, record);
        tellTable(watchers, json());
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
        await dealIfRevealed();
      }),

    act: (watcher, action, stateID) =>
      queue.run(() => {
        if (!watchers.all.has(watcher)) return UNBOUND;
        const many = (taken.get(action.playerID) ?? 0) >= limits.seatActions;
        return many ? TOO_MANY : carryOut(action, stateID);
      }),

    say: (watcher, text) =>
      queue.run(async () => {
        const seat = watcher.playerID;
        if (seat === null || !watchers.all.has(watcher)) return UNBOUND;
        const { name } = record.seats[Number(seat)];
        watchers.tell('chat', record.id, await chat.add(seat, name ?? '', text));
        return { ok: true, stateID: play?.stateID(seat) ?? 0 };
      }),

    watch: (viewer, bind) =>
      queue.run(async () => {
        if (viewer === null && watchers.spectators() >= limits.spectators)
          throw new Refusal('tooMany');
        const watcher = bind(record);
        watchers.add(watcher);
        if (play) sendSync(watcher, play, json());
        watcher.send('chats', record.id, chat.lines());
        tellTable(watchers, json());
        await startIfFull();
      }),

    leave(watcher) {
      touched = Date.now();
      if (watchers.remove(watcher)) tellTable(watchers, json());
    },

    correct(watcher) {
      if (play) watcher.send('update', record.id, play.state(watcher.playerID), []);
    },

    logBefore: (viewer, stateID) =>
      (play?.log(viewer) ?? []).filter((entry) => entry._stateID < stateID).slice(-LOG_SHOWN),

    touch: () => void (touched = Date.now()),

    async scores() {
      if (record.status !== 'over') throw new Refusal('notOver');
      return scoreHistory(referee, dealOf(record), await actionsOf(db, record.id));
    },

    matchRecord: async () => recordOf(record, await actionsOf(db, record.id)),

    isIdle: (now) =>
      watchers.all.size === 0 &&
      !bots.isBusy() &&
      record.status !== 'locked' &&
      now - touched > config.idleSeconds * 1000,

    async close() {
      bots.stop();
      clearTimeout(revealTimer);
      await queue.drained();
    },
  };
}
