/** What `npm run freeze` makes. */
declare module '*.frozen.js' {
  import type { ChanceSource, Engine } from '../engine/engine';

  export function createFrozenEngine(source?: ChanceSource): Engine;
}
