import type { CSSProperties } from 'react';
import type { PlayerID } from '../../../shared/engine/game';
import { KINDS, size } from '../../../shared/games/tower-of-babel/cards';
import type { Build, Offer } from '../../../shared/games/tower-of-babel/state';
import { classes } from '../../ui/classes';
import { Disc } from '../../ui/signs/Disc';
import { BuildingCard } from './art/BuildingCard';
import { CardBack } from './art/CardBack';
import { TradingCard } from './art/TradingCard';
import styles from './OfferCards.module.css';

type Props = {
  build: Build;
  of: PlayerID;
  /** What the reader has laid, covered to all others. */
  own: Offer | null;
  /** They are seen elsewhere, as long as what becomes of them is shown. */
  isAway?: boolean;
};

/** What lies at the place of an offer: nothing, a back that tells nothing, or the cards. */
export function OfferCards({ build, of, own, isAway = false }: Props) {
  const offer = build.offers?.[of] ?? own;
  const thing = `${build.offers ? 'offer' : 'covered'}:${of}`;
  const isBuilt = build.outcome === 'fulfilled' && build.accepted.includes(of);
  if (isAway) return <Waiting of={of} />;
  if (offer && (size(offer.cards) === 0 || isBuilt))
    return (
      <span className={styles.empty} data-thing={thing}>
        {isBuilt ? '✓' : '–'}
      </span>
    );
  if (offer)
    return (
      <span
        className={classes(styles.cards, own && styles.secret)}
        style={{ '--many': size(offer.cards) + Number(offer.trade) } as CSSProperties}
        data-thing={thing}
      >
        <FaceUp offer={offer} of={of} />
        <b className={styles.count}>{size(offer.cards)}</b>
      </span>
    );
  if (!build.offered.includes(of)) return <Waiting of={of} />;
  return (
    <span className={styles.back} style={{ '--many': 1 } as CSSProperties} data-thing={thing}>
      <CardBack edges={2} />
      {/* where their number will be: there may be none */}
      <b className={styles.count}>?</b>
    </span>
  );
}

/** Nothing lies here, or nothing yet. */
const Waiting = ({ of }: { of: PlayerID }) => (
  <span className={styles.waiting}>
    <Disc seat={of} size={22} />
  </span>
);

/** The cards of an offer, each with a name on the stage; the trading card comes last. */
export const FaceUp = ({ offer, of }: { offer: Offer; of: PlayerID }) => {
  const kinds = KINDS.flatMap((kind) => Array<typeof kind>(offer.cards[kind]).fill(kind));
  return (
    <>
      {kinds.map((kind, i) => (
        <span key={i} className={styles.card} data-thing={`card:${of}:${i}`}>
          <BuildingCard kind={kind} label="" />
        </span>
      ))}
      {offer.trade && (
        <span className={styles.card}>
          <TradingCard label="" />
        </span>
      )}
    </>
  );
};
