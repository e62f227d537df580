import type { Action } from '../../shared/engine/engine';
import type { Ack, RefusalCode } from '../../shared/protocol/refusals';
import { dealOf, isDealtBy } from '../tables/table';
import type { PlayedAction } from '../storage/actions';
import type { LogNotice } from '../storage/announcements';
import { isLost, isPassing, isTaken } from '../storage/database/problems';
import { TRIES } from '../tryAgain';
import type { MatchContext } from './context';
import { finishIfOver, isUnfinished, stop } from './ending';
import { follow, followOthers } from './following';
import type { Transition } from './model';
import { broadcastUpdates } from './screens/broadcast';
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

/** `moved` is called after every action that was carried out, before its sender is answered. */
export const createActions = (context: MatchContext, moved: () => Promise<void>): Actions => ({
  load: () => load(context),
  carryOut: (action, stateID, asker = null) => carryOut({ context, moved }, action, stateID, asker),

  async follow(told) {
    if (!(await follow(context, told))) return;
    // who stored the last action may be gone
    if (context.isMine()) await finishIfOver(context);
    await moved();
  },

  async takeOver() {
    await follow(context);
    if (context.isMine()) await finishIfOver(context);
  },

  isUnfinished: () => isUnfinished(context),
  stop: (error, failed) => stop(context, error, failed),
});

async function carryOut(
  { context, moved }: { context: MatchContext; moved: () => Promise<void> },
  action: PlayedAction,
  stateID: number,
  asker: Asker | null,
): Promise<Ack> {
  const { services, engine, table, subscribers, snapshots } = context;
  const before = context.model?.seq();
  const transition = await stored(context, action, stateID);
  if (typeof transition === 'string') {
    if (context.model?.seq() !== before) await moved();
    return { ok: false, code: transition };
  }
  const model = context.dealt();
  services.metrics?.acted(engine.module.id);
  transition.commit();
  broadcastUpdates(subscribers, table.id, transition.updates, asker);
  const save = snapshots.due(model);
  await finishIfOver(context);
  if (save !== null) context.enqueueBackground(save);
  await moved();
  return { ok: true, stateID: model.stateID(action.playerID) };
}

/** Thinks an action through and stores it; the code of what is against it. */
async function stored(
  context: MatchContext,
  action: PlayedAction,
  stateID: number,
): Promise<(Transition & { ok: true }) | RefusalCode> {
  for (let tried = 1; ; tried++) {
    const code = refusalOf(context, action, stateID);
    if (code !== null) return code;
    const model = context.dealt();
    let transition: Transition;
    try {
      transition = model.prepare(action, context.subscribers.formsOf);
    } catch (error) {
      await stop(context, error, action);
      return 'stopped';
    }
    if (!transition.ok) return transition.code;
    const done = await store(context, model.seq() + 1, action);
    if (done === 'stored') return transition;
    if (done !== 'taken') return done;
    if (!(await followOthers(context))) return 'noStorage';
    if (tried === TRIES) return 'stale';
  }
}

function refusalOf(context: MatchContext, action: Action, stateID: number): RefusalCode | null {
  const { table, model } = context;
  const { status } = table;
  if (status === 'over' || status === 'stopped') return status;
  if (context.waitsForRules()) return 'otherRules';
  if (status !== 'running' || model === null) return 'notStarted';
  if (table.pausedAt !== null) return 'paused';
  const { playerID } = action;
  const latest = model.stateID(playerID);
  const needed = isSimultaneous(context, action) ? model.actedAt(playerID) : latest;
  return stateID >= needed && stateID <= latest ? null : 'stale';
}

/** Whether what others do meanwhile is no matter; what the same seat does on another screen always is. */
const isSimultaneous = ({ engine }: MatchContext, action: Action): boolean => {
  const { moves } = engine.module;
  return (
    action.type === 'move' &&
    Object.hasOwn(moves, action.move) &&
    moves[action.move].simultaneous === true
  );
};

/** Makes an action durable. */
async function store(
  { services, table, log }: MatchContext,
  seq: number,
  action: PlayedAction,
): Promise<'stored' | 'taken' | 'noStorage' | 'failed'> {
  try {
    await services.writer.append(table.id, seq, action);
    services.cluster.say({ match: table.id, seq, actions: [action] });
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

async function load(context: MatchContext): Promise<void> {
  const { table } = context;
  if (table.matchSeed === null) return;
  // it is not ours to judge: it goes on where the rules are that dealt it
  if (!isDealtBy(context.engine.module, table)) return;
  try {
    context.model = await context.snapshots.load(dealOf(table));
  } catch (error) {
    // that the database is out of reach is no fault of the match
    if (isPassing(error)) throw error;
    return stop(context, error);
  }
  if (context.isMine()) await finishIfOver(context);
}
