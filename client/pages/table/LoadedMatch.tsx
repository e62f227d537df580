import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { MatchProps } from '../match/Match';
import { Waiting } from '../../app/Waiting';

let loaded: ComponentType<MatchProps> | undefined;

/** Loads what shows a match. */
export async function toMatch(): Promise<{ default: ComponentType<MatchProps> }> {
  const { Match } = await import('../match/Match');
  loaded = Match;
  return { default: Match };
}

const Later = lazy(toMatch);

/**
 * The match, at once where it is loaded already: React shows what it had to wait for a third of a second late, however
 * short it was, and whoever saw the room is not to look at an empty page before the cards are dealt.
 */
export function LoadedMatch(props: MatchProps) {
  const [Match] = useState<ComponentType<MatchProps>>(() => loaded ?? Later);
  return (
    <Suspense fallback={<Waiting />}>
      <Match {...props} />
    </Suspense>
  );
}
