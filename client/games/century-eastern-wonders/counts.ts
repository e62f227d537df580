import type { PlayerID } from '../../../shared/engine/game';
import { BONUS_POINTS } from '../../../shared/games/century-eastern-wonders/bonusTiles';
import { SPACE_POINTS } from '../../../shared/games/century-eastern-wonders/figures';
import { SPICES } from '../../../shared/games/century-eastern-wonders/spices';
import { uncovered } from '../../../shared/games/century-eastern-wonders/table';
import { upTo } from '../../../shared/engine/numbers';
import { builtBy, claimOf, holdOf, spaceNamed, wonBy } from './thingNames';
import type { OnTable } from './types';

/** What brings a player the points of a row of the score sheet. */
export function counts({ view }: OnTable, key: string, of: PlayerID): string[] {
  switch (key) {
    case 'vpTiles':
      return upTo(view.claims[of] - 1).map((nth) => claimOf(of, nth));
    case 'outposts':
      return [builtBy(of), ...spacesOf(view, of)];
    case 'bonusTiles':
      return view.table.players[of].bonuses.flatMap((bonus, nth) =>
        BONUS_POINTS[bonus] > 0 ? [wonBy(of, nth)] : [],
      );
    default:
      return [holdOf(of)];
  }
}

/** Whatever is uncovered of a player board and worth something. */
const spacesOf = ({ table }: OnTable['view'], of: PlayerID): string[] =>
  SPICES.flatMap((symbol) =>
    upTo(uncovered(table, of)[symbol] - 1)
      .filter((column) => SPACE_POINTS.value[column] > 0)
      .map((column) => spaceNamed(of, { symbol, column })),
  );
