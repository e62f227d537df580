import { readChart, type CodeFault } from '../../../shared/games/century-eastern-wonders/map/code';
import type { Translate } from '../../text/keys';
import type { FrameKey } from '../../text/useTranslation';

/** What is wrong with the code of a map, in the reader's language; `null` when it can be used. */
export function wrongMap(code: string, t: Translate<FrameKey>): string | null {
  const reading = readChart(code);
  return 'chart' in reading ? null : reading.faults.map((fault) => faultWords(fault, t)).join(' ');
}

/** What is wrong with a map or its code, in a sentence. */
export function faultWords(fault: CodeFault, t: Translate<FrameKey>): string {
  switch (fault.type) {
    case 'number':
      return t(`app:mapFault.${fault.kind}`, { count: fault.is, must: fault.must });
    case 'sign':
      return t('app:mapFault.sign', { sign: fault.sign });
    default:
      return t(`app:mapFault.${fault.type}`);
  }
}
