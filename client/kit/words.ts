import type { Translate } from '../text/keys';

type Speak = Translate<'match:language'>;

/** Things in a row, as one says them: "blue, green and pink". */
export const listWords = (words: readonly string[], t: Speak): string =>
  listIn(t('match:language'), 'conjunction').format(words);

/** Things of which it is one: "blue, green or pink". */
export const orWords = (words: readonly string[], t: Speak): string =>
  listIn(t('match:language'), 'disjunction').format(words);

/** Kept, since a browser takes longer to make one than for all the rest of a sentence. */
const lists = new Map<string, Intl.ListFormat>();

function listIn(language: string, type: Intl.ListFormatType): Intl.ListFormat {
  const key = `${language} ${type}`;
  const list = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, list);
  return list;
}

/** A number of points as a change: "+2", with a minus sign instead of a hyphen; none at all is 0. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points < 0 ? `\u2212${-points}` : `+${points}`;
}
