import { lazy, type ReactNode, Suspense } from 'react';
import { useSetting } from '../../../app/setting';
import { coaching, saidIn } from '../../../kit/coaching';
import type { PlayableTitle, Scene } from '../../../kit/contract';
import type { MatchKey } from '../../../net/api';

// only for whoever plays a title for the first time
const Coach = lazy(async () => ({ default: (await import('../../../kit/Coach')).Coach }));

type Props = {
  title: PlayableTitle;
  match: MatchKey;
  scene: Scene;
  /** The action the match is at. */
  moment: number;
  mayTell: boolean;
  hasActed: boolean;
  isShort: boolean;
  /** What stands where there is nothing to tell. */
  children: ReactNode;
};

/** Tells whoever plays a title for the first time what matters when they meet it. */
export function Coached({ title, match, children, ...told }: Props) {
  const isTaught = useSetting(coaching) === 'on' && told.scene.playerID !== null;
  const notes = isTaught && saidIn(match.game, match.matchID) !== null && title.coach;
  if (!notes) return children;
  return (
    <Suspense fallback={children}>
      <Coach {...told} notes={notes} game={match.game} match={match.matchID}>
        {children}
      </Coach>
    </Suspense>
  );
}
