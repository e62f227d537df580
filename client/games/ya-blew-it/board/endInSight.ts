import type { OnTable } from '../types';

/** What became of a Claim, as long as that is seen. */
export const endInSight = ({ happening, resting }: Pick<OnTable, 'happening' | 'resting'>) =>
  [...happening, ...resting].find((event) => event.type === 'taken' || event.type === 'lost');
