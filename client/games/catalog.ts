import type { TitleEntry } from '../kit/entry';
import { LANGUAGES, type Texts } from '../text/i18n';
import * as titles from './titles';

/** The titles as they stand on the shelf, the lightest first. */
export const catalog: readonly TitleEntry[] = Object.values<TitleEntry>(titles).sort(
  (a, b) => a.info.weight - b.info.weight,
);

/** The entry of the title with this id, if there is one. */
export const entryOf = (id: string): TitleEntry | undefined =>
  catalog.find(({ info }) => info.id === id);

/** What all entries say, for the namespace `app`: each below `games.<id>`. */
export const entryTexts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    { games: Object.fromEntries(catalog.map(({ info, texts }) => [info.id, texts[language]])) },
  ]),
) as Texts;
