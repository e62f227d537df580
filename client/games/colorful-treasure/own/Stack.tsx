import type { ReactNode } from 'react';
import { signed } from '../../../kit/words';
import { classes } from '../../../ui/classes';
import { Treasure } from '../art/Treasure';
import type { Gems } from './belongings';
import styles from './Stack.module.css';
import type { T } from '../types';

type Props = Gems & {
  /** The same as it is seen: a gem that is on its way is worth nothing yet, and one that is being taken away still is. */
  seen: Gems;
  /** What is offered: so many there would be, for so many points more. */
  offer: { to: number; points: number } | undefined;
  isOver: boolean;
  /** What is on its way there or from there. */
  stolen: ReactNode;
  t: T;
};

/** The reader's gems of a colour: above them their points or what is offered, beside them how many they are and what the next one brings. */
export function Stack({ color, count, worth, next, seen, offer, isOver, stolen, t }: Props) {
  const thing = `own:${color}`;
  const isNone = count === 0;
  const words = wordsOf({ color, count, worth, next, isOver, t });
  return (
    <li
      className={styles.stack}
      data-hint="gem"
      data-hint-note={isNone ? undefined : words}
      data-none={isNone}
    >
      {(seen.count > 0 || offer) && (
        <span className={styles.points} aria-hidden>
          <b>{seen.worth}</b>
          {offer ? (
            <span className={styles.offer}>{signed(offer.points)}</span>
          ) : (
            <span className={styles.unit}>{t('match:points', { count: seen.worth })}</span>
          )}
        </span>
      )}
      <span className={styles.way}>{stolen}</span>
      {/* what is not there yet is no thing: the first one comes, and until then its place is not empty */}
      {seen.count === 0 && !isNone && (
        <span className={classes(styles.sign, styles.awaited)}>
          <Treasure of={color} />
        </span>
      )}
      <span className={styles.sign} data-thing={isNone ? undefined : thing}>
        <Treasure of={color} />
      </span>
      {(!isNone || offer) && (
        <span className={styles.count} aria-hidden>
          <b data-thing={`count:${thing}`}>{count}</b>
          {offer && <b className={styles.offer}> → {offer.to}</b>}
          {!offer && seen.count > 0 && seen.next !== null && !isOver && (
            <span className={styles.next}>
              {t('own.next')} {signed(seen.next)}
            </span>
          )}
        </span>
      )}
      <span className="visually-hidden">{words}</span>
    </li>
  );
}

function wordsOf({
  color,
  count,
  worth,
  next,
  isOver,
  t,
}: Omit<Props, 'offer' | 'seen' | 'stolen'>): string {
  const gems = t('own.gems', { count, worth, gem: t(`treasure.${color}`) });
  if (isOver) return gems;
  return `${gems}, ${next === null ? t('own.full') : t('own.nextWords', { count: next })}`;
}
