import type { PlayerID } from '../../../../shared/engine/game';
import { DISC_POINTS } from '../../../../shared/games/tower-of-babel/figures';
import { KINDS } from '../../../../shared/games/tower-of-babel/cards';
import {
  bestAssignment,
  discCounts,
  discPoints,
  nextDiscGain,
} from '../../../../shared/games/tower-of-babel/scoring';
import { KindDisc } from '../art/KindDisc';
import styles from './DiscSets.module.css';

import { signed } from '../../../kit/words';
import { comingDiscs } from '../seen';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 'view' | 'happening' | 't'> & {
  of: PlayerID;
  /** Says for each kind what the next disc is worth. */
  showNext?: boolean;
  /** Says what they are, where nothing around them does. */
  isLabelled?: boolean;
};

/** From how many discs on a set scores. */
const FROM = DISC_POINTS.findIndex((points) => points > 0);

/** A player's discs as sets by kind, two-coloured ones where they count most. */
export function DiscSets({ of, showNext = false, isLabelled = false, ...scene }: Props) {
  const { view, t } = scene;
  const discs = view.discs[of] ?? [];
  // the number beside it counts up once it has come
  const come = discs.slice(0, discs.length - comingDiscs(scene, of));
  const counts = discCounts(discs, bestAssignment(discs));
  const size = showNext ? 24 : 18;
  const showsNext = showNext && !view.table.over;
  const somethingIsNext = KINDS.some((kind) => nextDiscGain(come, kind) > 0);
  return (
    <ul
      className={styles.sets}
      aria-label={t('discs.title', { count: discPoints(discs) })}
      data-thing={`discs:${of}`}
      data-next={showNext || undefined}
    >
      {isLabelled && (
        <li className={styles.words} aria-hidden>
          {t('discs.short')}
          {showsNext && somethingIsNext && (
            <span className={styles.next}>{t('discs.nextShort')}</span>
          )}
        </li>
      )}
      {KINDS.filter((kind) => showNext || counts[kind] > 0).map((kind) => {
        const next = nextDiscGain(come, kind);
        const nextWords =
          next === 0
            ? t('discs.nextNothingWords', { from: FROM })
            : t('discs.nextWords', { count: next });
        return (
          <li key={kind} className={styles.set} data-none={counts[kind] === 0} data-hint="set">
            <KindDisc kind={kind} width={size} height={size} />
            <span>
              <b data-thing={`count:discs:${of}:${kind}`} aria-hidden>
                {counts[kind]}
              </b>
              <span className="visually-hidden">
                {t(`some.${kind}`, { count: counts[kind] })}
                {showsNext && `, ${nextWords}`}
              </span>
              {showsNext && next > 0 && (
                <span className={styles.next} data-hint="next" aria-hidden>
                  {/* one that is not there yet, and so no points that anybody has */}
                  <KindDisc kind={kind} />
                  {signed(next)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
