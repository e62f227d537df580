import type { LoadedTitle } from '../kit/contract';
import { addTexts } from '../text/i18n';
import { entryOf } from './catalog';
import { loadStyles } from './stylesheet';

/** Loads the client side of a title, with its styles, its words and those of the frame; there must be such a title. */
export async function loadTitle(id: string): Promise<LoadedTitle> {
  const [{ title }, { matchTexts }] = await Promise.all([
    withStyles(id, entryOf(id)!.load()),
    import('../kit/texts'),
  ]);
  addTexts('match', matchTexts);
  addTexts(id, title.texts);
  return title;
}

/** What a chunk of a title holds, once the title's styles are there. */
export async function withStyles<T>(title: string, chunk: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([chunk, loadStyles(title)]);
  return loaded;
}
