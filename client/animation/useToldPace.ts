import { useEffect } from 'react';
import type { Connection } from '../../shared/protocol/connection';
import { useSetting } from '../app/setting';
import { pace, STRETCH } from './pace';

/** Has the server know the reader's pace: bots go no faster than those at the table can see. */
export function useToldPace(connection: Connection | null) {
  const stretch = STRETCH[useSetting(pace)];
  useEffect(() => connection?.keepPace(stretch), [connection, stretch]);
}
