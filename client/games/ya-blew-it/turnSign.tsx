import type { ReactNode } from 'react';
import type { Event } from '../../../shared/games/ya-blew-it/state';
import { Fire } from './art/Fire';

/** What burned is gone from every row of the score sheet: a Fire tells it. */
export const turnSign = ({ type }: Event): ReactNode =>
  type === 'burned' && <Fire width={20} height={20} />;
