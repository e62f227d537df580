import type { ScorePoint } from '../../shared/engine/scoreHistory';
import type { MatchRecord } from '../../shared/engine/record';
import { addressOf } from '../app/base';
import { ask, type MatchKey, pathOf } from './api';

// What can be had of a match that is over; apart from all else, since the first page asks for none of it.

/** How everybody's points came about, turn by turn; told once the match is over. */
export const scoresOf = async (match: MatchKey): Promise<ScorePoint[]> =>
  (await ask<{ points: ScorePoint[] }>('GET', `${pathOf(match)}/scores`)).points;

/** All that is needed to deal and play a match again; told once it is over. */
export const recordOf = (match: MatchKey): Promise<MatchRecord> =>
  ask('GET', `${pathOf(match)}/record`);

/** Where a match that is over is to be had as a file. */
export const fileAddress = (match: MatchKey): string => addressOf(`${pathOf(match)}/file`);

export const recordAddress = (match: MatchKey): string => addressOf(`${pathOf(match)}/record`);
