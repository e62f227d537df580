import type { PlayerID } from '../../shared/engine/game';
import { scoreHistory, type ScorePoint } from '../../shared/engine/history';
import type { WireEntry } from '../../shared/protocol/update';
import type { MatchRecord } from '../../shared/engine/record';
import type { Action } from '../../shared/engine/engine';
import type { Ack, Proof, Table } from '../../shared/protocol/table';
import { recordOf } from '../fairness/record';
import { isCodeOld, NO_CODE } from '../tables/codes';
import { hashCredentials } from '../tables/credentials';
import { forget, forgetInTries, isInTries } from '../tables/seating';
import { dealOf, type TableRecord } from '../tables/table';
import { Refusal } from '../refusal';
import { actionsOf } from '../storage/actions';
import { openChat, type Speaker } from '../storage/chat';
import { createBots } from './bots';
import { curveOf } from './curve';
import { createLive } from './context';
import { createMoves } from './actions';
import { inSlices } from './slices';
import { createStart } from './start';
import { askNonce, sendSync, tellTable, unseat } from './broadcast';
import type { Asker, Watcher } from './subscribers';
import type { World } from './services';

/** One table from its creation to its rematch: the only one who changes it, one thing at a time. */
export type Match = {
  readonly id: string;
  /** The table as it is stored. */
  record(): TableRecord;
  json(): Table;
  /** Changes the table, stores it, and then tells everybody; the change throws a refusal to leave it. */
  change(change: (table: TableRecord) => TableRecord | Promise<TableRecord>): Promise<TableRecord>;
  /**
   * Empties the seat of who proves it, and erases what they have said; who has no seat any more can still
   * have that erased. Throws where the proof is none.
   */
  forget(proof: Proof): Promise<void>;
  /** Locks the table and deals as soon as all nonces are revealed; `by` throws unless the asker may. */
  start(by: (table: TableRecord) => void): Promise<void>;
  reveal(seat: number, nonce: string): Promise<void>;
  /** Frees the code to read out when its time is up. */
  dropOldCode(now: number): Promise<void>;
  /**
   * Carries out what a seat holder wants; durable before anybody is told. Where `answer` is given, the
   * screen is told by it what it sees of that.
   */
  act(watcher: Watcher, action: Action, stateID: number, answer?: Asker['answer']): Promise<Ack>;
  say(watcher: Watcher, text: string): Promise<Ack>;
  /** Shows the match to a screen, and keeps it in step until it leaves; `bind` proves its seat, or throws. */
  watch(viewer: PlayerID | null, bind: (table: TableRecord) => Watcher): Promise<void>;
  leave(watcher: Watcher): void;
  /** Brings a screen that is out of step back to the true position. */
  correct(watcher: Watcher): void;
  /** A viewer's log before one of that viewer's positions, oldest first. */
  logBefore(viewer: PlayerID | null, stateID: number): Promise<WireEntry[]>;
  /** Somebody is about to use it. */
  touch(): void;
  /** How the score came about; refused before the match is over. */
  scores(): Promise<ScorePoint[]>;
  /** All its secrets and moves, once it is over. */
  matchRecord(): Promise<MatchRecord>;
  /** Whether somebody's screen is at it. */
  isAttended(): boolean;
  /** Whether nobody would miss it in memory. */
  isIdle(): boolean;
  /** Resolves when all that was asked for is done; bots begin nothing afterwards. */
  close(): Promise<void>;
};

const UNBOUND = { ok: false, code: 'unbound' } as const;
const TOO_MANY = { ok: false, code: 'tooMany' } as const;
const TOO_OFTEN = { ok: false, code: 'tooOften' } as const;

/** The live match of a stored table. */
export async function openMatch(world: World, stored: TableRecord): Promise<Match> {
  const { db, config } = world;
  const { limits } = config;
  const live = createLive(world, stored);
  const { watchers, run } = live;
  const chat = await openChat(db, stored.id, limits.chatLines);
  const moves = createMoves(live, () => bots.wake());
  const bots = createBots(live, moves);
  const start = createStart(live, () => bots.wake());
  let touched = world.monotonic();
  /** How the score came about: a whole replay, which anybody may ask for. */
  let history: Promise<ScorePoint[]> | undefined;

  const replayed = async (record: TableRecord) => {
    const actions = await actionsOf(db, stored.id);
    return curveOf(
      await inSlices(world.slices, scoreHistory(live.referee, dealOf(record), actions)),
    );
  };

  /** What was said belongs to who said it, whatever seat and name they have now. */
  async function keepWords(before: TableRecord, after: TableRecord) {
    for (const [from, { sitting, name }] of before.seats.entries()) {
      if (sitting === null) continue;
      const to = after.seats.findIndex((seat) => seat.sitting === sitting);
      if (to < 0 || (to === from && after.seats[to].name === name)) continue;
      const speaker = await chat.move(speakerAt(after, to));
      if (speaker.ids.length > 0) watchers.tell('speaker', stored.id, speaker);
    }
  }

  async function eraseWords(sitting: string) {
    watchers.tell('erased', stored.id, await chat.erase(sitting));
  }

  /** The seat of who proves it; else what they left behind. */
  async function whose({ playerID, credentials }: Proof) {
    try {
      return { seat: world.handovers.provenSeat(live.record, playerID, credentials) };
    } catch (error) {
      const keyHash = hashCredentials(credentials);
      // they still sit here, at a seat of another number
      if (live.record.seats.some((seat) => seat.keyHash === keyHash)) throw error;
      const sitting = await chat.pastSitting(keyHash);
      if (sitting === null && !isInTries(live.record, keyHash)) throw error;
      return { sitting, keyHash };
    }
  }

  await start.settle(); // the server stopped meanwhile
  await moves.load();
  bots.wake();

  return {
    id: stored.id,
    record: () => live.record,
    json: live.json,

    change: (change) =>
      run(async () => {
        const before = live.record;
        const after = await change(before);
        if (after === before) return before;
        await live.keep(after);
        unseat(watchers, before, live.record);
        tellTable(watchers, live.json());
        await keepWords(before, live.record).catch((error: unknown) =>
          // the change itself is stored, and told
          live.log.error({ err: error }, 'chat lines keep an old name'),
        );
        await start.ifFull();
        bots.wake();
        return live.record;
      }),

    forget: (proof) =>
      run(async () => {
        const { seat, sitting, keyHash } = await whose(proof);
        if (seat === undefined) {
          if (isInTries(live.record, keyHash)) await live.keep(forgetInTries(live.record, keyHash));
          if (sitting !== null) await eraseWords(sitting);
          return;
        }
        const before = live.record;
        await live.keep(forget(before, seat));
        unseat(watchers, before, live.record);
        tellTable(watchers, live.json());
        bots.wake();
        // where this fails the sitting is a past one by now, and they can ask again
        if (before.seats[seat].sitting !== null) await eraseWords(before.seats[seat].sitting);
      }),

    start: (by) =>
      run(async () => {
        by(live.record);
        await start.lock();
      }),

    dropOldCode: (now) =>
      run(async () => {
        // nobody has done anything: the table gets no younger by it
        if (isCodeOld(live.record, now))
          await live.keepAndTell({ ...live.record, ...NO_CODE }, live.record.updatedAt);
      }),

    reveal: (seat, nonce) => run(() => start.reveal(seat, nonce)),

    act: (watcher, action, stateID, answer) =>
      run(() => {
        if (!watchers.all.has(watcher)) return UNBOUND;
        const { play } = live;
        const seat = action.playerID;
        if (play && play.actions(seat) >= limits.seatActions) return TOO_MANY;
        // what the match needs to go on is never one of these
        if (play?.isChange(action) && play.changes(seat) >= limits.changes) return TOO_OFTEN;
        return moves.carryOut(action, stateID, answer ? { watcher, answer } : null);
      }),

    say: (watcher, text) =>
      run(async () => {
        const seat = watcher.playerID;
        if (seat === null || !watchers.all.has(watcher)) return UNBOUND;
        const line = await chat.add(speakerAt(live.record, Number(seat)), text);
        watchers.tell('chat', stored.id, line);
        return { ok: true, stateID: live.play?.stateID(seat) ?? 0 };
      }),

    watch: (viewer, bind) =>
      run(async () => {
        if (viewer === null && watchers.spectators() >= limits.spectators)
          throw new Refusal('tooMany');
        const watcher = bind(live.record);
        watchers.add(watcher);
        if (live.play) sendSync(watcher, live.play, live.json());
        watcher.send('chats', stored.id, chat.lines());
        tellTable(watchers, live.json());
        askNonce(watcher, live.record);
        await start.ifFull();
      }),

    leave(watcher) {
      touched = world.monotonic();
      if (watchers.remove(watcher)) tellTable(watchers, live.json());
    },

    correct(watcher) {
      const { play } = live;
      if (play) watcher.send('update', stored.id, play.state(watcher.playerID), []);
    },

    logBefore: async (viewer, stateID) =>
      live.play ? live.checkpoints.logBefore(live.play, viewer, stateID) : [],

    touch: () => void (touched = world.monotonic()),

    async scores() {
      if (live.record.status !== 'over') throw new Refusal('notOver');
      if (live.play === null) throw new Refusal('otherRules');
      history ??= replayed(live.record).catch((error: unknown) => {
        history = undefined;
        throw error;
      });
      return history;
    },

    matchRecord: async () => recordOf(live.record, await actionsOf(db, stored.id)),

    isAttended: () => watchers.all.size > 0,

    isIdle: () =>
      watchers.all.size === 0 &&
      !live.isBusy() &&
      !bots.isBusy() &&
      live.record.status !== 'locked' &&
      world.monotonic() - touched > config.idleSeconds * 1000,

    async close() {
      bots.stop();
      start.stop();
      await live.drained();
    },
  };
}

const speakerAt = ({ seats }: TableRecord, seat: number): Speaker => ({
  sitting: seats[seat].sitting,
  sender: String(seat),
  name: seats[seat].name ?? '',
});
