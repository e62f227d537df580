import { notedChance } from '../../../../shared/engine/draws';
import { matchSeed } from '../../../../shared/engine/fairness';
import { readAction } from '../../../../shared/engine/log';
import { played, type DrawnEngine, type Played } from '../../../../shared/engine/matchFile';
import { type Check, CHECKS, verify } from '../../../../shared/engine/verify';
import type { KeptMatch } from '../../../../shared/protocol/matchFile';
import type { PlayableTitle } from '../../../kit/contract';

/** What was checked of a file; `null` where it does not say. */
export type FileFinding = { check: Check | 'draws' | 'hashes'; isTrue: boolean | null };

/** Deals and plays a match again, and holds the file against that. Throws where it cannot be dealt or played. */
export async function checkFile(file: KeptMatch, title: PlayableTitle): Promise<FileFinding[]> {
  const told = verify(file, title.engine);
  // what is no deal of this title is not dealt
  if (!told.commitment || !told.table) throw new Error('it cannot be dealt');
  const again = await playedAgain(file, title);
  const agrees = (said: unknown, is: unknown) =>
    said === undefined ? null : JSON.stringify(said) === JSON.stringify(is);
  return [
    ...CHECKS.map((check) => ({ check, isTrue: told[check] })),
    { check: 'draws', isTrue: agrees(file.draws, again.draws) },
    { check: 'hashes', isTrue: agrees(file.hashes, again.hashes) },
  ];
}

async function playedAgain(file: KeptMatch, title: PlayableTitle): Promise<Played> {
  const { serverSeed, matchID, seats, options, actions } = file;
  const draws: DrawnEngine['draws'] = [];
  const engine = await title.engineWith(notedChance((draw) => draws.push(draw)));
  const nonces = seats.map(({ nonce }) => nonce);
  const deal = { numPlayers: seats.length, options, seed: matchSeed(serverSeed, matchID, nonces) };
  const job = played({ engine, draws }, deal, actions.map(readAction));
  let step = job.next();
  while (!step.done) step = job.next();
  return step.value;
}
