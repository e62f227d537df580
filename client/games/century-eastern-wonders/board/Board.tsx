import { useMemo, useState } from 'react';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Reach } from '../../../../shared/games/century-eastern-wonders/movement';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Rose } from '../art/Rose';
import styles from './Board.module.css';

import { CloseUp } from './CloseUp';
import { Ground } from '../chart/Ground';
import { cardSide } from '../chart/cardSide';
import { frameOf, lieFor } from '../chart/layout';
import { goingFrom } from './going';
import { Deck } from './Deck';
import { Pile } from './Pile';
import { planOf, reachable, maySail } from '../prompt/plan';
import { press } from './pointing';
import { LastRound } from './LastRound';
import { Prices } from './Prices';
import { Route } from './Route';
import { Sea } from '../chart/Sea';
import { seaCorners } from '../chart/seaCorners';
import { Starts } from './Starts';
import { Supply } from './Supply';
import { Swell } from '../chart/Swell';
import { Things } from './Things';
import { TileCard } from './TileCard';
import { Tiles } from './Tiles';
import { useDevice } from '../chart/useDevice';
import { usePanZoom } from '../chart/usePanZoom';
import type { OnTable } from '../types';

/** The sea chart: islands with their trades, ports with their tiles, boats and the way they take. */
export function Board(scene: OnTable) {
  const { view, draft, t } = scene;
  const { table } = view;
  const on = useDevice();
  const lie = useMemo(() => lieFor(table.chart, on), [table.chart, on]);
  const frame = useMemo(() => frameOf(table.chart, lie), [table.chart, lie]);
  const corners = useMemo(() => seaCorners(table.chart, lie), [table.chart, lie]);
  const look = usePanZoom();
  const { isPhone } = useScreen();
  const happened = scene.events.length;
  // whoever comes finds the sea at rest: it has enough to draw then
  const [found] = useState(happened);
  const [pointed, setPointed] = useState<{ tile: TileID; since: number } | null>(null);
  const setShown = (tile: TileID | null) =>
    setPointed(tile === null ? null : { tile, since: happened });
  // not every browser says that a finger has gone elsewhere: once something happens, nobody looks there any more
  const past = isPhone ? happened : actedUntil(scene);
  const shown = pointed && pointed.since >= past ? pointed.tile : null;
  const plan = planOf(scene);
  const reach = maySail(scene) && !draft?.doing ? reachable(scene) : NOWHERE;
  const goal = draft?.route?.at(-1) ?? null;
  const told = shown ?? goal;
  const boats = Object.values(table.players).flatMap(({ boat }) => boat ?? []);
  const picture = { scene, frame, lie, plan };
  return (
    <div className={styles.board} data-shore={corners.shore}>
      {happened !== found && <Swell key={`swell ${happened}`} />}
      <div className={styles.rose} data-corner={corners.deck} aria-hidden>
        <Rose />
      </div>
      <Sea
        frame={frame}
        look={look}
        corner={corners.tools}
        label={t('sea.label', { count: table.chart.tiles.length })}
        t={t}
        over={<CloseUp scene={scene} corner={corners.deed} />}
      >
        <Ground chart={table.chart} markets={table.markets} frame={frame} lie={lie} />
        <Tiles
          {...picture}
          reach={reach}
          goal={goal}
          onShow={setShown}
          onFocus={look.show}
          onPress={(tile) => press(scene, tile)}
        />
        <Route {...picture} tools={corners.tools} />
        <Things {...picture} onShow={setShown} />
        <Prices {...picture} reach={reach} goal={goal} />
      </Sea>
      <Deck {...scene} corner={corners.deck} />
      <LastRound {...scene} />
      <div className={styles.shore}>
        <Pile {...scene} />
        <Supply />
        <Starts {...scene} />
      </div>
      {told !== null && !goingFrom(scene, told) && (
        <TileCard
          scene={scene}
          tile={told}
          reach={reach}
          plan={plan}
          side={cardSide(table.chart, lie, told, boats, corners)}
        />
      )}
    </div>
  );
}

/** How much had happened when the reader did something last: whatever they pointed at before has served. */
const actedUntil = ({ events, playerID }: OnTable): number =>
  events.findLastIndex((event) => 'playerID' in event && event.playerID === playerID) + 1;

const NOWHERE: ReadonlyMap<TileID, Reach> = new Map();
