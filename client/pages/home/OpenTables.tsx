import { useTranslation } from '../../text/useTranslation';
import useSWR from 'swr';
import { Link } from 'wouter';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { Table } from '../../../shared/protocol/table';
import { openTables } from '../../net/api';
import { catalog, entryOf } from '../../games/catalog';
import { tablePath } from '../../net/paths';
import { useOwnSeats } from '../../net/seats';
import { ShortList } from './ShortList';
import styles from './TableList.module.css';
import { isTaken } from '../../../shared/protocol/startConditions';

/** How often the list looks again, in milliseconds. */
const PERIOD = 15_000;

/** How many are shown before one asks for all. */
const FEW = 3;

/** The public tables where there is still a seat; nothing at all while there are none. */
export function OpenTables() {
  const { t } = useTranslation('app');
  const seats = useOwnSeats();
  const { data = [] } = useSWR('openTables', everyTitles, { refreshInterval: PERIOD });
  const tables = data.filter(({ matchID }) => seats.every((seat) => seat.matchID !== matchID));
  if (tables.length === 0) return null;
  return (
    <section className={styles.tables} aria-labelledby="open-tables">
      <h2 id="open-tables">{t('open.title')}</h2>
      <ShortList few={FEW}>
        {tables.map((table) => (
          <OpenTable key={table.matchID} {...table} />
        ))}
      </ShortList>
    </section>
  );
}

const everyTitles = async (): Promise<Table[]> =>
  (await Promise.all(catalog.map(({ info }) => openTables(info.id)))).flat().filter(hasSeat);

const hasSeat = ({ status, players }: Table) => status === 'open' && !players.every(isTaken);

function OpenTable({ gameName, matchID, players }: Table) {
  const { t } = useTranslation('app');
  const Sign = entryOf(gameName)?.Sign;
  const names = distinctNames(players).filter((name) => name !== undefined);
  const free = players.length - players.filter(isTaken).length;
  return (
    <li>
      <Link href={tablePath({ game: gameName, matchID })} className={styles.table}>
        {Sign && <Sign />}
        <span className={styles.words}>
          <b>{t(`games.${gameName}.name`)}</b>
          <span className={styles.people}>
            {names.length > 0 ? names.join(', ') : t('open.empty')}
          </span>
        </span>
        <span className={styles.state}>{t('state.free', { count: free })}</span>
      </Link>
    </li>
  );
}
