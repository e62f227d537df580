import type { Action } from '../../shared/engine/engine';
import { timedActionsOf } from '../storage/actions';
import type { MatchContext } from './context';
import { type Fault, newReference, writeReplay } from './fault';
import { broadcastTable } from './screens/broadcast';

/** Ends this match and no other: its rules threw, or its log cannot be replayed. */
export async function stop(context: MatchContext, error: unknown, failed: Action | null = null) {
  // a log that cannot be read is no part of what is told of it
  const actions = await timedActionsOf(context.services.db, context.table.id).catch(() => []);
  await fail(context, { error, actions, failed });
}

async function fail(context: MatchContext, fault: Pick<Fault, 'error' | 'actions' | 'failed'>) {
  const { services, log, table } = context;
  if (table.status !== 'running') {
    log.error({ err: fault.error }, 'match cannot be shown');
    return;
  }
  const reference = newReference();
  const replay = await writeReplay(services.config.dataDir, { ...fault, reference, table });
  log.error({ err: fault.error, reference, replay }, 'match stopped');
  await context.change((now) =>
    now.status === 'running' ? { ...now, status: 'stopped', fault: reference } : now,
  );
  broadcastTable(context.subscribers, context.json());
}

/** Whether a match is over, and its table does not say so yet. */
export const isUnfinished = ({ table, model }: MatchContext): boolean =>
  table.status === 'running' && model !== null && model.position().ctx.gameover !== undefined;

/** Has the table say that its match is over, once it is. */
export async function finishIfOver(context: MatchContext) {
  const { log, model, subscribers } = context;
  const gameover = model?.position().ctx.gameover;
  if (gameover === undefined || context.table.status === 'over') return;
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
