import type { towerOfBabel } from '../../../shared/games/tower-of-babel';
import type { Scene, TypesOf } from '../../match/title';
import type { Draft } from './draft';

export type Title = TypesOf<typeof towerOfBabel, Draft, string>;

export type OnTable = Scene<Title>;
