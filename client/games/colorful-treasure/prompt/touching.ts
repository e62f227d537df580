import { leftOfCurrent } from '../../../../shared/engine/clockwise';
import type { PlayerID } from '../../../../shared/engine/game';
import { KINDS, type Treasure } from '../../../../shared/games/colorful-treasure/state';
import { holds, isKind } from '../../../../shared/games/colorful-treasure/table';
import { wonderAt } from '../../../../shared/games/colorful-treasure/wonders';
import { isMove } from '../../../kit/isMove';
import type { OnTable, Title } from '../types';

/** What on the table a move is done on: what lies open is taken, an action token used, and whoever is next gets the turn. */
export function thingsOf(move: Title['move'], scene: OnTable): string[] {
  const { view, ctx, legal } = scene;
  switch (move.move) {
    case 'take':
    case 'takeTwo':
      return move.args.flatMap((type) => lying(type, scene));
    case 'collect':
      return KINDS.flatMap((kind) => lying(kind, scene));
    case 'leave':
    case 'done':
      // on a phone the plate opens, and there is no other place for it: a sign without words would be a riddle
      return [`player:${nextOf(scene)}`];
    case 'claim': {
      const [face, color] = move.args;
      const isForOne = legal.filter(isMove('claim')).filter(({ args }) => args[0] === face);
      return [isForOne.length === 1 ? `supply:${face}` : `own:${color}`];
    }
    case 'look':
      return [
        holds(view.table, ctx.currentPlayer, 'lookAcross') ? 'own:lookAcross' : 'own:lookDown',
      ];
    case 'revealFourth':
      return ['own:fourth'];
    case 'pair':
      return ['own:wild'];
    default:
      return []; // cards and loot are pressed themselves
  }
}

/** Whatever lies open of a treasure, with what comes along. */
const lying = (treasure: Treasure, { view: { table, grid } }: OnTable): string[] =>
  table.revealed
    .filter((cell) => grid[cell] === treasure)
    .flatMap((cell) => {
      const end = treasure === 'diamond' ? 'diamond' : isKind(treasure) ? 'kind' : null;
      return [`front:${cell}`, ...(end ? [`token:${end}:${wonderAt(cell)}`] : [])];
    });

const nextOf = ({ ctx }: OnTable): PlayerID => leftOfCurrent(ctx);
