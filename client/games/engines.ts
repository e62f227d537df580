import { createEngine } from '../../shared/engine/engine';
import { pastEngines } from '../../shared/games/past';
import type { LoadedTitle, PlayableTitle } from '../kit/contract';
import { asToday } from './asToday';

const pastEngine = pastEngines();

/** A title with the rules of a version, today's where none is named; throws where there is no such version. */
export async function withRules(title: LoadedTitle, version?: number): Promise<PlayableTitle> {
  const { id, version: today } = title.module;
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
    // what makes hearts beat is today's to say, where those rules did not
    module: { tempo: title.module.tempo, ...engine.module },
    engine,
    engineWith: async (source) => (await pastEngine(id, version, source))!,
  };
}
