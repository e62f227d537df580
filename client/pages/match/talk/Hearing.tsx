import { useTranslation } from '../../../text/useTranslation';
import type { PlayerID } from '../../../../shared/engine/game';
import { distinctNames } from '../../../../shared/protocol/distinctNames';
import type { Table } from '../../../../shared/protocol/table';
import { setUnheard, useUnheard } from '../../../tables/talk/unheard';
import { watchersHeard } from '../../../tables/talk/watchersHeard';
import { Toggle } from '../../../ui/controls/Toggle';
import { useSetting } from '../../../app/setting';
import styles from '../menu/Menu.module.css';
import '../../../tables/talk/peopleTexts';

type Props = { table: Table; reader: PlayerID | null };

/** Whom the reader hears. */
export function Hearing({ table, reader }: Props) {
  const { t } = useTranslation('app');
  const names = distinctNames(table.players);
  const isUnheard = useUnheard(table);
  const areWatchersHeard = useSetting(watchersHeard) === 'on';
  const others = table.players.filter(
    ({ id, name, bot }) => name !== undefined && !bot && String(id) !== reader,
  );
  const isForPlayer = table.watchersTalk && reader !== null;
  if (others.length === 0 && !isForPlayer) return null;
  return (
    <section className={styles.seats}>
      <h3>{t('people:hearing.title')}</h3>
      {others.map(({ id, name = '' }) => (
        <Toggle
          key={id}
          label={t('people:hearing.hear', { name: names[id] })}
          on={!isUnheard(String(id), name)}
          onChange={(on) => setUnheard(table, { seat: String(id), name }, !on)}
        />
      ))}
      <p className={styles.about}>{t('people:hearing.about')}</p>
      {isForPlayer && (
        <Toggle
          label={t('people:hearing.watchers')}
          on={areWatchersHeard}
          onChange={(on) => watchersHeard.set(on ? 'on' : 'off')}
        />
      )}
    </section>
  );
}
