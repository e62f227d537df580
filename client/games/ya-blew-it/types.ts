import type { yaBlewIt } from '../../../shared/games/ya-blew-it';
import type { Place } from '../../../shared/games/ya-blew-it/state';
import type { KeyIn, Scene, SeatedScene, TypesOf } from '../../kit/contract';
import type { KeyOf, Translate } from '../../text/keys';
import type english from './text/en.json';

export type Title = TypesOf<typeof yaBlewIt, Place[], KeyOf<typeof english>>;

export type OnTable = Scene<Title>;

/** On the screen of somebody who plays. */
export type Seated = SeatedScene<Title>;

/** A text of this title, or one that all share. */
export type Key = KeyIn<Title>;

export type T = Translate<Key>;
