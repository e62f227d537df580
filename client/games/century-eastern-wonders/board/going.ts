import type { OnTable } from '../types';

/** What is seen to happen. */
export type Happened = OnTable['happening'][number];

/** What takes the tile from a port, or brings the next one: until that has been seen, nothing is told of the next. */
export const goingFrom = ({ happening }: OnTable, tile: number): Happened | undefined =>
  happening.find(
    (event) =>
      ['claimed', 'revealed', 'closed'].includes(event.type) &&
      'tile' in event &&
      event.tile === tile,
  );
