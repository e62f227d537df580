import { Fragment } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import { BONUS_TYPES } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import type { MarketId } from '../../../../shared/games/century-eastern-wonders/markets';
import { cubes, SPICES } from '../../../../shared/games/century-eastern-wonders/spices';
import { STARTS, START_IDS } from '../../../../shared/games/century-eastern-wonders/starts';
import {
  VP_TILE_IDS,
  VP_TILES,
  type VpTileId,
} from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { SpiceCube } from '../art/Spice';
import { Chapter, RuleBook, Story } from '../../../kit/RuleBook';
import { Boat } from '../art/Boat';
import { Bonus } from '../art/Bonus';
import { Island } from '../chart/Island';
import { Outpost } from '../art/Outpost';
import { ClosedPort, VpTile } from '../art/VpTile';
import { CubeRow } from '../CubeRow';
import { PlayerBoard } from '../plate/PlayerBoard';
import { DeliveryExample, VoyageExample } from './Example';
import { RuleTrades } from './RuleTrades';
import { classes } from '../../../ui/classes';
import styles from './Rules.module.css';
import { cubesWords } from '../words';
import type { Key } from '../types';

/** The player board of the picture. */
const BUILT = cubes({ ginger: 2, chili: 1, tea: 2, cloves: 1 });

const Isle = ({ market }: { market: MarketId }) => (
  <svg viewBox="-58 -60 116 120" className={styles.isle}>
    <Island number={1} market={market} lie="wide" />
  </svg>
);

const CLAIMED = VP_TILE_IDS.slice(0, 4);
const [, , ORDERED] = CLAIMED;

const Tile = ({ of }: { of: VpTileId }) => (
  <VpTile points={VP_TILES[of].points} cost={VP_TILES[of].cost} width={56} height={52} />
);

const STORY = [
  <Fragment key="sail">
    <Boat of="0" width={46} height={46} />
    <Isle market="ginger1" />
  </Fragment>,
  <Fragment key="trade">
    <Outpost of="0" width={30} height={30} />
    <Isle market="chili3" />
  </Fragment>,
  <Fragment key="deliver">
    <span className={styles.cost}>
      <CubeRow cubes={VP_TILES[ORDERED].cost} size={19} />
    </span>
    <Tile of={ORDERED} />
  </Fragment>,
  <span key="end" className={styles.four}>
    {CLAIMED.map((id) => (
      <Tile key={id} of={id} />
    ))}
  </span>,
];

/** The rules, with pictures of the components and the origin of every figure. */
export function Rules() {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  return (
    <RuleBook of="century-eastern-wonders">
      <Chapter of="goal" />
      <Story pictures={STORY} />
      <Chapter of="turn" />
      <Chapter of="sail">
        <p className={styles.row} aria-hidden>
          {['0', '1', '2', '3'].map((seat) => (
            <Boat key={seat} of={seat} width={44} height={44} />
          ))}
        </p>
        <VoyageExample />
      </Chapter>
      <Chapter of="market">
        <p className={styles.row} aria-hidden>
          {['0', '1', '2', '3'].map((seat) => (
            <Outpost key={seat} of={seat} width={30} height={30} />
          ))}
        </p>
        <figure className={styles.board}>
          <PlayerBoard caption={t('rules.market.caption')} of="0" built={BUILT} />
          <figcaption aria-hidden>{t('rules.market.caption')}</figcaption>
        </figure>
      </Chapter>
      <Chapter of="bonus">
        <ul className={styles.bonuses}>
          {BONUS_TYPES.map((type) => (
            <li key={type} id={`rules.bonus.${type}`} className={styles.named}>
              <Bonus type={type} points={6} width={38} height={38} />
              {t(`bonus.${type}.about`)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="port">
        <DeliveryExample />
        <ul className={styles.tiles}>
          {VP_TILE_IDS.map((id) => {
            const { points, cost } = VP_TILES[id];
            return (
              <li key={id}>
                <VpTile points={points} cost={cost} width={64} height={59} />
                <span className="visually-hidden">
                  {t('tile.vp', { count: points, cost: cubesWords(cost, t) })}
                </span>
              </li>
            );
          })}
          <li>
            <ClosedPort width={64} height={59} />
          </li>
        </ul>
      </Chapter>
      <Chapter of="harvest" />
      <Chapter of="hold" />
      <Chapter of="end" />
      <Chapter of="hidden" />
      <Chapter of="spices">
        <ul className={classes(styles.row, styles.paired)}>
          {SPICES.map((spice) => (
            <li key={spice} className={styles.named}>
              <SpiceCube spice={spice} width={30} height={30} />
              {t(`spice.${spice}`)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="islands">
        <p className={styles.islands} aria-hidden>
          {(['ginger1', 'chili3', 'tea2', 'cloves1'] as const).map((market, i) => (
            <svg key={market} viewBox="-58 -60 116 120" width={104} height={108}>
              <Island number={i + 3} market={market} lie="wide" />
            </svg>
          ))}
        </p>
        <RuleTrades />
      </Chapter>
      <Chapter of="setup">
        <ul className={classes(styles.row, styles.paired)}>
          {START_IDS.map((id) => (
            <li key={id} className={styles.named}>
              <CubeRow cubes={STARTS[id]} size={22} />
              <span className="visually-hidden">{cubesWords(STARTS[id], t)}</span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter of="map" />
    </RuleBook>
  );
}
