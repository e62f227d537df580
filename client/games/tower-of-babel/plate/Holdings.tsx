import type { PlayerID } from '../../../../shared/engine/game';
import { isCounted } from '../../../kit/isCounted';
import { SmallCard } from '../art/SmallCard';
import { DiscSets } from './DiscSets';

import { HandOver } from './HandOver';
import styles from './Holdings.module.css';
import { seenDiscs } from '../seen';
import type { OnTable } from '../types';

type Props = OnTable & { of: PlayerID };

/** What a player has, on their plate: how many cards and discs; the discs themselves where they lie open, at the end once they are counted. */
export function Holdings(scene: Props) {
  const { view, of, t } = scene;
  const discs = seenDiscs(scene, of);
  const isTurned = view.table.over && isCounted(scene, 'discs');
  const isOpen = view.discs[of] !== null && (!view.table.over || isTurned);
  return (
    <div className={styles.holdings}>
      <HeldCards view={view} of={of} t={t} isOver={isTurned} />
      <span
        className={styles.discs}
        data-thing={isOpen ? undefined : `discs:${of}`}
        data-hint="taken"
      >
        {isOpen && discs > 0 ? <DiscSets {...scene} /> : t('holdings.discs', { count: discs })}
      </span>
      <HandOver {...scene} />
    </div>
  );
}

type Held = Pick<Props, 'view' | 'of' | 't'> & {
  /** Building cards are worth nothing any more: discs take their room. */
  isOver?: boolean;
};

/** How many cards somebody holds: building cards, and action cards if there are any. */
export function HeldCards({ view, of, t, isOver = false }: Held) {
  const { cards, actionCards } = view.holdings[of];
  return (
    <>
      {!isOver && (
        <span className={styles.count} data-hint="cards">
          <SmallCard of="building" width={13} height={18} />
          <span data-thing={`count:cards:${of}`}>{t('holdings.cards', { count: cards })}</span>
        </span>
      )}
      {actionCards > 0 && (
        <span className={styles.count} data-hint="actionCards" data-thing={`actions:${of}`}>
          <SmallCard of="action" width={13} height={18} />
          <span data-thing={`count:actions:${of}`} aria-hidden>
            {actionCards}
          </span>
          <span className="visually-hidden">{t('holdings.actions', { count: actionCards })}</span>
        </span>
      )}
    </>
  );
}
