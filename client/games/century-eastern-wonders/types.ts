import type { PlayerID } from '../../../shared/core/module';
import type { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import type { Scene, TypesOf } from '../../match/title';
import type { Draft } from './draft';

export type Title = TypesOf<typeof centuryEasternWonders, Draft, string>;

export type OnTable = Scene<Title>;

/** What a player of the match sees, and nobody who watches. */
export type Seated = OnTable & { playerID: PlayerID };

export const isSeated = (scene: OnTable): scene is Seated => scene.playerID !== null;
