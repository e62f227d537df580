import { ChunkMissing } from '../app/outdated';

/** What is being loaded, or there, by the title's id. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads the styles of a title, a file of their own whose name the page knows; a page that has them
 * already, such as the one of all drawings, knows none. Throws a `PartMissing`.
 */
export function loadStyles(title: string): Promise<void> {
  const known = loading.get(title);
  if (known) return known;
  const name = document.querySelector<HTMLMetaElement>(`meta[name="stylesheet:${title}"]`)?.content;
  const loaded = name === undefined ? Promise.resolve() : link(name);
  loading.set(title, loaded);
  loaded.catch(() => loading.delete(title));
  return loaded;
}

const link = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new ChunkMissing(`no stylesheet ${href}`));
    };
    document.head.append(element);
  });
