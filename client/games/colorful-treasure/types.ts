import type { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import type { Scene, TypesOf } from '../../kit/contract';
import type { KeyOf } from '../../text/keys';
import type { Draft } from './prompt/draft';
import type english from './text/en.json';

/** What a text is asked for by. */
export type Key = KeyOf<typeof english>;

export type Title = TypesOf<typeof colorfulTreasure, Draft, Key>;

export type Move = Title['move'];

export type OnTable = Scene<Title>;

/** Looks a text of the title up. */
export type T = OnTable['t'];
