import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { boatOf } from '../../../../shared/games/century-eastern-wonders/table';
import { tradeSpot } from '../chart/anchors';
import { TradeSign } from '../art/TradeSign';
import { legalOf } from '../legal';
import type { Picture } from './picture';
import { Thing } from '../chart/Thing';
import { tradeOn } from '../thingNames';

/** The trade of the island where the reader's boat lies, while they may make it: its arrow, and all around that takes a press. */
export function TradeArrow({ scene, frame, lie }: Picture) {
  const { view, playerID } = scene;
  if (playerID === null || legalOf(scene, 'trade').length === 0) return null;
  const { chart, markets } = view.table;
  const tile = boatOf(view.table, playerID);
  return (
    <Thing
      spot={tradeSpot(chart.tiles[tile].hex, lie, MARKETS[markets[tile]].trade)}
      width={76}
      frame={frame}
      tile={tile}
      hint="trade"
      name={tradeOn(tile)}
    >
      <TradeSign />
    </Thing>
  );
}
