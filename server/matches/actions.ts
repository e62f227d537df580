import type { Action } from '../../shared/engine/engine';
import type { Ack, RefusalCode } from '../../shared/protocol/table';
import { dealOf, isDealtBy } from '../tables/table';
import { actionsAfter, timedActionsOf, type PlayedAction } from '../storage/actions';
import { LogDamaged } from '../storage/archives';
import { isTaken } from '../storage/problems';
import { newReference, writeReplay, type Fault } from './fault';
import type { MatchContext } from './context';
import type { Transition } from './model';
import { sendSyncs, broadcastUpdates } from './broadcast';
import type { Asker } from './subscribers';

/** How a match goes on: by actions that are stored before anybody is told of them. */
export type Actions = {
  /** Plays a stored match again up to where it was. */
  load(): Promise<void>;
  /** Carries out an action; `stateID` is what its sender last saw. */
  carryOut(action: PlayedAction, stateID: number, asker?: Asker | null): Promise<Ack>;
  /** Plays what others have stored since, and shows it. */
  follow(): Promise<void>;
  /** Ends this match and no other: its rules threw, or its log cannot be replayed. */
  stop(error: unknown, failed?: Action | null): Promise<void>;
};

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
    await context.saveAndBroadcast({ ...table, status: 'stopped', fault: reference });
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
      await context.saveAndBroadcast({ ...context.record, status: 'over', gameover });
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

  /** Makes an action durable. Where another server was first, the match is read anew, and everybody with it. */
  async function store(seq: number, action: PlayedAction): Promise<'stored' | 'stale' | 'failed'> {
    try {
      await services.writer.append(id, seq, action);
      services.announcements.say(id);
      return 'stored';
    } catch (error) {
      log.error({ err: error, seq }, 'action could not be stored');
      if (!isTaken(error, 'action')) return 'failed';
      const model = await checkpoints.load(dealOf(context.record));
      context.model = model;
      sendSyncs(subscribers, context);
      return 'stale';
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
        return stop(error);
      }
      await finishIfOver();
    },

    async follow() {
      const { model } = context;
      if (model === null || context.waitsForRules()) return;
      const before = model.seq();
      for await (const page of actionsAfter(services.db, id, before))
        for (const action of page) {
          const transition = model.prepare(action, subscribers.formsOf);
          if (!transition.ok)
            throw new LogDamaged(`action ${model.seq() + 1} of the log is ${transition.code}`);
          transition.commit();
          broadcastUpdates(subscribers, id, transition.updates, null);
        }
      if (model.seq() > before) await moved();
    },

    async carryOut(action, stateID, asker = null) {
      const code = refusalOf(action, stateID);
      if (code !== null) return { ok: false, code };
      const model = context.model!;
      let transition: Transition;
      try {
        transition = model.prepare(action, subscribers.formsOf);
      } catch (error) {
        await stop(error, action);
        return { ok: false, code: 'stopped' };
      }
      if (!transition.ok) return transition;
      const stored = await store(model.seq() + 1, action);
      if (stored !== 'stored') return { ok: false, code: stored };
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
