import { useEffect } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Gameover } from '../../../../shared/engine/score';
import type { Table } from '../../../../shared/protocol/table';
import { End } from './End';
import type { MatchProps } from '../Match';
import styles from './StoredEnd.module.css';
import { resultOf } from './sheet/result';
import { wordsOf } from '../../../kit/Sentence';
import { useReader } from '../useReader';

type Props = Pick<MatchProps, 'title' | 'match' | 'seat'> & { table: Table; gameover: Gameover };

/** How a match ended that cannot be shown any more: it was played by rules that are not at hand. */
export function StoredEnd({ title, match, seat, table, gameover }: Props) {
  const { t } = useTranslation('app');
  const reader = useReader(title, table.players, seat?.playerID ?? null);
  const name = t(`app:games.${title.module.id}.name`);
  const words = wordsOf(resultOf(gameover.standings, reader), reader);
  useEffect(() => {
    document.title = `${words} · ${name}`;
  }, [words, name]);
  return (
    <div className={styles.page} data-title={title.module.id}>
      <header className={styles.top}>
        <title.Mark size={30} />
        <h1 className={styles.name}>{name}</h1>
      </header>
      <main className={styles.main}>
        <End
          {...{ title, match, seat, gameover }}
          scene={reader}
          players={table.players}
          nextMatchID={table.nextMatchID}
          beginning={table.beginning}
        />
      </main>
    </div>
  );
}
