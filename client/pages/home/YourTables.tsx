import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { Button } from '../../ui/controls/Button';
import { ShortList } from './ShortList';
import styles from './TableList.module.css';
import type { useYourTables } from './useYourTables';
import { YourTable } from './YourTable';

const KeepMatches = lazy(async () => ({
  default: (await import('../../tables/files/KeepMatches')).KeepMatches,
}));

/** How many are shown before one asks for all. */
const FEW = 5;

type Props = ReturnType<typeof useYourTables>;

/** The tables we have a seat at, those that wait for us first. */
export function YourTables({ tables, waiting, isOffline, isLookingUp }: Props) {
  const { t } = useTranslation('app');
  const [isKeeping, setKeeping] = useState(false);
  // nobody has anything of a match that nobody wanted to end
  const over = tables.filter(({ table }) => table?.status === 'over' && !table.isAbandoned);
  return (
    <section className={styles.tables} aria-labelledby="your-tables">
      <h2 id="your-tables">
        {t('yours.title')}
        {waiting > 0 && <span>{t('yours.waiting', { count: waiting })}</span>}
      </h2>
      {isOffline && <p className={styles.note}>{t('refusal.offline')}</p>}
      {tables.length === 0 && !isOffline && !isLookingUp && (
        <p className={styles.note}>{t('yours.none')}</p>
      )}
      <ShortList few={FEW}>
        {tables.map((one) => (
          <YourTable key={one.seat.matchID} {...one} />
        ))}
      </ShortList>
      {over.length > 0 && (
        <Button kind="ghost" aria-haspopup="dialog" onClick={() => setKeeping(true)}>
          {t('yours.keep')}
        </Button>
      )}
      {isKeeping && (
        <Suspense>
          <KeepMatches of={over} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </section>
  );
}
