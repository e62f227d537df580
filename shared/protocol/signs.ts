import { type Seat, SIGNS } from './table';

/** Who has which colour sign: the one they wish for, unless a seat before theirs has it; all others their seat's own, or the first that is left. */
export function signsOf(seats: readonly Pick<Seat, 'look'>[]): number[] {
  const taken = new Set<number>();
  const take = (sign: number) => {
    taken.add(sign);
    return sign;
  };
  const wished = seats.map(({ look }) =>
    look?.sign !== undefined && !taken.has(look.sign) ? take(look.sign) : null,
  );
  const left = () => Array.from({ length: SIGNS }, (_, sign) => sign).find((s) => !taken.has(s))!;
  return wished.map((sign, seat) => sign ?? take(taken.has(seat) ? left() : seat));
}

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
