export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The whole numbers from 0 to `n`, both included. */
export const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
