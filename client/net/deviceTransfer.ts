import type { ContinueAnswer, ContinueBody, HandoverAnswer } from '../../shared/protocol/table';
import { ask, type MatchKey, pathOf, proofOf } from './api';
import type { OwnSeat } from './seats';
import english from '../text/en/handover.json';
import french from '../text/fr/handover.json';
import { addTexts } from '../text/i18n';

/* How a seat goes on at another device: all that the first page does without. */

addTexts('handover', { en: english, fr: french });

/** A token that takes the seat to another device, once. */
export const handOver = async (match: MatchKey, seat: OwnSeat): Promise<string> =>
  (await ask<HandoverAnswer>('POST', `${pathOf(match)}/handover`, proofOf(seat))).token;

export const goOn = (match: MatchKey, body: ContinueBody): Promise<ContinueAnswer> =>
  ask('POST', `${pathOf(match)}/continue`, body);
