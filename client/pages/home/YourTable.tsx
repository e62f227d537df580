import { useTranslation } from '../../text/useTranslation';
import { Link } from 'wouter';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import { classes } from '../../ui/classes';
import { entryOf } from '../../games/catalog';
import { tablePath } from '../../net/paths';
import styles from './TableList.module.css';
import { useTableState } from './useTableState';
import { isWaiting, type Yours } from './useYourTables';

/** One of our tables: with whom, and what it waits for. */
export function YourTable({ seat, table }: Yours) {
  const { t } = useTranslation('app');
  const describe = useTableState(table?.players);
  const Sign = entryOf(seat.game)?.Sign;
  const names = distinctNames(table?.players ?? []);
  const others = (table?.players ?? [])
    .filter(({ id, name }) => name !== undefined && String(id) !== seat.playerID)
    .map(({ id, bot }) => (bot ? t('botNamed', { name: names[id] }) : names[id]));
  return (
    <li>
      <Link
        href={tablePath(seat)}
        className={classes(styles.table, isWaiting({ seat, table }) && styles.mine)}
      >
        {Sign && <Sign />}
        <span className={styles.words}>
          <b>{t(`games.${seat.game}.name`)}</b>
          {/* who else is there is not known while the table cannot be reached */}
          {table && (
            <span className={styles.people}>
              {others.length > 0 ? others.join(', ') : t('yours.alone')}
            </span>
          )}
        </span>
        <span className={styles.state}>
          {table ? describe(table, seat.playerID) : t('yours.unknown')}
        </span>
      </Link>
    </li>
  );
}
