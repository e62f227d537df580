import { LRUCache } from 'lru-cache';

/**
 * What was used last, so many of them. Counted by size, since a cache that knows how many it may have takes the room
 * for all of them at once: a server has some eighty for callers alone, and most stay nearly empty.
 */
export const createLatest = <V extends object | string | number | boolean>(
  most: number,
  rest: { ttl?: number; perf?: { now(): number } } = {},
): LRUCache<string, V> =>
  new LRUCache<string, V>({
    maxSize: most,
    sizeCalculation: () => 1,
    // the clock is read every time: an answer kept until a timer ends would be out of date while the server is busy
    ttlResolution: 0,
    ...rest,
  });
