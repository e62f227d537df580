import type { PlayerID } from '../../../shared/engine/game';
import { KINDS, size } from '../../../shared/games/tower-of-babel/cards';
import type { Build, Offer } from '../../../shared/games/tower-of-babel/state';
import { classes } from '../../ui/classes';
import { Disc } from '../../ui/Disc';
import { BuildingCard } from './art/BuildingCard';
import { CardBack } from './art/CardBack';
import { TradingCard } from './art/TradingCard';
import styles from './OfferCards.module.css';

type Props = {
  build: Build;
  of: PlayerID;
  /** What the reader has laid, covered to all others. */
  own: Offer | null;
};

/** What lies at the place of an offer: nothing yet, a back that tells nothing, or the cards. */
export function OfferCards({ build, of, own }: Props) {
  const offer = build.offers?.[of] ?? own;
  const thing = `${build.offers ? 'offer' : 'covered'}:${of}`;
  if (offer && size(offer.cards) > 0)
    return (
      <span className={classes(styles.cards, own && styles.secret)} data-thing={thing}>
        {KINDS.flatMap((kind) =>
          Array.from({ length: offer.cards[kind] }, (_, i) => (
            <span key={`${kind}${i}`} className={styles.card}>
              <BuildingCard kind={kind} label="" />
            </span>
          )),
        )}
        {offer.trade && (
          <span className={styles.card}>
            <TradingCard label="" />
          </span>
        )}
        <b className={styles.count}>{size(offer.cards)}</b>
      </span>
    );
  if (offer)
    return (
      <span className={styles.empty} data-thing={thing}>
        –
      </span>
    );
  return build.offered.includes(of) ? (
    <span className={styles.back} data-thing={thing}>
      <CardBack edges={2} />
    </span>
  ) : (
    <span className={styles.waiting}>
      <Disc seat={of} size={22} />
    </span>
  );
}
