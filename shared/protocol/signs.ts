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

/** What the seats are called: where two have one name, all but the first get a number behind it. */
export function distinctNames(seats: readonly Pick<Seat, 'name'>[]): (string | undefined)[] {
  const alike = new Map<string, number>();
  return seats.map(({ name }) => {
    if (name === undefined) return undefined;
    const key = name.toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    const count = (alike.get(key) ?? 0) + 1;
    alike.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
