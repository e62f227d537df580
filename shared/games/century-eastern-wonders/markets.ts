import { present } from '../../engine/present';
import type { Origin } from './origin';
import { readCubes, SPICES, type Cubes, type Spice } from './spices';

/** What a market gives for what; the symbol is the spice it is known for (R1.2). */
export type Trade = { gives: Cubes; gets: Cubes };

type Market = { symbol: Spice; trade: Trade; origin: Origin };

// What is handed in > what is taken. `YYY > B` of cloves is printed, the others are house (R1.3).
// prettier-ignore
const TRADES = {
  ginger1: 'R > YYY',    chili1: 'G > RR',     tea1: 'YY > G',       cloves1: 'YYY > B',
  ginger2: 'G > RYY',    chili2: 'B > RRY',    tea2: 'B > GR',       cloves2: 'YR > B',
  ginger3: 'B > GYY',    chili3: 'YYY > RR',   tea3: 'YB > GG',      cloves3: 'YYG > RB',
  ginger4: 'RR > GYYY',  chili4: 'YYYY > RRR', tea4: 'YYYY > GG',    cloves4: 'RRR > BB',
  ginger5: 'GG > BRYY',  chili5: 'GG > RRRR',  tea5: 'RRR > GGYY',   cloves5: 'GGG > BBRY',
  ginger6: 'BB > GGRYYY', chili6: 'GB > RRRRR', tea6: 'YYYYY > GGR', cloves6: 'YYYYY > BB',
} as const;

export type MarketId = keyof typeof TRADES;

export const MARKET_IDS = Object.keys(TRADES) as MarketId[];

/** The only trade that can be read on the sheet. */
const PRINTED: MarketId = 'cloves1';

export const MARKETS = Object.fromEntries(
  MARKET_IDS.map((id) => [
    id,
    {
      symbol: symbolIn(id),
      trade: readTrade(TRADES[id]),
      origin: id === PRINTED ? 'printed' : 'house',
    },
  ]),
) as Record<MarketId, Market>;

export const marketsOf = (symbol: Spice): MarketId[] =>
  MARKET_IDS.filter((id) => MARKETS[id].symbol === symbol);

/** How often a trade can be made in a row with these cubes (R5.9). */
export const mostTimes = (hold: Cubes, { gives }: Trade): number =>
  Math.min(
    ...SPICES.filter((spice) => gives[spice] > 0).map((spice) =>
      Math.floor(hold[spice] / gives[spice]),
    ),
  );

function symbolIn(id: MarketId): Spice {
  return present(SPICES.find((spice) => id.startsWith(spice)));
}

function readTrade(text: string): Trade {
  const [gives, gets] = text.split(' > ').map(readCubes);
  return { gives, gets };
}
