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
