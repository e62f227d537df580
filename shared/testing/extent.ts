/** A number of the long run, or that of every `npm test`. */
export const extent = (always: number, long: number): number =>
  process.env.LONG === '1' ? long : always;
