import { notedChance } from '../engine/draws';
import { createEngine } from '../engine/engine';
import type { GameModule } from '../engine/game';
import { readAction } from '../engine/log';
import { MATCH_FILE, played, type DrawnEngine, type MatchFile } from '../engine/matchFile';
import { dealOf } from '../engine/record';
import { finished } from '../engine/finished';
import { recordedMatch, type RecordedWishes } from './recorded';

/** A whole match, played at random, as its server gives it as a file; the same one for the same wishes. */
export function recordedFile(module: GameModule, wishes: RecordedWishes): MatchFile {
  const record = recordedMatch(module, wishes);
  const draws: DrawnEngine['draws'] = [];
  const engine = createEngine(
    module,
    notedChance((draw) => draws.push(draw)),
  );
  return {
    wonder: MATCH_FILE,
    ...record,
    times: record.actions.map((_, i) => Date.UTC(2026, 0, 1, 20, i)),
    ...finished(played({ engine, draws }, dealOf(record), record.actions.map(readAction))),
  };
}
