import { useState } from 'react';
import type { PlayableTitle, Scene } from '../../../kit/contract';
import { useTranslation } from '../../../text/useTranslation';
import { MOST_MARKS } from '../score/chart/placed';
import { turningPointsOf } from '../score/chart/turningPoints';
import { type Highlight, highlightsOf } from './highlights';
import type { Timeline } from './timeline';

/** What one may want to go to; found once for each viewer and language. */
export function useHighlights(timeline: Timeline, title: PlayableTitle, scene: Scene) {
  const { i18n } = useTranslation('match');
  const { playerID } = scene;
  const key = `${playerID} ${i18n.language}`;
  const [known, setKnown] = useState<{ key: string; of: readonly Highlight[] } | null>(null);
  if (known?.key === key) return known.of;
  const found = { key, of: withTurningPoints(timeline, title, scene) };
  setKnown(found);
  return found.of;
}

/** More of them than anybody looks through. */
const MOST_LISTED = 60;

/** The highlights, those that the score chart marks as what turned the match told from the others; or, of too many, these alone. */
function withTurningPoints(timeline: Timeline, title: PlayableTitle, scene: Scene) {
  const largest = turningPointsOf(timeline, title, scene).slice(0, MOST_MARKS);
  const turned = new Set(largest.map(({ moment }) => moment));
  const all = highlightsOf(timeline, title, scene).map((one): Highlight =>
    one.kind === 'climax' && turned.has(one.moment) ? { ...one, kind: 'turningPoint' } : one,
  );
  const starred = all.filter(({ kind }) => kind === 'turningPoint');
  return all.length > MOST_LISTED && starred.length > 0 ? starred : all;
}
