import { allowed } from '../../shared/engine/playLog';
import { actionsAfter, type PlayedAction } from '../storage/actions';
import type { LogNotice } from '../storage/announcements';
import { isPassing } from '../storage/database/problems';
import { dealOf } from '../tables/table';
import type { MatchContext } from './context';
import type { Transition } from './model';
import { broadcastUpdates, sendSyncs } from './screens/broadcast';

/** Plays what other servers have stored since, and shows it; whether that was anything. */
export async function follow(context: MatchContext, told?: LogNotice): Promise<boolean> {
  const { model } = context;
  if (model === null || context.waitsForRules()) return false;
  const before = model.seq();
  if (told && isShownAsTold(context, told)) return true;
  for await (const page of actionsAfter(context.services.db, context.table.id, before))
    for (const action of page) allowed(show(context, action), model.seq() + 1);
  return model.seq() > before;
}

/** Another server was first: the match is where it has brought it, and everybody sees that; `false` where nobody can say where that is. */
export async function followOthers(context: MatchContext): Promise<boolean> {
  try {
    await follow(context);
  } catch (error) {
    // that the database is out of reach is no fault of the match
    if (isPassing(error)) return false;
    context.log.warn({ err: error }, 'match read anew');
    context.model = await context.snapshots.load(dealOf(context.table));
    sendSyncs(context.subscribers, context);
  }
  return true;
}

/** Plays what was told, where it begins with the very next action; the log says the rest. */
function isShownAsTold(context: MatchContext, { seq, actions = [] }: LogNotice): boolean {
  const missing = seq - context.dealt().seq();
  if (missing > actions.length) return false;
  return actions.slice(actions.length - missing).every((action) => show(context, action).ok);
}

/** Plays an action that others have stored, and shows it; nothing of that where it is not allowed. */
function show(context: MatchContext, action: PlayedAction): Transition {
  const { subscribers, table } = context;
  const transition = context.dealt().prepare(action, subscribers.formsOf);
  if (!transition.ok) return transition;
  transition.commit();
  broadcastUpdates(subscribers, table.id, transition.updates, null);
  return transition;
}
