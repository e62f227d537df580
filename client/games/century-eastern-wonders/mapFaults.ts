import type { TFunction } from 'i18next';
import { readChart, type CodeFault } from '../../../shared/games/century-eastern-wonders/map/code';

/** What is wrong with the code of a map, in the reader's language; `null` when it can be used. */
export function wrongMap(code: string, t: TFunction): string | null {
  const reading = readChart(code);
  return 'chart' in reading ? null : reading.faults.map((fault) => faultWords(fault, t)).join(' ');
}

/** What is wrong with a map or its code, in a sentence. */
export function faultWords(fault: CodeFault, t: TFunction): string {
  switch (fault.type) {
    case 'number':
      return t(`app:mapFault.${fault.kind}`, { count: fault.is, must: fault.must });
    case 'sign':
      return t('app:mapFault.sign', { sign: fault.sign });
    default:
      return t(`app:mapFault.${fault.type}`);
  }
}
