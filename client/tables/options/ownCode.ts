import type { GameInfo } from '../../../shared/engine/info';
import { present } from '../../../shared/engine/present';
import type { Table } from '../../../shared/protocol/table';
import { entryOf } from '../../games/catalog';
import type { OwnCode } from '../../kit/entry';
import type { Translate } from '../../text/keys';
import type { FrameKey } from '../../text/useTranslation';

/** How a title takes a code of one's own for an option. */
export const ownCodeOf = (game: string, option: string): OwnCode =>
  present(entryOf(game)?.codes?.[option]);

/** The options of a table whose code is missing or wrong. */
export const wrongCodes = (
  box: GameInfo,
  values: Table['setupData'],
  t: Translate<FrameKey>,
): string[] =>
  Object.entries(box.options)
    .filter(([key, spec]) => {
      const value = String(values[key]);
      if (spec.kind !== 'code' || spec.values.includes(value)) return false;
      return ownCodeOf(box.id, key).wrong(value, t) !== null;
    })
    .map(([key]) => key);

/** Where the code of the map that was laid out last is kept, for the next table. */
export const KEPT_MAP = 'mapCode';
