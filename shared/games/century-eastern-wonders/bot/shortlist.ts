/** The best few of many things that are looked at in any order. */
export type Shortlist<T> = {
  /** What a thing must be worth more than to be looked at. */
  floor(): number;
  add(thing: T): void;
  /** The best ones, the best first. */
  list(): T[];
};

/** Keeps the best `size` things; of those with the same name only the best. */
export function shortlist<T extends { worth: number }>(
  size: number,
  nameOf: (thing: T) => string,
): Shortlist<T> {
  let things: T[] = [];
  let floor = -Infinity;

  const sort = () => {
    const names = new Set<string>();
    things.sort((a, b) => b.worth - a.worth);
    things = things.filter((thing) => {
      if (names.size === size || names.has(nameOf(thing))) return false;
      names.add(nameOf(thing));
      return true;
    });
    if (things.length === size) floor = things[size - 1].worth;
  };

  return {
    floor: () => floor,
    add(thing) {
      things.push(thing);
      // sorting now and then is enough
      if (things.length > 5 * size) sort();
    },
    list() {
      sort();
      return things;
    },
  };
}
