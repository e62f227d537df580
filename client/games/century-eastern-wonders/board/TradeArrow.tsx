import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { boatOf } from '../../../../shared/games/century-eastern-wonders/table';
import { tradeSpot } from '../chart/anchors';
import { boundsOf } from '../chart/tradeRows';
import { TradeSign } from '../art/TradeSign';
import { legalOf } from '../legal';
import type { Picture } from './picture';
import { Thing } from '../chart/Thing';
import { tradeOn } from '../thingNames';

/** Between the cubes and the ring around them, and the ring itself, on both sides. */
const ROOM = 6;

/** The trade of the island where the reader's boat lies, while they may make it: a ring around it, and all within takes a press. */
export function TradeArrow({ scene, frame, lie }: Picture) {
  const { view, playerID } = scene;
  if (playerID === null || legalOf(scene, 'trade').length === 0) return null;
  const { chart, markets } = view.table;
  const tile = boatOf(view.table, playerID);
  const { trade } = MARKETS[markets[tile]];
  const { width, height } = boundsOf(trade);
  return (
    <Thing
      spot={tradeSpot(chart.tiles[tile].hex, lie, trade)}
      width={width + ROOM}
      frame={frame}
      tile={tile}
      hint="trade"
      name={tradeOn(tile)}
    >
      <TradeSign width={width + ROOM} height={height + ROOM} />
    </Thing>
  );
}
