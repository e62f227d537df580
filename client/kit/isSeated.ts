import type { PlayerID } from '../../shared/engine/game';
import type { Scene } from './contract';

/** Whether a scene is on the screen of somebody who plays. */
export const isSeated = <S extends Pick<Scene, 'playerID'>>(
  scene: S,
): scene is S & { playerID: PlayerID } => scene.playerID !== null;
