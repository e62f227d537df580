import { firstPlayer } from '../../engine/firstPlayer';
import type { SetupContext } from '../../engine/game';
import { eachPlayer } from '../../engine/clockwise';
import type { Options } from '../../engine/options';
import type { colorfulTreasureInfo } from './info';
import { faceOf, SIDES, TOKENS, type FaceId, type Side, type Token } from './faces';
import { ROWS } from './figures';
import type { Grid, Holdings, State, Treasure } from './state';
import { columnOf, treasuresOf, WONDER_IDS } from './wonders';

type Chosen = Options<(typeof colorfulTreasureInfo)['options']>;

/** A column of shuffled cards for each wonder, face down (R2). */
export function setup(
  context: SetupContext,
  { variant, tokenSides, memoryAid, length }: Chosen,
): State {
  const {
    ctx: { playOrder },
    chance,
  } = context;
  const rows = ROWS[variant].value;
  const grid: Grid<Treasure> = {};
  for (const wonder of WONDER_IDS) {
    const cards = chance.shuffle(treasuresOf(wonder).slice(0, rows), `treasures.${wonder}`); // R2.2, R8.1
    for (const [row, cell] of columnOf(wonder, rows).entries()) grid[cell] = cards[row];
  }
  const first = firstPlayer(context); // R2.4
  const side = (token: Token): Side =>
    tokenSides === 'mixed'
      ? chance.pick(SIDES, `tokenSide.${token}`)
      : tokenSides === 'side1'
        ? 1
        : 2;
  const supply: FaceId[] =
    variant === 'advanced' ? TOKENS.map((token) => faceOf(token, side(token))) : []; // R9.1

  return {
    table: {
      variant,
      first,
      step: 'revealing',
      stealing: false,
      revealed: [],
      looked: [],
      players: eachPlayer(playOrder, nothing),
      supply,
      used: [],
      awards: { colorfulGems: null, explorer: null },
      memoryAid,
      length,
      over: false,
    },
    grid,
  };
}

const nothing = (): Holdings => ({
  cards: [],
  diamondTokens: 0,
  kept: { key: 0, chest: 0 },
  faces: [],
  credited: [],
});
