import { checkPlayed, type PlayedFindings } from '../../../../shared/engine/matchFile';
import { type Check, checksOf, verify } from '../../../../shared/engine/verify';
import type { KeptMatch } from '../../../../shared/protocol/matchFile';
import type { PlayableTitle } from '../../../kit/contract';

/** What was checked of a file; `null` where it does not say. */
export type FileFinding = { check: Check | keyof PlayedFindings; isTrue: boolean | null };

/** Deals and plays a match again, and holds the file against that. Throws where it cannot be dealt or played. */
export async function checkFile(file: KeptMatch, title: PlayableTitle): Promise<FileFinding[]> {
  const told = verify(file, title.engine);
  // what is no deal of this title is not dealt
  if (!told.commitment || !told.table) throw new Error('it cannot be dealt');
  const { draws, hashes } = await checkPlayed(file, title.engineWith);
  return [
    ...checksOf(file).map((check) => ({ check, isTrue: told[check] })),
    { check: 'draws', isTrue: draws },
    { check: 'hashes', isTrue: hashes },
  ];
}
