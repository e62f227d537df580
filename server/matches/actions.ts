import type { Action } from '../../shared/engine/engine';
import type { Ack, RefusalCode } from '../../shared/protocol/table';
import { dealOf, isDealtBy } from '../tables/table';
import { actionsOf, isTaken } from '../storage/actions';
import { newReference, writeReplay, type Fault } from './fault';
import type { Live } from './context';
import type { Transition } from './prepare';
import { sendSync, tellNews } from './broadcast';
import type { Asker } from './subscribers';

/** How a match goes on: by actions that are stored before anybody is told of them. */
export type Moves = {
  /** Plays a stored match again up to where it was. */
  load(): Promise<void>;
  /** Carries out an action; `stateID` is what its sender last saw. */
  carryOut(action: Action, stateID: number, asker?: Asker | null): Promise<Ack>;
  /** Ends this match and no other: its rules threw, or its log cannot be replayed. */
  stop(error: unknown, failed?: Action | null): Promise<void>;
};

/** `moved` is called after every action that was carried out. */
export function createMoves(live: Live, moved: () => void): Moves {
  const { world, log, watchers, checkpoints } = live;
  const { module } = live.referee;
  const { id } = live.record;

  async function halt(fault: Pick<Fault, 'error' | 'actions' | 'failed'>) {
    if (live.record.status !== 'running') {
      log.error({ err: fault.error }, 'match cannot be shown');
      return;
    }
    const reference = newReference();
    const table = live.record;
    const replay = await writeReplay(world.config.dataDir, { ...fault, reference, table });
    log.error({ err: fault.error, reference, replay }, 'match stopped');
    await live.keepAndTell({ ...table, status: 'stopped', fault: reference });
  }

  async function stop(error: unknown, failed: Action | null = null) {
    // a log that cannot be read is no part of what is told of it
    const actions = await actionsOf(world.db, id).catch(() => []);
    await halt({ error, actions, failed });
  }

  async function finishIfOver() {
    const gameover = live.play?.position().ctx.gameover;
    if (gameover === undefined || live.record.status === 'over') return;
    try {
      await live.keepAndTell({ ...live.record, status: 'over', gameover });
    } catch (error) {
      // the log of actions says it as well, and is read when the match is next loaded
      log.error({ err: error }, 'end of a match could not be stored');
    }
    log.info({ actions: live.play?.seq() }, 'match over');
  }

  /** Whether what others do meanwhile is no matter; what the same seat does on another screen always is. */
  const isSimultaneous = (action: Action) =>
    action.type === 'move' &&
    Object.hasOwn(module.moves, action.move) &&
    module.moves[action.move].simultaneous === true;

  function refusalOf(action: Action, stateID: number): RefusalCode | null {
    const { status } = live.record;
    if (status === 'over' || status === 'stopped') return status;
    if (live.waitsForRules()) return 'otherRules';
    if (status !== 'running' || live.play === null) return 'notStarted';
    const { playerID } = action;
    const latest = live.play.stateID(playerID);
    const needed = isSimultaneous(action) ? live.play.actedAt(playerID) : latest;
    return stateID >= needed && stateID <= latest ? null : 'stale';
  }

  /** Makes an action durable. Where another server was first, the match is read anew, and everybody with it. */
  async function store(seq: number, action: Action): Promise<'stored' | 'stale' | 'failed'> {
    try {
      await world.writer.append(id, seq, action);
      return 'stored';
    } catch (error) {
      log.error({ err: error, seq }, 'action could not be stored');
      if (!isTaken(error)) return 'failed';
      const play = await checkpoints.load(dealOf(live.record));
      live.play = play;
      for (const watcher of watchers.all) sendSync(watcher, play, live.json());
      return 'stale';
    }
  }

  return {
    stop,

    async load() {
      const { record } = live;
      if (record.matchSeed === null) return;
      // it is not ours to judge: it goes on where the rules are that dealt it
      if (!isDealtBy(module, record)) return;
      try {
        live.play = await checkpoints.load(dealOf(record));
      } catch (error) {
        return stop(error);
      }
      await finishIfOver();
    },

    async carryOut(action, stateID, asker = null) {
      const code = refusalOf(action, stateID);
      if (code !== null) return { ok: false, code };
      const play = live.play!;
      let transition: Transition;
      try {
        transition = play.prepare(action, watchers.formsOf);
      } catch (error) {
        await stop(error, action);
        return { ok: false, code: 'stopped' };
      }
      if (!transition.ok) return transition;
      const stored = await store(play.seq() + 1, action);
      if (stored !== 'stored') return { ok: false, code: stored };
      world.metrics?.acted(module.id);
      transition.commit();
      tellNews(watchers, id, transition.told, asker);
      const save = checkpoints.due(play);
      await finishIfOver();
      if (save !== null) live.inTime(save);
      moved();
      return { ok: true, stateID: play.stateID(action.playerID) };
    },
  };
}
