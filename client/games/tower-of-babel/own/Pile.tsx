import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import { classes } from '../../../ui/classes';
import { BuildingCard } from '../art/BuildingCard';
import styles from './Pile.module.css';
import type { useStops } from '../board/useStops';
import type { Seated } from '../types';

type Props = Pick<Seated, 't'> & {
  kind: Kind;
  count: number;
  /** How many of them are raised. */
  up: number;
  isChoosing: boolean;
  /** Has nothing to do with what is being chosen. */
  isIdle: boolean;
  /** Whether one more can be laid into an offer by hand. */
  mayDrag: boolean;
  stop: ReturnType<typeof useStops>['stop'];
  /** One more is raised, or one is put back. */
  onPress(by: 1 | -1): void;
};

/** Many cards of a kind, on each other: a press raises one more, the sign on those that are raised puts one back. */
export const Pile = ({ kind, count, up, isChoosing, isIdle, mayDrag, stop, onPress, t }: Props) => (
  <li
    className={classes(styles.pile, isIdle && styles.aside)}
    data-up={up}
    data-kind={kind}
    data-drag={mayDrag ? '' : undefined}
    onContextMenu={(event) => {
      event.preventDefault();
      if (up > 0) onPress(-1);
    }}
  >
    {Array.from({ length: count }, (_, i) => (
      // all have their place on the stage; more than a few edges nobody could tell apart
      <i key={i} className={styles.edge} data-thing={`own:${kind}:${i}`} aria-hidden />
    ))}
    <button
      {...stop(kind)}
      type="button"
      className={classes(styles.card, isIdle && styles.idle)}
      aria-disabled={!isChoosing || isIdle}
      data-hint={kind}
      onClick={() => onPress(1)}
    >
      <BuildingCard kind={kind} label={t(`label.${kind}`)} />
      <b className={styles.count} aria-hidden>
        {up > 0 ? `${up}/${count}` : `×${count}`}
      </b>
      <span className="visually-hidden">
        {t('pile.cards', { count, card: t(`card.${kind}`) })}
        {up > 0 && `, ${t('pile.up', { count: up })}`}
      </span>
    </button>
    {up > 0 && (
      <button type="button" className={styles.less} onClick={() => onPress(-1)}>
        <span aria-hidden>−</span>
        <span className="visually-hidden">{t('pile.less', { card: t(`card.${kind}`) })}</span>
      </button>
    )}
  </li>
);
