import { notedChance } from '../../../../shared/engine/draws';
import {
  checking,
  type DrawnEngine,
  type PlayedFindings,
} from '../../../../shared/engine/matchFile';
import type { Replayed } from '../../../../shared/engine/playLog';
import { type Check, checksOf } from '../../../../shared/engine/verify';
import type { KeptMatch } from '../../../../shared/protocol/readMatchFile';
import type { PlayableTitle } from '../../../kit/contract';
import { type Breaths, inBreaths } from '../inBreaths';

/** What was checked of a file; `null` where it does not say. */
export type FileFinding = { check: Check | keyof PlayedFindings; isTrue: boolean | null };

/** Deals and plays a match again, and holds the file against that. Throws where it cannot be dealt. */
export async function checkFile(
  file: KeptMatch,
  title: PlayableTitle,
  breaths: Breaths,
): Promise<{ findings: FileFinding[]; played: Replayed[] }> {
  const draws: DrawnEngine['draws'] = [];
  const engine = await title.engineWith(notedChance((draw) => draws.push(draw)));
  const played: Replayed[] = [];
  const { found } = await inBreaths(
    checking(file, { engine, draws }, (replayed) => played.push(replayed)),
    breaths,
  );
  // what is no deal of this title is not dealt
  if (!found.commitment || !found.table) throw new Error('it cannot be dealt');
  const said = (['draws', 'hashes'] as const).filter((field) => found[field] !== null);
  const checks = [...checksOf(file), ...said];
  return { findings: checks.map((check) => ({ check, isTrue: found[check] })), played };
}
