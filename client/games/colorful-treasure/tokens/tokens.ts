import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import type { OnTable, Title } from '../types';

// Which action tokens can be taken or used now, and what it means to choose one.

/** The move that an action token is for. */
const USES: Partial<Record<FaceId, Title['move']['move']>> = {
  lookAcross: 'look',
  lookDown: 'look',
  fourth: 'revealFourth',
  twoTypes: 'takeTwo',
  wild: 'pair',
};

export const facesToTake = ({ view, legal }: OnTable): readonly FaceId[] =>
  view.table.supply.filter((face) =>
    legal.some(({ move, args }) => move === 'claim' && args[0] === face),
  );

export const facesToUse = ({ view, legal, playerID }: OnTable): readonly FaceId[] =>
  playerID === null
    ? []
    : view.table.players[playerID].faces.filter((face) =>
        legal.some(({ move }) => move === USES[face]),
      );

/** The decision once a token is pressed, to be taken or to be used: pressed again, it is let go. */
export function choosing(face: FaceId, scene: OnTable): OnTable['draft'] {
  if (scene.draft?.face === face) return null;
  const isLooking = USES[face] === 'look' && facesToUse(scene).includes(face);
  return isLooking ? { face, isLooking, cells: [] } : { face };
}
