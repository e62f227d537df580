import { size } from '../../../../shared/games/tower-of-babel/cards';
import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { opponents } from '../../../../shared/games/tower-of-babel/table';
import { Disc } from '../../../ui/signs/Disc';
import { BuildingDisc } from '../art/BuildingDisc';
import styles from './Moment.module.css';
import { FaceUp } from '../board/OfferCards';
import { discWords } from '../words';
import type { OnTable } from '../types';

type Props = OnTable & { build: RevealedBuild };

/** All offers, as they are turned over one after the other: as large as the board is wide. */
export function RevealedMoment({ build, ctx, playerID, name, t }: Props) {
  return (
    // the prompt and the live region say it in words
    <div className={styles.moment} data-thing="revealed" aria-hidden>
      <p className={styles.title}>{t('meter.needs', { cards: discWords(build.disc, t) })}</p>
      <ul className={styles.offers}>
        {opponents(ctx).map((id) => {
          const offer = build.offers[id];
          const count = size(offer.cards);
          return (
            <li key={id} className={styles.offer} data-seat={id}>
              <span className={styles.cards} data-thing={`turned:${id}`}>
                {count > 0 ? <FaceUp offer={offer} of={`turned:${id}`} /> : '–'}
              </span>
              <span className={styles.who}>
                <Disc seat={id} size={26} />
                <b>{id === playerID ? t('match:you') : name(id)}</b>
              </span>
              <span className={styles.count}>{count}</span>
              <span className={styles.wants}>
                {offer.trade && (
                  <>
                    <BuildingDisc disc={build.disc} width={24} height={24} />
                    {t('moment.wantsDisc')}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
