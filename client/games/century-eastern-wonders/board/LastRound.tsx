import { Ribbon } from '../../../kit/Ribbon';
import { isPlayedOut } from '../round';
import type { OnTable } from '../types';

/** Across the sea, while it is seen: somebody has brought the last round. */
export function LastRound(scene: OnTable) {
  const { events, playerID, name, t } = scene;
  const event = events.at(-1);
  if (event?.type !== 'lastRound') return null;
  const context = event.playerID === playerID ? 'you' : undefined;
  const isOver = isPlayedOut(scene, event.playerID);
  return (
    <Ribbon
      title={t(isOver ? 'event.lastRoundOver' : 'event.lastRound')}
      about={t(isOver ? 'ribbonOver' : 'ribbon', { context, name: name(event.playerID) })}
    />
  );
}
