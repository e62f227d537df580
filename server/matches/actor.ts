import type { PlayerID } from '../../shared/engine/game';
import { scoreHistory, type ScorePoint } from '../../shared/engine/history';
import type { Missed } from '../../shared/protocol/replica';
import type { WireEntry } from '../../shared/protocol/update';
import type { MatchFile } from '../../shared/engine/matchFile';
import type { MatchRecord } from '../../shared/engine/record';
import type { Action } from '../../shared/engine/engine';
import type {
  Ack,
  Aside,
  Reaction,
  SealedReport,
  SeenReaction,
  Table,
} from '../../shared/protocol/table';
import { matchFileOf } from '../fairness/matchFile';
import { recordOf } from '../fairness/record';
import { isCodeOld, NO_CODE } from '../tables/codes';
import { withPastHolders } from '../tables/pastHolders';
import type { Moment } from '../tables/presence';
import { holds, type Holder } from '../players/holder';
import { withoutBanned } from '../tables/bans';
import {
  claimTraces,
  isRemembered,
  provenSeat,
  uncommit,
  withoutHolder,
  withoutPastHolder,
} from '../tables/seating';
import { dealOf, type TableRecord } from '../tables/table';
import { Refusal } from '../refusal';
import { actionsOf } from '../storage/actions';
import { openChat, type Speaker } from '../storage/chat';
import type { Standing } from '../storage/servers';
import { createBots } from './bots';
import { createAsides } from './asides';
import { curveOf } from './curve';
import { createMatchContext, untilFirst } from './context';
import { createActions } from './actions';
import { createUpkeep } from './upkeep';
import { whoMakesRoom } from './watchers';
import { sealedReport } from './report';
import { inSlices } from './slices';
import { missedFrom, missedSince } from './missed';
import { createStart } from './start';
import { askNonce, sendSync, sendSyncs, broadcastTable, unbindSeats } from './broadcast';
import type { Asker, Subscriber } from './subscribers';
import type { Services } from './services';

/** One table from its creation to its rematch: the only one who changes it, one thing at a time. */
export type Match = {
  readonly id: string;
  /** The table as it is stored. */
  record(): TableRecord;
  json(): Table;
  /**
   * Changes the table, stores it, and then tells everybody; the change throws a refusal to leave it.
   * Resolves to what the change did, with the table as it is stored.
   */
  change<Done extends { table: TableRecord }>(
    change: (table: TableRecord, moment: Moment) => Done | Promise<Done>,
  ): Promise<Done>;
  /**
   * Empties the seat of who proves it, and erases all they have said here; who has no seat any more can still
   * have that erased. Throws where the proof is none.
   */
  eraseHolder(playerID: PlayerID, holder: Holder): Promise<void>;
  /** The same with every seat they have here. */
  eraseTraces(holder: Holder): Promise<void>;
  /** What is left here of who held a seat by plain credentials is known of their player from now on. */
  claimTraces(holder: Holder, keyHash: string): Promise<void>;
  /** Locks the table and deals as soon as all nonces are revealed; `by` throws unless the asker may. */
  start(by: (table: TableRecord) => void): Promise<void>;
  reveal(seat: number, nonce: string): Promise<void>;
  /** Frees the code to read out when its time is up. */
  dropOldCode(now: number): Promise<void>;
  /**
   * Carries out what a seat holder wants; durable before anybody is told. Where `answer` is given, the
   * screen is told by it what it sees of that.
   */
  act(
    subscriber: Subscriber,
    action: Action,
    stateID: number,
    answer?: Asker['answer'],
  ): Promise<Ack>;
  say(subscriber: Subscriber, text: string): Promise<Ack>;
  /** Shows a quick sign of a seat holder to all; nothing of it is kept. */
  react(subscriber: Subscriber, reaction: Reaction): Promise<Ack>;
  /** Says something in the name of somebody who watches. */
  sayAside(subscriber: Subscriber, text: string): Promise<Ack>;
  /** Shows the match to a screen, and keeps it in step until it leaves; `bind` proves its seat, or throws. */
  watch(
    viewer: PlayerID | null,
    network: string,
    bind: (table: TableRecord) => Subscriber,
  ): Promise<void>;
  leave(subscriber: Subscriber): void;
  /** Brings a screen that is out of step back to the true position. */
  correct(subscriber: Subscriber): void;
  /** Others have stored something of it. */
  catchUp(standing: Standing): void;
  /** Others have stored its log up to an action. */
  catchUpTo(seq: number): void;
  /** Tells the screens here something that is kept nowhere. */
  tell(event: string, about: unknown): void;
  /** What must happen once is done by this server from now on, or no longer is. */
  changeHands(): void;
  /** A viewer's log before one of that viewer's positions, oldest first. */
  logBefore(viewer: PlayerID | null, stateID: number): Promise<WireEntry[]>;
  /** What a bot has played for a seat's holder since they played themselves, and all else they would have seen; `null` where nothing. */
  missed(seat: PlayerID): Promise<Missed | null>;
  /** Somebody is about to use it. */
  touch(): void;
  /** How the score came about; refused before the match is over. */
  scores(): Promise<ScorePoint[]>;
  /** All its secrets and moves, once it is over. */
  matchRecord(): Promise<MatchRecord>;
  /** The same with all that others need to check it. */
  matchFile(): Promise<MatchFile>;
  /** All of it until now, for whoever runs the server and nobody else. */
  report(): Promise<SealedReport>;
  /** Resolves when all that was begun so far is done: whoever was told of some of it can read the rest. */
  settled(): Promise<void>;
  /** Whether somebody's screen is at it. */
  isAttended(): boolean;
  /** Whether nobody would miss it in memory. */
  isIdle(): boolean;
  /** Resolves when all that was asked for is done; bots begin nothing afterwards. */
  close(): Promise<void>;
};

const UNBOUND = { ok: false, code: 'unbound' } as const;
const MUTED = { ok: false, code: 'muted' } as const;
const NO_TALK = { ok: false, code: 'noTalk' } as const;
const TOO_MANY = { ok: false, code: 'tooMany' } as const;
const TOO_OFTEN = { ok: false, code: 'tooOften' } as const;

/** The live match of a stored table. */
export async function openMatch(
  services: Services,
  stored: TableRecord,
  standing: Standing | null = null,
): Promise<Match> {
  const { db, config, cluster } = services;
  const { limits } = config;
  const context = createMatchContext(services, await services.engineFor(stored), stored, standing);
  const { subscribers, run } = context;
  const chat = await openChat(db, stored.id, { kept: limits.chatLines, standing });
  const asides = createAsides();
  const moves = createActions(context, goOn);
  const bots = createBots(context, moves);
  const upkeep = createUpkeep(context, () => bots.wake());
  const start = createStart(context, goOn);
  let touched = services.monotonic();
  /** How the score came about: a whole replay, which anybody may ask for. */
  let history: Promise<ScorePoint[]> | undefined;
  /** Its file, while it is made: a whole replay as well. */
  let file: Promise<MatchFile> | undefined;

  /** The match stands otherwise than before: who is waited for, and for how long. */
  async function goOn() {
    await upkeep.settle();
    bots.wake();
  }

  /** The table as it is stored after a change, and everybody told of it. */
  async function store(before: TableRecord, after: TableRecord, erased: string | null = null) {
    const named = withPastHolders(before, after, context.model?.seq() ?? 0);
    const next = erased === null ? named : withoutPastHolder(named, [erased]);
    await context.save(upkeep.settled(next));
    unbindSeats(subscribers, before, context.record);
    // the log names who played then
    if (named !== after) sendSyncs(subscribers, context);
    broadcastTable(subscribers, context.json());
  }

  const replayed = async (record: TableRecord) => {
    const actions = await actionsOf(db, stored.id);
    return curveOf(
      await inSlices(services.slices, scoreHistory(context.engine, dealOf(record), actions)),
    );
  };

  /** Others have said something, or taken back what was said. */
  async function hearOthers() {
    const { lines, isMore } = await chat.catchUp();
    if (!isMore) return subscribers.broadcast('chats', stored.id, chat.lines());
    for (const line of lines) subscribers.broadcast('chat', stored.id, line);
  }

  /** Looks after what must happen once: whoever was to do it may have failed, or be gone. */
  function lookAfter() {
    if (!context.isMine() || context.isBusy()) return;
    bots.wake();
    if (moves.isUnfinished()) context.enqueueBackground(moves.takeOver);
  }

  /** The screens at it are others by now: those here are told, and so are other servers. */
  function showWhoIsHere() {
    const seats = [...subscribers.connected()].sort();
    cluster.show(stored.id, { seats, watching: subscribers.spectators().length });
  }

  function tellAll(event: string, about: unknown) {
    subscribers.broadcast(event, stored.id, about);
    cluster.say({ match: stored.id, tell: [event, about] });
  }

  /** What was said belongs to who said it, whatever seat and name they have now. */
  async function reassignChat(before: TableRecord, after: TableRecord) {
    for (const [from, { sitting, name }] of before.seats.entries()) {
      if (sitting === null) continue;
      const to = after.seats.findIndex((seat) => seat.sitting === sitting);
      if (to < 0 || (to === from && after.seats[to].name === name)) continue;
      const speaker = await chat.move(speakerAt(after, to));
      if (speaker.ids.length === 0) continue;
      subscribers.broadcast('speaker', stored.id, speaker);
      cluster.say({ match: stored.id });
    }
  }

  async function eraseChat(sitting: string) {
    subscribers.broadcast('erased', stored.id, await chat.erase(sitting));
    cluster.say({ match: stored.id });
  }

  /** The seat of who proves it; `null` where they have left, and something of them is still here. */
  async function seatOfHolder(playerID: PlayerID, holder: Holder) {
    try {
      return provenSeat(context.record, playerID, holder);
    } catch (error) {
      // they still sit here, at a seat of another number
      if (holder.isRemoved() || context.record.seats.some((seat) => holds(holder, seat.keyHash)))
        throw error;
      const left = await chat.pastSittings(holder.keys);
      if (left.length === 0 && !isRemembered(context.record, holder.keys)) throw error;
      return null;
    }
  }

  /** A seat of theirs; -1 where they have none any more. */
  const seatOf = (holder: Holder) =>
    context.record.seats.findIndex(({ keyHash }) => holds(holder, keyHash));

  async function eraseSeat(seat: number) {
    const { sitting } = context.record.seats[seat];
    await untilFirst(async () => {
      const before = context.record;
      // somebody else may have been quicker to free it
      if (before.seats.at(seat)?.sitting === sitting)
        await store(before, withoutHolder(before, seat), before.seats[seat].keyHash);
    });
    await goOn();
    // where this fails the sitting is a past one by now, and they can ask again
    if (sitting !== null) await eraseChat(sitting);
  }

  /** Erases what is left of who has left. */
  async function erasePast({ keys }: Holder, rest = (table: TableRecord) => table) {
    if (isRemembered(context.record, keys)) {
      await context.change((table) =>
        isRemembered(table, keys) ? rest(withoutPastHolder(table, keys)) : table,
      );
      // the log names who played then, and so does the table
      sendSyncs(subscribers, context);
      broadcastTable(subscribers, context.json());
    }
    for (const sitting of await chat.pastSittings(keys)) await eraseChat(sitting);
  }

  /** The device that has a seat's nonce is gone; where another one is at the seat, it commits to its own. */
  function askOthersForNonce({ playerID, shown }: Subscriber) {
    const isBound = () =>
      shown !== undefined && context.record.seats.at(Number(playerID))?.nonceAt === shown;
    const others = subscribers.of(playerID);
    if (!isBound() || others.length === 0 || others.some((other) => other.shown === shown)) return;
    context.enqueueBackground(async () => {
      if (isBound()) await context.saveAndBroadcast(uncommit(context.record, Number(playerID)));
    });
  }

  // the server stopped meanwhile, or another one is about to deal
  if (cluster.isShared) start.settleLater();
  else await start.settle();
  await moves.load();
  bots.wake();
  await upkeep.open();

  return {
    id: stored.id,
    record: () => context.record,
    json: context.json,

    change: (change) =>
      run(async () => {
        let before = context.record;
        const done = await untilFirst(async () => {
          before = context.record;
          const next = await change(before, context.moment());
          if (next.table !== before) await store(before, next.table);
          return next;
        });
        if (done.table === before) return done;
        await reassignChat(before, context.record).catch((error: unknown) =>
          // the change itself is stored, and told
          context.log.error({ err: error }, 'chat lines keep an old name'),
        );
        await start.ifFull();
        await goOn();
        return { ...done, table: context.record };
      }),

    eraseHolder: (playerID, holder) =>
      run(async () => {
        const seat = await seatOfHolder(playerID, holder);
        if (seat !== null) await eraseSeat(seat);
        if (seatOf(holder) < 0) await erasePast(holder);
      }),

    eraseTraces: (holder) =>
      run(async () => {
        // others may change the table meanwhile: a seat may be somebody else's by then
        for (let seat = seatOf(holder); seat >= 0; seat = seatOf(holder)) await eraseSeat(seat);
        // who is a stranger from now on cannot be kept out either
        await erasePast(holder, (table) => withoutBanned(table, holder.keys));
      }),

    claimTraces: ({ keys, device }, keyHash) =>
      run(async () => {
        if (device !== null) return;
        await context.change((table) => claimTraces(table, keys, keyHash));
        await chat.claim(keys, keyHash);
      }),

    start: (by) =>
      run(async () => {
        by(context.record);
        await start.lock();
      }),

    dropOldCode: (now) =>
      run(async () => {
        // nobody has done anything: the table gets no younger by it
        await context.change(
          (table) => (isCodeOld(table, now) ? { ...table, ...NO_CODE } : table),
          context.record.updatedAt,
        );
        broadcastTable(subscribers, context.json());
      }),

    reveal: (seat, nonce) => run(() => start.reveal(seat, nonce)),

    act: (subscriber, action, stateID, answer) =>
      run(() => {
        if (!subscribers.all.has(subscriber)) return UNBOUND;
        const { model } = context;
        const seat = action.playerID;
        if (model && model.actions(seat) >= limits.seatActions) return TOO_MANY;
        // what the match needs to go on is never one of these
        if (model?.isChange(action) && model.changes(seat) >= limits.changes) return TOO_OFTEN;
        return moves.carryOut(action, stateID, answer ? { subscriber, answer } : null);
      }),

    say: (subscriber, text) =>
      run(async () => {
        const seat = subscriber.playerID;
        if (seat === null || !subscribers.all.has(subscriber)) return UNBOUND;
        if (context.record.seats[Number(seat)].muted) return MUTED;
        const line = await chat.add(speakerAt(context.record, Number(seat)), text);
        if (line === null) await hearOthers();
        else subscribers.broadcast('chat', stored.id, line);
        cluster.say({ match: stored.id });
        return { ok: true, stateID: context.model?.stateID(seat) ?? 0 };
      }),

    react: (subscriber, reaction) =>
      run(() => {
        const { playerID } = subscriber;
        if (playerID === null || !subscribers.all.has(subscriber)) return UNBOUND;
        if (context.record.seats[Number(playerID)].muted) return MUTED;
        const seen: SeenReaction = { playerID, reaction };
        tellAll('reaction', seen);
        return { ok: true, stateID: context.model?.stateID(playerID) ?? 0 };
      }),

    sayAside: (subscriber, text) =>
      run(() => {
        if (!subscribers.all.has(subscriber)) return UNBOUND;
        if (!context.record.watchersTalk) return NO_TALK;
        const line = asides.add(subscriber, text);
        tellAll('aside', line);
        return { ok: true, stateID: context.model?.stateID(null) ?? 0 };
      }),

    watch: (viewer, network, bind) =>
      run(async () => {
        const watching = subscribers.spectators();
        // who took all places by one server takes none of those that come by another
        const own = limits.spectators / cluster.servers();
        const isTaken = context.spectators() >= limits.spectators && watching.length >= own;
        const isFull = viewer === null && isTaken;
        const leaving = isFull ? whoMakesRoom(watching, network) : undefined;
        if (isFull && leaving === undefined) throw new Refusal('tooMany');
        const subscriber = bind(context.record);
        leaving?.unbind('tooMany');
        subscribers.add(subscriber);
        showWhoIsHere();
        await upkeep.settle();
        sendSync(subscriber, context);
        subscriber.send('chats', stored.id, chat.lines());
        if (context.record.watchersTalk) subscriber.send('asides', stored.id, asides.lines());
        broadcastTable(subscribers, context.json());
        askNonce(subscriber, context.record);
        await start.ifFull();
      }),

    leave(subscriber) {
      touched = services.monotonic();
      if (!subscribers.remove(subscriber)) return;
      showWhoIsHere();
      upkeep.settleLater();
      askOthersForNonce(subscriber);
    },

    correct(subscriber) {
      const { model } = context;
      if (model) subscriber.send('update', stored.id, model.state(subscriber.playerID), []);
    },

    catchUp(standing) {
      const isNews = context.seeOthers(standing.others);
      const isLogNew = context.model !== null && standing.seq > context.model.seq();
      const isTableNew = standing.revision > context.record.revision;
      const isChatNew = chat.isBehind(standing);
      if (!isNews && !isLogNew && !isTableNew && !isChatNew) return lookAfter();
      context.enqueueBackground(async () => {
        if (standing.seq > (context.model?.seq() ?? 0)) await moves.follow();
        await context.catchUp(standing);
        if (chat.isBehind(standing)) await hearOthers();
        if (isTableNew) await goOn();
        if (isNews) upkeep.settleLater();
      });
    },

    catchUpTo(seq) {
      const isBehind = () => seq > (context.model?.seq() ?? 0);
      if (!isBehind()) return;
      context.enqueueBackground(async () => {
        // what was told before may have brought it here as well
        if (isBehind()) await moves.follow();
      });
    },

    tell(event, about) {
      if (event === 'aside') asides.hear(about as Aside);
      subscribers.broadcast(event, stored.id, about);
    },

    changeHands() {
      if (context.record.status === 'locked') start.settleLater();
      context.enqueueBackground(async () => {
        // who would have done it may be gone
        await moves.takeOver();
        await goOn();
      });
    },

    logBefore: async (viewer, stateID) =>
      context.model
        ? context.checkpoints.logBefore(context.model, viewer, stateID, context.holderOf)
        : [],

    async missed(seat) {
      const { engine, record, model, holderOf } = context;
      const from = model && missedFrom(model, seat, holderOf);
      return from === null ? null : missedSince(services, { engine, record, holderOf }, seat, from);
    },

    touch: () => void (touched = services.monotonic()),

    async scores() {
      if (context.record.status !== 'over' || context.record.abandoned)
        throw new Refusal('notOver');
      if (context.model === null) throw new Refusal('otherRules');
      history ??= replayed(context.record).catch((error: unknown) => {
        history = undefined;
        throw error;
      });
      return history;
    },

    matchRecord: async () => recordOf(context.record, await actionsOf(db, stored.id)),

    matchFile() {
      file ??= matchFileOf(services, context.record).finally(() => (file = undefined));
      return file;
    },

    async report() {
      const { record } = context;
      if (record.matchSeed === null) throw new Refusal('notStarted');
      return sealedReport(db, { dataDir: config.dataDir, now: services.now() }, record);
    },
    settled: () => context.drained(),

    isAttended: () => subscribers.all.size > 0,

    isIdle: () =>
      subscribers.all.size === 0 &&
      !context.isBusy() &&
      !bots.isBusy() &&
      context.record.status !== 'locked' &&
      services.monotonic() - touched > config.idleSeconds * 1000,

    async close() {
      bots.stop();
      start.stop();
      upkeep.stop();
      await context.drained();
    },
  };
}

const speakerAt = ({ seats }: TableRecord, seat: number): Speaker => ({
  sitting: seats[seat].sitting,
  sender: String(seat),
  name: seats[seat].name ?? '',
});
