import type { PlayableTitle } from '../kit/contract';
import { matchTexts } from '../kit/texts';
import { loadTexts } from '../text/i18n';
import { entryOf } from './catalog';
import { loadStyles } from './stylesheet';

/**
 * Loads the client side of a title, with its styles, its words and those of the frame, and the rules of
 * a version, today's where none is named. There must be such a title; throws where there is no such version.
 */
export async function loadTitle(id: string, version?: number): Promise<PlayableTitle> {
  const entry = entryOf(id)!;
  const [{ title }, { withRules }] = await Promise.all([
    withStyles(id, entry.load()),
    // not on the first page
    import('./engines'),
    loadTexts('match', matchTexts),
    loadTexts(id, entry.loadTexts),
  ]);
  return withRules(title, version);
}

/** What a chunk of a title holds, once the title's styles are there. */
export async function withStyles<T>(title: string, chunk: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([chunk, loadStyles(title)]);
  return loaded;
}
