/** Where a figure comes from: the rule sheet, what follows from it, or a decision of ours. */
export type Origin = 'printed' | 'derived' | 'house';

type Figure<T> = { value: T; origin: Origin };

export const printed = <const T>(value: T) =>
  ({ value, origin: 'printed' }) as const satisfies Figure<T>;
export const derived = <const T>(value: T) =>
  ({ value, origin: 'derived' }) as const satisfies Figure<T>;
export const house = <const T>(value: T) =>
  ({ value, origin: 'house' }) as const satisfies Figure<T>;
