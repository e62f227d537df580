import { isKind, unseenOf } from '../../../../shared/games/colorful-treasure/table';
import type { WonderId } from '../../../../shared/games/colorful-treasure/wonders';
import { Treasure } from '../art/Treasure';
import styles from './Maybe.module.css';
import type { OnTable } from '../types';

/** Moves that turn one more card up: for a key or a chest all else is left. */
const RISKY: readonly string[] = ['revealThird', 'revealFourth'];

/** On a back that is pointed at: what it may be, and how likely it is a key or a chest where that matters. */
export function Maybe({ wonder, view, legal, t }: OnTable & { wonder: WonderId }) {
  const unseen = unseenOf(wonder, view);
  const kind = unseen.find(isKind);
  const isRisky = kind !== undefined && legal.some(({ move }) => RISKY.includes(move));
  return (
    // the name of the card says it in words
    <span className={styles.maybe} data-count={unseen.length} aria-hidden>
      {unseen
        .filter((treasure) => !isRisky || treasure !== kind)
        .map((treasure) => (
          <Treasure key={treasure} of={treasure} />
        ))}
      {isRisky && (
        <b className={styles.risk}>
          <Treasure of={kind} />
          {t('risk', { count: unseen.length })}
        </b>
      )}
    </span>
  );
}
