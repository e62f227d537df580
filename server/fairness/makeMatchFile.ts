import { notedChance } from '../../shared/engine/draws';
import {
  MATCH_FILE,
  played,
  type DrawnEngine,
  type MatchFile,
} from '../../shared/engine/matchFile';
import { inSlices } from '../matches/slices';
import type { Services } from '../matches/services';
import { Refusal } from '../refusal';
import { timedActionsOf } from '../storage/actions';
import { dealOf, type TableRecord } from '../tables/table';
import { recordOf } from './record';

/** A match that is over as one file; refused before, and where its rules are not at hand. */
export async function matchFileOf(services: Services, table: TableRecord): Promise<MatchFile> {
  const { db, loadEngine, slices } = services;
  const timed = await timedActionsOf(db, table.id);
  const actions = timed.map(({ action }) => action);
  const record = recordOf(table, actions);
  const draws: DrawnEngine['draws'] = [];
  const source = notedChance((draw) => draws.push(draw));
  const engine = await loadEngine(table.game, table.version, source);
  if (engine === null) throw new Refusal('otherRules');
  return {
    wonder: MATCH_FILE,
    ...record,
    times: timed.map(({ at }) => at),
    ...(await inSlices(slices, played({ engine, draws }, dealOf(table), actions))),
  };
}
