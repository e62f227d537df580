import type { ChanceSource, Engine } from '../engine/engine';
import { FROZEN } from './frozen';

/** A version of a title's rules that matches were dealt under, and are played under for ever. */
export type FrozenVersion = {
  game: string;
  version: number;
  /** SHA-256 of its file, which nobody changes. */
  digest: string;
  load(): Promise<{ createFrozenEngine(source?: ChanceSource): Engine }>;
};

/** What plays a title by one version of its rules, with chance from elsewhere where that is named; `null` where that version is not at hand. */
export type EngineLoader = (
  game: string,
  version: number,
  source?: ChanceSource,
) => Promise<Engine | null>;

/** Makes each engine of a version before today's once, when it is first asked for. */
export function pastEngines(frozen: readonly FrozenVersion[] = FROZEN): EngineLoader {
  const engines = new Map<FrozenVersion, Promise<Engine>>();
  return async (game, version, source) => {
    const found = frozen.find((one) => one.game === game && one.version === version);
    if (!found) return null;
    if (source) return (await found.load()).createFrozenEngine(source);
    const loading =
      engines.get(found) ?? found.load().then(({ createFrozenEngine }) => createFrozenEngine());
    engines.set(found, loading);
    // a page that could not fetch it tries again
    loading.catch(() => engines.delete(found));
    return loading;
  };
}
