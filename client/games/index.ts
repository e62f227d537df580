import { createEngine } from '../../shared/engine/engine';
import { pastEngines } from '../../shared/games/past';
import type { PlayableTitle } from '../kit/contract';
import { addTexts } from '../text/i18n';
import { asToday } from './asToday';
import { entryOf } from './catalog';
import { loadStyles } from './stylesheet';

const pastEngine = pastEngines();

/**
 * Loads the client side of a title, with its styles, its words and those of the frame, and the rules of
 * a version, today's where none is named. There must be such a title; throws where there is no such version.
 */
export async function loadTitle(id: string, version?: number): Promise<PlayableTitle> {
  const [{ title }, { matchTexts }] = await Promise.all([
    withStyles(id, entryOf(id)!.load()),
    import('../kit/texts'),
  ]);
  addTexts('match', matchTexts);
  addTexts(id, title.texts);
  const today = title.module.version;
  if (version === undefined || version === today)
    return {
      ...title,
      engine: createEngine(title.module),
      engineWith: async (source) => createEngine(title.module, source),
    };
  const engine = await pastEngine(id, version);
  if (engine === null) throw new Error(`no rules of ${id} version ${version}`);
  return {
    ...asToday(title, version),
    module: engine.module,
    engine,
    engineWith: async (source) => (await pastEngine(id, version, source))!,
  };
}

/** What a chunk of a title holds, once the title's styles are there. */
export async function withStyles<T>(title: string, chunk: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([chunk, loadStyles(title)]);
  return loaded;
}
