/**
 * What the seats are called: where two have one name, all but the first get a number behind it that makes it
 * nobody else's.
 */
export function distinctNames(seats: readonly { name?: string | null }[]): (string | undefined)[] {
  const own = new Set(seats.map(({ name }) => alike(name ?? '')));
  const given = new Set<string>();
  const take = (name: string) => {
    given.add(alike(name));
    return name;
  };
  return seats.map(({ name }) => {
    if (name === undefined || name === null) return undefined;
    if (!given.has(alike(name))) return take(name);
    const isFree = (numbered: string) => !own.has(alike(numbered)) && !given.has(alike(numbered));
    let number = 2;
    while (!isFree(`${name} (${number})`)) number++;
    return take(`${name} (${number})`);
  });
}

/** A name as people read it who take two that differ in a capital or an accent for one. */
const alike = (name: string): string =>
  name.toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
