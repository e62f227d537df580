import { isCodeOld, NO_CODE } from '../tables/codes';
import { withPastHolders } from '../tables/seats/pastHolders';
import { withoutPastHolder } from '../tables/seats/traces';
import type { TableRecord } from '../tables/table';
import type { Progress } from '../storage/progress';
import { createQueries } from './queries';
import { createActions } from './actions';
import { createAttendance } from './attendance';
import { createBots } from './bots';
import { broadcastTable, sendSyncs, unbindSeats } from './screens/broadcast';
import { createMatchContext, untilFirst } from './context';
import { createErasing } from './erasing';
import type { Match } from './match';
import type { Services } from './services';
import { createStart } from './start';
import { createTalk } from './talk';
import { createUpkeep } from './upkeep';

const UNBOUND = { ok: false, code: 'unbound' } as const;
const TOO_OFTEN = { ok: false, code: 'tooOften' } as const;
const USED_UP = { ok: false, code: 'usedUp' } as const;

/** The live match of a stored table. */
export async function openMatch(
  services: Services,
  stored: TableRecord,
  progress: Progress | null = null,
): Promise<Match> {
  const { config, cluster } = services;
  const { limits } = config;
  const context = createMatchContext(services, await services.engineFor(stored), stored, progress);
  const { subscribers, run } = context;
  const talk = await createTalk(context, progress);
  const actions = createActions(context, goOn);
  const bots = createBots(context, actions);
  const upkeep = createUpkeep(context, () => bots.wake());
  const start = createStart(context, goOn);
  const attendance = createAttendance(context, { talk, upkeep, start });
  const erasing = createErasing(context, { talk, store, goOn });
  let touched = services.monotonic();

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
    unbindSeats(subscribers, before, context.table);
    // the log names who played then
    if (named !== after) sendSyncs(subscribers, context);
    broadcastTable(subscribers, context.json());
  }

  /** Looks after what must happen once: whoever was to do it may have failed, or be gone. */
  function lookAfter() {
    if (!context.isMine() || context.isBusy()) return;
    bots.wake();
    if (actions.isUnfinished()) context.enqueueBackground(actions.takeOver);
  }

  // the server stopped meanwhile, or another one is about to deal
  if (cluster.isShared) start.settleLater();
  else await start.settle();
  await actions.load();
  bots.wake();
  await upkeep.open();

  return {
    ...createQueries(context),
    id: stored.id,
    table: () => context.table,
    json: context.json,

    change: (change) =>
      run(async () => {
        let before = context.table;
        const done = await untilFirst(async () => {
          before = context.table;
          const next = await change(before, context.situation());
          if (next.table !== before) await store(before, next.table);
          return next;
        });
        if (done.table === before) return done;
        await talk.reassign(before, context.table).catch((error: unknown) =>
          // the change itself is stored, and told
          context.log.error({ err: error }, 'chat lines keep an old name'),
        );
        await start.ifFull();
        await goOn();
        return { ...done, table: context.table };
      }),

    eraseHolder: (playerID, holder) => run(() => erasing.holder(playerID, holder)),
    eraseTraces: (holder) => run(() => erasing.traces(holder)),
    claimTraces: (holder, keyHash) => run(() => erasing.claim(holder, keyHash)),

    start: (by) =>
      run(async () => {
        by(context.table);
        await start.lock();
      }),

    reveal: (seat, nonce) => run(() => start.reveal(seat, nonce)),

    dropOldCode: (now) =>
      run(async () => {
        // nobody has done anything: the table gets no younger by it
        await context.change(
          (table) => (isCodeOld(table, now) ? { ...table, ...NO_CODE } : table),
          context.table.updatedAt,
        );
        broadcastTable(subscribers, context.json());
      }),

    act: (subscriber, action, stateID, answer) =>
      run(() => {
        if (!subscribers.all.has(subscriber)) return UNBOUND;
        const { model } = context;
        const seat = action.playerID;
        if (model && model.actions(seat) >= limits.seatActions) return USED_UP;
        // what the match needs to go on is never one of these
        if (model?.isChange(action) && model.changes(seat) >= limits.changes) return TOO_OFTEN;
        return actions.carryOut(action, stateID, answer ? { subscriber, answer } : null);
      }),

    say: (subscriber, text) => run(() => talk.say(subscriber, text)),
    react: (subscriber, reaction) => run(() => talk.react(subscriber, reaction)),
    sayAside: (subscriber, text) => run(() => talk.sayAside(subscriber, text)),

    attend: (viewer, network, bind) => run(() => attendance.attend(viewer, network, bind)),

    leave(subscriber) {
      touched = services.monotonic();
      attendance.leave(subscriber);
    },

    correct(subscriber) {
      const { model } = context;
      if (model) subscriber.send('update', stored.id, model.state(subscriber.playerID), []);
    },

    catchUp(progress) {
      const isNews = context.seeOthers(progress.others);
      const isLogNew = context.model !== null && progress.seq > context.model.seq();
      const isTableNew = progress.revision > context.table.revision;
      if (!isNews && !isLogNew && !isTableNew && !talk.isBehind(progress)) return lookAfter();
      context.enqueueBackground(async () => {
        if (progress.seq > (context.model?.seq() ?? 0)) await actions.follow();
        await context.catchUp(progress);
        if (talk.isBehind(progress)) await talk.catchUp();
        if (isTableNew) await goOn();
        if (isNews) upkeep.settleLater();
      });
    },

    catchUpTo(told) {
      const isBehind = () => told.seq > (context.model?.seq() ?? 0);
      if (!isBehind()) return;
      context.enqueueBackground(async () => {
        // what was told before may have brought it here as well
        if (isBehind()) await actions.follow(told);
      });
    },

    tell: (event, about) => talk.hear(event, about),

    changeHands() {
      if (context.table.status === 'locked') start.settleLater();
      context.enqueueBackground(async () => {
        // who would have done it may be gone
        await actions.takeOver();
        await goOn();
      });
    },

    touch: () => void (touched = services.monotonic()),
    settled: () => context.drained(),
    isAttended: () => subscribers.all.size > 0,

    isIdle: () =>
      subscribers.all.size === 0 &&
      !context.isBusy() &&
      !bots.isBusy() &&
      context.table.status !== 'locked' &&
      services.monotonic() - touched > config.idleSeconds * 1000,

    async close() {
      bots.stop();
      start.stop();
      upkeep.stop();
      await context.drained();
    },
  };
}
