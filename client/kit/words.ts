import type { Translate } from '../text/keys';

/** Things in a row, as one says them: "blue, green and pink". */
export const listWords = (words: readonly string[], t: Translate<'match:language'>): string =>
  new Intl.ListFormat(t('match:language')).format(words);

/** A number of points as a change: "+2", with a minus sign instead of a hyphen. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);
