import { useTranslation } from '../../text/useTranslation';
import { ABSENCES, CLOCKS, type Table } from '../../../shared/protocol/table';
import { Choice } from '../../ui/controls/Choice';

export type Waiting = Pick<Table, 'absence' | 'clock'>;

type Props = Waiting & { onChange(change: Partial<Waiting>): void };

/** How long a table waits for whom. */
export function WaitingFields({ absence, clock, onChange }: Props) {
  const { t } = useTranslation('app');
  return (
    <>
      <Choice
        label={t('absence.title')}
        about={t(`absence.about.${absence}`)}
        value={absence}
        options={ABSENCES.map((value) => ({ value, label: t(`absence.${value}`) }))}
        onChange={(next) => onChange({ absence: next })}
      />
      <Choice
        label={t('clock.title')}
        about={t(clock === 0 ? 'clock.noneAbout' : 'clock.about')}
        value={clock}
        options={CLOCKS.map((value) => ({ value, label: t(`clock.of.${value}`) }))}
        onChange={(next) => onChange({ clock: next })}
      />
    </>
  );
}
