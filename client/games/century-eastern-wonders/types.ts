import type { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import type { KeyIn, Scene, SeatedScene, TypesOf } from '../../kit/contract';
import type { KeyOf, Translate } from '../../text/keys';
import type { Draft } from './prompt/draft';
import type english from './text/en.json';

export type Key = KeyOf<typeof english>;

export type Title = TypesOf<typeof centuryEasternWonders, Draft, Key>;

/** Looks up the title's own words. */
export type T = Translate<KeyIn<Title>>;

export type OnTable = Scene<Title>;

/** What a player of the match sees, and nobody who watches. */
export type Seated = SeatedScene<Title>;
