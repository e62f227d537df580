import type { TFunction } from 'i18next';
import type { GameInfo } from '../../shared/engine/info';
import { readChart, type CodeFault } from '../../shared/games/century-eastern-wonders/map/code';
import { PAGES } from '../../shared/protocol/routes';
import type { Table } from '../../shared/protocol/table';

type OwnCode = {
  /** What is wrong with a code, in the reader's language; `null` when it can be used. */
  wrong(code: string, t: TFunction): string | null;
  /** The page where codes are made. */
  editor: string;
};

/** The options that take a code of one's own, as `<title>.<option>`. */
export const OWN_CODES: Record<string, OwnCode> = {
  'century-eastern-wonders.map': {
    wrong(code, t) {
      const reading = readChart(code);
      return 'chart' in reading
        ? null
        : reading.faults.map((fault) => faultWords(fault, t)).join(' ');
    },
    editor: PAGES.mapEditor,
  },
};

/** The options of a table whose code is missing or wrong. */
export const wrongCodes = (box: GameInfo, values: Table['setupData'], t: TFunction): string[] =>
  Object.entries(box.options)
    .filter(([key, spec]) => {
      const value = String(values[key]);
      if (spec.kind !== 'code' || spec.values.includes(value)) return false;
      return OWN_CODES[`${box.id}.${key}`].wrong(value, t) !== null;
    })
    .map(([key]) => key);

/** Where the code of the map that was laid out last is kept, for the next table. */
export const KEPT_MAP = 'mapCode';

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
