/**
 * Whether something is drawn from the same: for `memo`, where lists and the like are made anew with the same content.
 */
export const areSame = (before: object, now: object): boolean =>
  haveSame(before, now, (a, b) => a === b || (isMade(a) && isMade(b) && haveSame(a, b, Object.is)));

function haveSame(
  before: object,
  now: object,
  areAlike: (before: unknown, now: unknown) => boolean,
): boolean {
  const entries = Object.entries(now);
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => areAlike((before as Record<string, unknown>)[key], value))
  );
}

const isMade = (value: unknown): value is object => typeof value === 'object' && value !== null;
