import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import { optionsError } from '../../../shared/engine/options';
import type { Table } from '../../../shared/protocol/table';
import { setOptions, setWaiting } from '../../net/api';
import { OptionFields } from '../../tables/options/OptionFields';
import { WaitingFields } from '../../tables/options/WaitingFields';
import { OptionList } from './OptionList';
import type { AsHost } from './SeatTools';
import { WaitingList } from './WaitingList';
import styles from './WaitingRoom.module.css';

type Props = { box: GameInfo; table: Table; asHost: AsHost | null };

/** How it will be played, which its host may change; a match that goes on from another is played as that one was. */
export function TableOptions({ box, table, asHost }: Props) {
  const { t } = useTranslation('app');
  return (
    <section className={styles.options} aria-labelledby="options">
      <h2 id="options">{t('room.options')}</h2>
      {asHost && !table.beginning ? (
        <OptionFields
          box={box}
          values={table.setupData}
          onChange={(values) => {
            // half a code is on its way to be one
            if (optionsError(box.options, values) === null)
              void asHost.attempt(() => setOptions(asHost.match, asHost.host, values));
          }}
        />
      ) : (
        <OptionList box={box} values={table.setupData} />
      )}
      {asHost ? (
        <WaitingFields
          absence={table.absence}
          clock={table.clock}
          onChange={(change) =>
            void asHost.attempt(() => setWaiting(asHost.match, asHost.host, change))
          }
        />
      ) : (
        <WaitingList absence={table.absence} clock={table.clock} />
      )}
    </section>
  );
}
