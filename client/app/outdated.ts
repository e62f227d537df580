import { addressOf } from './base';

/** What Chromium, Firefox and Safari say of a part of the app that is not there. */
const NOT_LOADED =
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type/i;

/** A file of the app that is no script, and could not be loaded. */
export class ChunkMissing extends Error {}

/** Whether this page could not load a part of itself: the server has another build by now, or none. */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof ChunkMissing || (error instanceof Error && NOT_LOADED.test(error.message));

/** Whether the server would give whoever comes now another app than the one that runs here. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return false;
  const response = await fetch(addressOf(''), { cache: 'no-cache' }).catch(() => null);
  const page = response?.ok ? await response.text().catch(() => '') : '';
  const file = script.src.replace(/^.*\//, '');
  // of the same name but for its build: the page of a network that wants to be paid first is no newer app
  const isOurs = page.includes(file.replace(/[^-]*$/, ''));
  return isOurs && !page.includes(file);
}
