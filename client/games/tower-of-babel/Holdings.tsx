import type { PlayerID } from '../../../shared/engine/game';
import { SmallCard } from './art/SmallCard';
import { DiscSets } from './DiscSets';

import styles from './Holdings.module.css';
import type { OnTable } from './types';

type Props = Pick<OnTable, 'view' | 't'> & { of: PlayerID };

/** What a player has, on their plate: how many cards and discs; the discs themselves where they lie open. */
export function Holdings({ view, of, t }: Props) {
  const { discs } = view.holdings[of];
  const isOpen = view.discs[of] !== null;
  return (
    <div className={styles.holdings}>
      <HeldCards view={view} of={of} t={t} />
      <span
        className={styles.discs}
        data-thing={isOpen ? undefined : `discs:${of}`}
        data-hint="taken"
      >
        {isOpen && discs > 0 ? (
          <DiscSets view={view} of={of} t={t} />
        ) : (
          t('holdings.discs', { count: discs })
        )}
      </span>
    </div>
  );
}

/** How many cards somebody holds: building cards, and action cards if there are any. */
export function HeldCards({ view, of, t }: Props) {
  const { cards, actionCards } = view.holdings[of];
  return (
    <>
      <span className={styles.count} data-hint="cards">
        <SmallCard of="building" width={13} height={18} />
        {t('holdings.cards', { count: cards })}
      </span>
      {actionCards > 0 && (
        <span className={styles.count} data-hint="actionCards" data-thing={`actions:${of}`}>
          <SmallCard of="action" width={13} height={18} />
          <span aria-hidden>{actionCards}</span>
          <span className="visually-hidden">{t('holdings.actions', { count: actionCards })}</span>
        </span>
      )}
    </>
  );
}
