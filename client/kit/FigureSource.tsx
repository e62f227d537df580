import { useTranslation } from '../text/useTranslation';
import { Toggle } from '../ui/controls/Toggle';
import styles from './FigureSource.module.css';
import { createSetting, useSetting } from '../app/setting';

/** What is not printed in the box can have come from here. */
const MARKED = ['derived', 'house'] as const;
type Marked = (typeof MARKED)[number];

/** Whether what is not printed is marked in the rules. */
export const sourceMarks = createSetting('origins', ['on', 'off'], 'off');

/** Marks what is not printed, for those who asked for the marks. What is printed needs none. */
export function FigureSource({ of }: { of: Marked | 'printed' }) {
  const isShown = useSetting(sourceMarks) === 'on';
  return of === 'printed' || !isShown ? null : <Mark of={of} />;
}

function Mark({ of }: { of: Marked }) {
  const { t } = useTranslation('match');
  return (
    <abbr className={styles.origin} data-origin={of} title={t(`origin.${of}.about`)}>
      {t(`origin.${of}.sign`)}
    </abbr>
  );
}

/** Shows and hides the marks, and says what they mean. */
export function FigureSourceSwitch() {
  const { t } = useTranslation('match');
  const on = useSetting(sourceMarks) === 'on';
  return (
    <footer className={styles.origins}>
      <Toggle
        label={t('origin.show')}
        about={t('origin.about')}
        on={on}
        onChange={(wanted) => sourceMarks.set(wanted ? 'on' : 'off')}
      />
      {on && (
        <ul>
          {MARKED.map((origin) => (
            <li key={origin}>
              <Mark of={origin} /> {t(`origin.${origin}.about`)}
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
