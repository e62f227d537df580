import type { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import type { Scene, TypesOf } from '../../match/title';
import type { Draft } from './draft';

export type Title = TypesOf<typeof colorfulTreasure, Draft, string>;

export type OnTable = Scene<Title>;
