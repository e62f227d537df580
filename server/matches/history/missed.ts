import type { Engine } from '../../../shared/engine/engine';
import { allowed } from '../../../shared/engine/playLog';
import type { PlayerID } from '../../../shared/engine/game';
import type { Missed } from '../../../shared/protocol/replica';
import { encodeUpdate, type EncodedUpdate } from '../../../shared/protocol/update';
import { actionsAfter } from '../../storage/actions';
import { dealOf, type TableRecord } from '../../tables/table';
import type { HolderOf } from './logEntries';
import { createMatchModel, type MatchModel } from '../model';
import type { Services } from '../services';

/** How many positions whoever is back is shown at most: the latest ones. */
const MOST = 40;

/** How many actions are played before what newcomers are not shown of the log is forgotten. */
const EVERY = 50;

/**
 * From which of their positions on a seat's holder has missed something: after their own last action, or, where they
 * have not played yet, from the first that a bot played for them; `null` where no bot stood in since.
 */
export function missedFrom(model: MatchModel, seat: PlayerID, holderOf: HolderOf): number | null {
  const entries = model.log(seat, holderOf);
  // who had the seat before is named: nobody else has missed what a bot played for them
  const isTheirs = ({ action, name }: (typeof entries)[number]) =>
    action.payload.playerID === seat && name === undefined;
  const own = entries.findLastIndex((entry) => isTheirs(entry) && !entry.standIn);
  const byBot = entries.findIndex((entry, i) => i > own && isTheirs(entry));
  if (byBot < 0) return null;
  const first = entries[own < 0 ? byBot : own + 1];
  return Math.max(first._stateID - 1, model.stateID(seat) - MOST);
}

/**
 * What a seat's holder would have seen from one of their positions on, played anew from the deal, a little
 * at a time: for whom a bot has played meanwhile, not for whom the connection was lost.
 */
export async function missedSince(
  { db, slices }: Services,
  { engine, table, holderOf }: { engine: Engine; table: TableRecord; holderOf: HolderOf },
  seat: PlayerID,
  from: number,
): Promise<Missed> {
  const pause = slices.begin();
  const model = createMatchModel(engine, dealOf(table));
  const updates: EncodedUpdate[] = [];
  let before: Omit<Missed, 'updates'> | null = null;
  for await (const page of actionsAfter(db, table.id, 0))
    for (const action of page) {
      await pause();
      if (before === null && model.stateID(seat) === from)
        before = { state: model.state(seat), log: model.log(seat, holderOf) };
      if (model.seq() % EVERY === 0) model.forgetOldEntries(model.seq());
      const prepared = model.prepare(action, (viewer) => ({
        packed: before !== null && viewer === seat,
        official: false,
      }));
      const transition = allowed(prepared, model.seq() + 1);
      transition.commit();
      for (const { packed } of transition.updates) if (packed) updates.push(encodeUpdate(packed));
    }
  return { ...(before ?? { state: model.state(seat), log: [] }), updates };
}
