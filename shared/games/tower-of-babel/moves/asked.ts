import { askedBy } from '../../../engine/asked';
import { acting } from '../table';

/** Whether the table waits for this player, in one of these steps. */
export const isAsked = askedBy(acting);
