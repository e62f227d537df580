import type { PlayerID } from '../../../../shared/engine/game';
import { size } from '../../../../shared/games/tower-of-babel/cards';
import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { opponents } from '../../../../shared/games/tower-of-babel/table';
import { signed } from '../../../kit/words';
import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { CheckIcon, CloseIcon } from '../../../ui/signs/icons';
import { BuildingDisc } from '../art/BuildingDisc';
import { FaceUp } from '../OfferCards';
import { discWords } from '../words';
import { BuildingSite } from './BuildingSite';
import styles from './Decision.module.css';
import { type Fate, fateOf, wayBack } from './fates';
import { Gains } from './Gains';
import moment from './Moment.module.css';
import { PlayedCard } from './PlayedCard';
import type { OnTable } from '../types';

type Props = OnTable & { build: RevealedBuild };

/**
 * What becomes of the offers, in one place and one after the other, as large as the board is wide: they are turned over,
 * some are accepted, their cards go down to the wonder that is built, and the others are paid for.
 */
export function DecisionMoment(scene: Props) {
  const { build, ctx, t } = scene;
  const isTurning = seenIn(scene).some(({ type }) => type === 'revealed');
  return (
    // the prompt and the live region say it in words
    <div
      className={classes(moment.moment, styles.decision)}
      data-thing="decision"
      data-turning={isTurning}
      data-many={opponents(ctx).length > 3}
      aria-hidden
    >
      <p className={moment.title}>
        {t(HEADINGS[build.outcome ?? 'open'], { cards: discWords(build.disc, t) })}
      </p>
      <ul className={styles.offers}>
        {opponents(ctx).map((id) => (
          <TurnedOffer key={id} {...scene} of={id} />
        ))}
      </ul>
      <BuildingSite {...scene} />
    </div>
  );
}

/** What is needed, until it is seen what came of it. */
const HEADINGS = {
  open: 'meter.needs',
  fulfilled: 'meter.built',
  failed: 'meter.notBuilt',
} as const;

/** Somebody's offer: what lies there, what they get for it, and whose it is. */
function TurnedOffer(scene: Props & { of: PlayerID }) {
  const { build, of, playerID, name } = scene;
  const fate = fateOf(build, of);
  const count = size(build.offers[of].cards);
  return (
    <li className={styles.offer} data-seat={of} data-fate={fate} data-hint="offer" aria-hidden>
      {fate === 'built' ? (
        <Gains {...scene} />
      ) : (
        <span className={styles.cards} data-thing={`turned:${of}`}>
          {count > 0 ? <FaceUp offer={build.offers[of]} of={`turned:${of}`} /> : '–'}
        </span>
      )}
      <Seal fate={fate} of={of} />
      <PlayedCard {...scene} />
      <span className={styles.who}>
        <Disc seat={of} size={26} />
        <b>{of === playerID ? scene.t('match:you') : name(of)}</b>
      </span>
      <Worth {...scene} fate={fate} />
    </li>
  );
}

/** How much is offered and for what, then what came of it. */
function Worth(scene: Props & { of: PlayerID; fate: Fate }) {
  const { build, of, fate, playerID, t } = scene;
  // below their name
  const context = of === playerID ? 'you' : undefined;
  const { cards, trade } = build.offers[of];
  const paid = seenIn(scene).find((event) => event.type === 'paid' && event.playerID === of);
  if (paid?.type === 'paid')
    return (
      <>
        <b className={styles.paid} data-thing={`scored:${of}`}>
          {signed(paid.points)}
        </b>
        <span className={styles.wants}>{t(`sign.${wayBack(build, of)}`)}</span>
      </>
    );
  return (
    <>
      <span className={styles.count}>{size(cards)}</span>
      <span className={styles.wants}>
        {fate === 'empty' && t('role.nothing')}
        {fate === 'refused' && t(`sign.${wayBack(build, of)}`)}
        {fate === 'built' && t(trade ? 'moment.getsDisc' : 'moment.builds', { context })}
        {(fate === 'open' || fate === 'accepted') && trade && (
          <>
            <BuildingDisc disc={build.disc} width={24} height={24} />
            {t('moment.wantsDisc', { context })}
          </>
        )}
      </span>
    </>
  );
}

const Seal = ({ fate, of }: { fate: Fate; of: PlayerID }) =>
  (fate === 'accepted' || fate === 'refused') && (
    <span className={styles.seal} data-thing={`seal:${of}`}>
      {fate === 'accepted' ? <CheckIcon size={22} /> : <CloseIcon size={18} />}
    </span>
  );

const seenIn = ({ happening, resting }: OnTable) => [...happening, ...resting];
