import type { PlayerID } from '../../shared/engine/game';
import { scoreHistory, type ScorePoint } from '../../shared/engine/scoreHistory';
import type { Match } from './match';
import { matchFileOf } from '../fairness/makeMatchFile';
import { recordOf } from '../fairness/record';
import { Refusal } from '../refusal';
import { actionsOf } from '../storage/actions';
import { assertPlayedOut, dealOf, type TableRecord } from '../tables/table';
import type { MatchContext } from './context';
import { curveOf } from './history/curve';
import { missedFrom, missedSince } from './history/missed';
import { sealedReport } from './history/report';
import { inSlices } from './slices';

/** What is told of a match as a whole, to whoever asks: its log, its scores, its record, its file. */
export type MatchQueries = Pick<
  Match,
  'logBefore' | 'missed' | 'scores' | 'matchRecord' | 'matchFile' | 'report'
>;

export function createQueries(context: MatchContext): MatchQueries {
  const { services, engine } = context;
  const { db, config } = services;
  const { id } = context.table;
  /** How the score came about: a whole replay, which anybody may ask for. */
  let history: Promise<ScorePoint[]> | undefined;
  /** Its file, while it is made: a whole replay as well. */
  let file: ReturnType<Match['matchFile']> | undefined;

  const replayed = async (table: TableRecord) => {
    const actions = await actionsOf(db, id);
    return curveOf(await inSlices(services.slices, scoreHistory(engine, dealOf(table), actions)));
  };

  return {
    logBefore: async (viewer, stateID) =>
      context.model
        ? context.snapshots.logBefore(context.model, viewer, stateID, context.holderOf)
        : [],

    async missed(seat: PlayerID) {
      const { table, model, holderOf } = context;
      const from = model && missedFrom(model, seat, holderOf);
      return from === null ? null : missedSince(services, { engine, table, holderOf }, seat, from);
    },

    async scores() {
      assertPlayedOut(context.table);
      if (context.model === null) throw new Refusal('otherRules');
      history ??= replayed(context.table).catch((error: unknown) => {
        history = undefined;
        throw error;
      });
      return history;
    },

    matchRecord: async () => recordOf(context.table, await actionsOf(db, id)),

    matchFile() {
      file ??= matchFileOf(services, context.table).finally(() => (file = undefined));
      return file;
    },

    async report() {
      const { table } = context;
      if (table.matchSeed === null) throw new Refusal('notStarted');
      return sealedReport(db, { dataDir: config.dataDir, now: services.now() }, table);
    },
  };
}
