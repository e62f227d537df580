import type { Scene } from './contract';

/** Whether a row of the score sheet has been counted before its reader's eyes, or need not be any more. */
export const isCounted = ({ ctx, counting = [] }: Scene, key: string): boolean =>
  ctx.gameover !== undefined || counting.includes(key);
