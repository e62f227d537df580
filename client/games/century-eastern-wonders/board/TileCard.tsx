import type { PlayerID } from '../../../../shared/engine/game';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { priceOf, type Reach } from '../../../../shared/games/century-eastern-wonders/movement';
import { size } from '../../../../shared/games/century-eastern-wonders/spices';
import { VP_TILES } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { SpicePlant } from '../art/Spice';
import { classes } from '../../../ui/classes';
import { Paper } from '../../../ui/surfaces/Paper';
import { CubeRow } from '../CubeRow';

import { goalOf, maySail, type Plan } from '../prompt/plan';
import styles from './TileCard.module.css';
import { lackOf, outpostWords, tileName, tradesOn, wayWords } from '../words';
import { isSeated } from '../../../kit/isSeated';
import type { OnTable, Seated } from '../types';

type Props = {
  scene: OnTable;
  tile: TileID;
  reach: ReadonlyMap<TileID, Reach>;
  plan: Plan | null;
  /** Where it is not in the way. */
  side: 'left' | 'right';
};

/** What there is to know about the tile that is pointed at; the hexes say the same to who does not see it. */
export function TileCard({ scene, tile, reach, plan, side }: Props) {
  const { view, playerID, t } = scene;
  const { table } = view;
  const market = table.markets[tile];
  return (
    <div className={classes(styles.card, styles[side])} aria-hidden>
      <Paper className={styles.paper}>
        <h3 className={styles.name}>
          {market && <SpicePlant spice={MARKETS[market].symbol} width={18} height={18} />}
          {tileName(table, tile, t)}
        </h3>
        {market ? (
          <>
            <p className={classes(styles.trade, styles.printed)}>
              <CubeRow cubes={MARKETS[market].trade.gives} size={20} />
              <b>→</b>
              <CubeRow cubes={MARKETS[market].trade.gets} size={20} />
            </p>
            {playerID !== null && <Chances scene={scene} of={playerID} tile={tile} />}
          </>
        ) : (
          <Port scene={scene} port={tile} />
        )}
        {table.water[tile] && (
          <p className={styles.trade}>
            {t('card.water')} <CubeRow cubes={table.water[tile]} size={16} />
          </p>
        )}
        {isSeated(scene) && maySail(scene) && (
          <Way scene={scene} tile={tile} reach={reach} plan={plan} />
        )}
      </Paper>
    </div>
  );
}

/** What the reader can do there: build, and trade once they have. */
function Chances({ scene, of, tile }: { scene: OnTable; of: PlayerID; tile: TileID }) {
  const { t } = scene;
  const trades = tradesOn(scene, tile);
  if (trades === null)
    return (
      <>
        <p>{t('card.outpost', { what: outpostWords(scene, of, tile) })}</p>
        <p className={styles.without}>{t('card.without')}</p>
      </>
    );
  const { count, lack } = trades;
  if (count > 0) return <p className={styles.can}>{t('card.trades', { count })}</p>;
  return (
    <p className={styles.trade}>
      {t('card.tradeLack')} <CubeRow cubes={lack} size={16} />
    </p>
  );
}

function Port({ scene, port }: { scene: OnTable; port: TileID }) {
  const { view, t } = scene;
  const id = view.table.ports[port];
  if (id === 'closedPort') return <p>{t('tile.closed')}</p>;
  const { points, cost } = VP_TILES[id];
  const lack = lackOf(scene, port);
  return (
    <>
      <p className={classes(styles.trade, styles.printed)}>
        <CubeRow cubes={cost} size={18} />
        <b>→ {t('card.points', { count: points })}</b>
      </p>
      {lack && (
        <p className={styles.trade}>
          {size(lack) === 0 ? (
            t('card.ready')
          ) : (
            <>
              {t('card.lack')} <CubeRow cubes={lack} size={16} />
            </>
          )}
        </p>
      )}
    </>
  );
}

/** What getting there costs, or why it cannot be done. */
function Way({ scene, tile, reach, plan }: Omit<Props, 'scene' | 'side'> & { scene: Seated }) {
  const { view, playerID, t } = scene;
  const way = reach.get(tile);
  if (plan && goalOf(plan) === tile) return null;
  if (view.table.players[playerID].boat === tile) return <p>{t('card.here')}</p>;
  return (
    <>
      <p className={way ? styles.way : styles.far}>
        {way ? t('card.way', { count: priceOf(way) }) : t('card.far')}
      </p>
      {way && way.owners.length > 0 && (
        <p>{wayWords(scene, { free: 0, drops: way.drops, owners: way.owners })}</p>
      )}
    </>
  );
}
