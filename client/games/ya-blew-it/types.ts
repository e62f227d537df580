import type { yaBlewIt } from '../../../shared/games/ya-blew-it';
import type { Place } from '../../../shared/games/ya-blew-it/state';
import type { Scene, TypesOf } from '../../match/title';

export type Title = TypesOf<typeof yaBlewIt, Place[], string>;

export type OnTable = Scene<Title>;
