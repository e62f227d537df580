import { randomBytes } from 'node:crypto';

/** A server seed, 32 bytes as hex digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');
