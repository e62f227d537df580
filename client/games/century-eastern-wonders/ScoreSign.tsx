import { VP_TILES } from '../../../shared/games/century-eastern-wonders/vpTiles';
import { Bonus } from './art/Bonus';
import { Outpost } from './art/Outpost';
import { VpTile } from './art/VpTile';
import { SpiceCube } from './art/Spice';

/** The sign of a row of the score sheet. */
export function ScoreSign({ of }: { of: string }) {
  switch (of) {
    case 'vpTiles':
      return <VpTile {...VP_TILES.RRBB} width={20} height={19} />;
    case 'outposts':
      return <Outpost of="1" width={20} height={20} />;
    case 'bonusTiles':
      return <Bonus type="points" width={20} height={20} />;
    default:
      return <SpiceCube spice="cloves" width={20} height={20} />;
  }
}
