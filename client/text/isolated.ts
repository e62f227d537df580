const BEGIN = '\u2068';
const END = '\u2069';

/** Letters that are written from right to left: Hebrew, Arabic and the like. */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Text that a person made up, as it stands within ours: what is read from right to left would have numbers and signs
 * after it read so, too.
 */
export const isolated = (text: string): string =>
  FROM_THE_RIGHT.test(text) && !text.includes(BEGIN) ? BEGIN + text + END : text;

/** The same by itself, with nothing round it. */
export const unisolated = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
