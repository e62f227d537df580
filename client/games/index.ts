import type { LoadedTitle } from '../match/title';
import { addTexts } from '../text/i18n';

/** The client side of every title by its id, each a chunk of its own that brings its words along. */
export const titles: Record<string, () => Promise<LoadedTitle>> = {
  'ya-blew-it': () => withTexts(import('./ya-blew-it')),
  'colorful-treasure': () => withTexts(import('./colorful-treasure')),
  'century-eastern-wonders': () => withTexts(import('./century-eastern-wonders')),
  'tower-of-babel': () => withTexts(import('./tower-of-babel')),
};

/** A title once its words and those of the frame are there. */
export async function withTexts(chunk: Promise<{ title: LoadedTitle }>): Promise<LoadedTitle> {
  const [{ title }, { matchTexts }] = await Promise.all([chunk, import('../match/texts')]);
  addTexts('match', matchTexts);
  addTexts(title.module.id, title.texts);
  return title;
}
