import type { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import type { Scene, TypesOf } from '../../match/title';
import type { Draft } from './draft';

export type Title = TypesOf<typeof centuryEasternWonders, Draft, string>;

export type OnTable = Scene<Title>;
