import { createHash, randomBytes } from 'node:crypto';

/** What proves a seat: 128 random bits, shown once to who sits down. */
export const newCredentials = (): string => randomBytes(16).toString('base64url');

/** What is kept of credentials. */
export const hashCredentials = (credentials: string): string =>
  createHash('sha256').update(credentials).digest('hex');
