import { useTranslation } from '../../text/useTranslation';
import type { Seat, Table } from '../../../shared/protocol/table';
import { absent, isTaken, startBlocker, unready } from '../../../shared/protocol/startConditions';

/** What keeps a table from being started, as a sentence. */
export function useStartBlocker(table: Table): string | null {
  const { t } = useTranslation('app');
  const about = (seats: Seat[]) => ({ count: seats.length, names: seats.map(({ name }) => name) });
  switch (startBlocker(table)) {
    case 'gap':
      return t('obstacle.gap', { count: table.players.filter((seat) => !isTaken(seat)).length });
    case 'notReady':
      return t('obstacle.notReady', about(unready(table)));
    case 'absent':
      return t('obstacle.absent', about(absent(table)));
    case null:
      return null;
  }
}
