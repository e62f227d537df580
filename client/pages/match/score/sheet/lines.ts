import type { ScoreLine, Standing } from '../../../../../shared/engine/score';

/**
 * The lines that somebody has: the cursed colour of one player is an ordinary colour of another. Those
 * of an earlier version of the rules come last; rare ones stand there only where they count.
 */
export function keysOf(
  known: readonly string[],
  standings: readonly Standing[],
  rare: readonly string[] = [],
): string[] {
  const used = new Set(standings.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...new Set([...known, ...used])].filter(
    (key) => used.has(key) && (!rare.includes(key) || isCounted(key, standings)),
  );
}

/** Those of them that brought or cost anybody points: the others need not be counted. */
export const countedKeysOf = (known: readonly string[], standings: readonly Standing[]): string[] =>
  keysOf(known, standings).filter((key) => isCounted(key, standings));

const isCounted = (key: string, standings: readonly Standing[]): boolean =>
  standings.some(({ lines }) => (pointsFor(lines, key) ?? 0) !== 0);

export const pointsFor = (lines: readonly ScoreLine[], key: string): number | undefined =>
  lines.find((line) => line.key === key)?.points;

/** With a minus sign instead of a hyphen. */
export const plain = (points: number): string => String(points).replace('-', '\u2212');
