import type { PlayerID } from '../../../shared/engine/game';
import { SmallCard } from './art/SmallCard';
import { DiscSets } from './DiscSets';

import styles from './Holdings.module.css';
import type { OnTable } from './types';

/** What a player has, on their plate: how many cards and discs; the discs themselves where they lie open. */
export function Holdings({ view, of, t }: OnTable & { of: PlayerID }) {
  const { cards, actionCards, discs } = view.holdings[of];
  const isOpen = view.discs[of] !== null;
  return (
    <div className={styles.holdings}>
      <span className={styles.count}>
        <SmallCard of="building" width={13} height={18} />
        {t('holdings.cards', { count: cards })}
      </span>
      {actionCards > 0 && (
        <span className={styles.count} title={t('holdings.actions', { count: actionCards })}>
          <SmallCard of="action" width={13} height={18} />
          <span aria-hidden>{actionCards}</span>
          <span className="visually-hidden">{t('holdings.actions', { count: actionCards })}</span>
        </span>
      )}
      <span className={styles.discs} data-thing={isOpen ? undefined : `discs:${of}`}>
        {isOpen && discs > 0 ? (
          <DiscSets view={view} of={of} t={t} />
        ) : (
          t('holdings.discs', { count: discs })
        )}
      </span>
    </div>
  );
}
