/** How many values a statement is given at a time. */
const PART = 500;

/** Asks for many things part by part. */
export async function inParts<T>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let i = 0; i < ids.length; i += PART) found.push(...(await ask(ids.slice(i, i + PART))));
  return found;
}
