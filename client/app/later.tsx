import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Waiting } from './Waiting';

/** A part that is loaded once it is shown, or before. */
type Later<P> = ComponentType<P> & { load(): Promise<void> };

/**
 * A part of the app that comes when it is to be shown, and until then a page that waits for it, or what is said to stand
 * there. Not React's `lazy`, which shows what it had to wait for a third of a second late, however short that was. What
 * cannot be loaded is thrown.
 */
export function later<P extends object>(
  ask: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <Waiting />,
): Later<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async () => {
    Loaded ??= await ask();
  };
  const Later = (props: P) => {
    const [seen, setSeen] = useState<{ error?: unknown }>({});
    const isThere = Loaded !== undefined;
    useEffect(() => {
      if (isThere) return;
      load().then(
        () => setSeen({}),
        (error: unknown) => setSeen({ error }),
      );
    }, [isThere]);
    if ('error' in seen) throw seen.error;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  };
  return Object.assign(Later, { load });
}
