import type { PlayerID } from '../../../shared/engine/game';
import type { Event } from '../../../shared/games/colorful-treasure/state';

type Awarded = Extract<Event, { type: 'awarded' }>;

/** Who wins an award together: equals share the one for keys and chests, at the same moment. */
export const sharersOf = (won: Awarded, events: readonly Event[]): readonly PlayerID[] =>
  events.flatMap((event) =>
    event.type === 'awarded' && event.award === won.award ? [event.playerID] : [],
  );
