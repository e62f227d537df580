import type { LoadedTitle } from '../kit/contract';
import { addTexts } from '../text/i18n';
import { loadStyles } from './stylesheet';

/** The client side of every title by its id, each a chunk of its own that brings its words and styles along. */
export const titles: Record<string, () => Promise<LoadedTitle>> = {
  'ya-blew-it': () => withTexts(withStyles('ya-blew-it', import('./ya-blew-it'))),
  'colorful-treasure': () =>
    withTexts(withStyles('colorful-treasure', import('./colorful-treasure'))),
  'century-eastern-wonders': () =>
    withTexts(withStyles('century-eastern-wonders', import('./century-eastern-wonders'))),
  'tower-of-babel': () => withTexts(withStyles('tower-of-babel', import('./tower-of-babel'))),
};

/** What a chunk of a title holds, once the title's styles are there. */
export async function withStyles<T>(title: string, chunk: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([chunk, loadStyles(title)]);
  return loaded;
}

/** A title once its words and those of the frame are there. */
export async function withTexts(chunk: Promise<{ title: LoadedTitle }>): Promise<LoadedTitle> {
  const [{ title }, { matchTexts }] = await Promise.all([chunk, import('../kit/texts')]);
  addTexts('match', matchTexts);
  addTexts(title.module.id, title.texts);
  return title;
}
