import type { towerOfBabel } from '../../../shared/games/tower-of-babel';
import type { KeyIn, Scene, SeatedScene, TypesOf } from '../../kit/contract';
import type { KeyOf, Translate } from '../../text/keys';
import type { Draft } from './prompt/draft';
import type english from './text/en.json';

/** The keys of this title's texts. */
export type Key = KeyOf<typeof english>;

export type Title = TypesOf<typeof towerOfBabel, Draft, Key>;

export type Move = Title['move'];

export type OnTable = Scene<Title>;

/** What a player of the match sees, and nobody who watches. */
export type Seated = SeatedScene<Title>;

/** Words this title in the reader's language. */
export type T = Translate<KeyIn<Title>>;
