import type { Subscriber } from './subscribers';

/**
 * Who makes room for one more screen without a seat, where all places are taken: the newest of the network that
 * has the most, as long as that keeps as many as the newcomer's will have. Undefined where nobody has more
 * than their share: the newcomer finds no place.
 */
export function whoMakesRoom(
  spectators: readonly Subscriber[],
  network: string,
): Subscriber | undefined {
  const screens = new Map<string, Subscriber[]>();
  for (const screen of spectators)
    screens.set(screen.network, [...(screens.get(screen.network) ?? []), screen]);
  const crowd = [...screens.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  const own = screens.get(network)?.length ?? 0;
  return crowd.length > own + 1 ? crowd.at(-1) : undefined;
}
