import type { Color } from '../../../../shared/games/ya-blew-it/state';
import type { Inline } from '../../../kit/contract';
import { listWords } from '../../../kit/words';
import { Gem } from '../../../ui/art/Gem';
import styles from './CardMarks.module.css';
import type { OnTable, T } from '../types';

/** The stacks of some colours. */
export const colorsThing = (colors: readonly Color[], t: T): Inline => ({
  words: listWords(
    colors.map((color) => t(`color.${color}`)),
    t,
  ),
  drawing: (
    <span className={styles.marks} aria-hidden>
      {colors.map((color, i) => (
        <Gem key={i} gem={color} width={15} height={15} />
      ))}
    </span>
  ),
});

/** Whose Safes stand where. */
export function safesThing(safes: Record<string, Color[]>, { t, name, playerID }: OnTable): Inline {
  const places = Object.entries(safes).map(([id, colors]) => ({
    id,
    name: id === playerID ? t('match:you') : name(id),
    ...(colors.length > 0
      ? standingOn(colorsThing(colors, t), t)
      : { words: t('safes.none'), drawing: t('safes.none') }),
  }));
  return {
    words: listWords(
      places.map(({ name: owner, words }) => `${owner} ${words}`),
      t,
    ),
    drawing: (
      <span aria-hidden>
        {places.map(({ id, name: owner, drawing }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <b>{owner}</b> {drawing}
          </span>
        ))}
      </span>
    ),
  };
}

const standingOn = ({ words, drawing }: Inline, t: T): Inline => ({
  words: `${t('safes.on')} ${words}`,
  drawing: (
    <>
      {t('safes.on')} {drawing}
    </>
  ),
});
