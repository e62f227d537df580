import type { Action } from '../../shared/engine/engine';
import type { Ack, RefusalCode } from '../../shared/protocol/table';
import { dealOf, isDealtBy } from '../tables/table';
import { actionsAfter, timedActionsOf, type PlayedAction } from '../storage/actions';
import type { LogNotice } from '../storage/announcements';
import { LogDamaged } from '../storage/archives';
import { isLost, isPassing, isTaken } from '../storage/database/problems';
import { newReference, writeReplay, type Fault } from './fault';
import type { MatchContext } from './context';
import type { MatchModel, Transition } from './model';
import { broadcastTable, sendSyncs, broadcastUpdates } from './screens/broadcast';
import type { Asker } from './screens/subscribers';

/** How a match goes on: by actions that are stored before anybody is told of them. */
export type Actions = {
  /** Plays a stored match again up to where it was. */
  load(): Promise<void>;
  /** Carries out an action; `stateID` is what its sender last saw. */
  carryOut(action: PlayedAction, stateID: number, asker?: Asker | null): Promise<Ack>;
  /** Plays what others have stored since, and shows it; what they have told of it need not be asked for. */
  follow(told?: LogNotice): Promise<void>;
  /** Does what another server may have left undone. */
  takeOver(): Promise<void>;
  /** Whether the match is over, and its table does not say so yet. */
  isUnfinished(): boolean;
  /** Ends this match and no other: its rules threw, or its log cannot be replayed. */
  stop(error: unknown, failed?: Action | null): Promise<void>;
};

/** How often an action is tried that others are quicker with. */
const TRIES = 8;

/** `moved` is called after every action that was carried out, before its sender is answered. */
export function createActions(context: MatchContext, moved: () => Promise<void>): Actions {
  const { services, log, subscribers, checkpoints } = context;
  const { module } = context.engine;
  const { id } = context.record;

  async function fail(fault: Pick<Fault, 'error' | 'actions' | 'failed'>) {
    if (context.record.status !== 'running') {
      log.error({ err: fault.error }, 'match cannot be shown');
      return;
    }
    const reference = newReference();
    const table = context.record;
    const replay = await writeReplay(services.config.dataDir, { ...fault, reference, table });
    log.error({ err: fault.error, reference, replay }, 'match stopped');
    await context.change((now) =>
      now.status === 'running' ? { ...now, status: 'stopped', fault: reference } : now,
    );
    broadcastTable(subscribers, context.json());
  }

  async function stop(error: unknown, failed: Action | null = null) {
    // a log that cannot be read is no part of what is told of it
    const actions = await timedActionsOf(services.db, id).catch(() => []);
    await fail({ error, actions, failed });
  }

  async function finishIfOver() {
    const gameover = context.model?.position().ctx.gameover;
    if (gameover === undefined || context.record.status === 'over') return;
    try {
      await context.change((now) =>
        now.status === 'over' ? now : { ...now, status: 'over', gameover },
      );
      broadcastTable(subscribers, context.json());
    } catch (error) {
      // the log of actions says it as well, and is read when the match is next loaded
      log.error({ err: error }, 'end of a match could not be stored');
    }
    log.info({ actions: context.model?.seq() }, 'match over');
  }

  /** Whether what others do meanwhile is no matter; what the same seat does on another screen always is. */
  const isSimultaneous = (action: Action) =>
    action.type === 'move' &&
    Object.hasOwn(module.moves, action.move) &&
    module.moves[action.move].simultaneous === true;

  function refusalOf(action: Action, stateID: number): RefusalCode | null {
    const { status } = context.record;
    if (status === 'over' || status === 'stopped') return status;
    if (context.waitsForRules()) return 'otherRules';
    if (status !== 'running' || context.model === null) return 'notStarted';
    if (context.record.pausedAt !== null) return 'paused';
    const { playerID } = action;
    const latest = context.model.stateID(playerID);
    const needed = isSimultaneous(action) ? context.model.actedAt(playerID) : latest;
    return stateID >= needed && stateID <= latest ? null : 'stale';
  }

  /** Makes an action durable. */
  async function store(
    seq: number,
    action: PlayedAction,
  ): Promise<'stored' | 'taken' | 'noStorage' | 'failed'> {
    try {
      await services.writer.append(id, seq, action);
      services.cluster.say({ match: id, seq, actions: [action] });
      return 'stored';
    } catch (error) {
      if (isTaken(error, 'action')) {
        log.debug({ seq }, 'another server was first');
        return 'taken';
      }
      log.error({ err: error, seq }, 'action could not be stored');
      return isLost(error) ? 'noStorage' : 'failed';
    }
  }

  /** Another server was first: the match is where it has brought it, and everybody sees that; `false` where nobody can say where that is. */
  async function followOthers(): Promise<boolean> {
    try {
      await follow();
    } catch (error) {
      // that the database is out of reach is no fault of the match
      if (isPassing(error)) return false;
      log.warn({ err: error }, 'match read anew');
      context.model = await checkpoints.load(dealOf(context.record));
      sendSyncs(subscribers, context);
    }
    return true;
  }

  /** Plays an action that others have stored, and shows it; why not, where that is not allowed. */
  function show(model: MatchModel, action: PlayedAction): string | null {
    const transition = model.prepare(action, subscribers.formsOf);
    if (!transition.ok) return transition.code;
    transition.commit();
    broadcastUpdates(subscribers, id, transition.updates, null);
    return null;
  }

  /** Plays what others have stored since; whether that was anything. */
  async function follow(told?: LogNotice): Promise<boolean> {
    const { model } = context;
    if (model === null || context.waitsForRules()) return false;
    const before = model.seq();
    if (told && isShownAsTold(model, told)) return true;
    for await (const page of actionsAfter(services.db, id, model.seq()))
      for (const action of page) {
        const code = show(model, action);
        if (code !== null) throw new LogDamaged(`action ${model.seq() + 1} of the log is ${code}`);
      }
    return model.seq() > before;
  }

  /** Plays what was told, where it begins with the very next action; the log says the rest. */
  function isShownAsTold(model: MatchModel, { seq, actions = [] }: LogNotice): boolean {
    const missing = seq - model.seq();
    if (missing > actions.length) return false;
    return actions.slice(actions.length - missing).every((action) => show(model, action) === null);
  }

  /** Thinks an action through and stores it; the code of what is against it. */
  async function stored(
    action: PlayedAction,
    stateID: number,
  ): Promise<(Transition & { ok: true }) | RefusalCode> {
    for (let tried = 1; ; tried++) {
      const code = refusalOf(action, stateID);
      if (code !== null) return code;
      const model = context.model!;
      let transition: Transition;
      try {
        transition = model.prepare(action, subscribers.formsOf);
      } catch (error) {
        await stop(error, action);
        return 'stopped';
      }
      if (!transition.ok) return transition.code;
      const done = await store(model.seq() + 1, action);
      if (done === 'stored') return transition;
      if (done !== 'taken') return done;
      if (!(await followOthers())) return 'noStorage';
      if (tried === TRIES) return 'stale';
    }
  }

  return {
    stop,

    async load() {
      const { record } = context;
      if (record.matchSeed === null) return;
      // it is not ours to judge: it goes on where the rules are that dealt it
      if (!isDealtBy(module, record)) return;
      try {
        context.model = await checkpoints.load(dealOf(record));
      } catch (error) {
        // that the database is out of reach is no fault of the match
        if (isPassing(error)) throw error;
        return stop(error);
      }
      if (context.isMine()) await finishIfOver();
    },

    async follow(told) {
      if (!(await follow(told))) return;
      // who stored the last action may be gone
      if (context.isMine()) await finishIfOver();
      await moved();
    },

    isUnfinished: () =>
      context.record.status === 'running' &&
      context.model !== null &&
      context.model.position().ctx.gameover !== undefined,

    async takeOver() {
      await follow();
      if (context.isMine()) await finishIfOver();
    },

    async carryOut(action, stateID, asker = null) {
      const before = context.model?.seq();
      const transition = await stored(action, stateID);
      if (typeof transition === 'string') {
        if (context.model?.seq() !== before) await moved();
        return { ok: false, code: transition };
      }
      const model = context.model!;
      services.metrics?.acted(module.id);
      transition.commit();
      broadcastUpdates(subscribers, id, transition.updates, asker);
      const save = checkpoints.due(model);
      await finishIfOver();
      if (save !== null) context.enqueueBackground(save);
      await moved();
      return { ok: true, stateID: model.stateID(action.playerID) };
    },
  };
}
