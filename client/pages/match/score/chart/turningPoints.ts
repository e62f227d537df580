import { tempiOf } from '../../../../../shared/engine/tempo';
import { type ScoreLine, total } from '../../../../../shared/engine/score';
import type { GameEvent, PlayerID } from '../../../../../shared/engine/game';
import type { PlayableTitle, Scene } from '../../../../kit/contract';
import { highlightsOf } from '../../replay/highlights';
import type { Timeline } from '../../replay/timeline';
import { pointsFor } from '../sheet/lines';

/** A moment that turned the match: whom it brought or cost most, and how much. */
export type TurningPoint = {
  moment: number;
  playerID: PlayerID;
  /** In points. */
  swing: number;
  /** The row of the score sheet that it changed most. */
  key: string;
  /** What made hearts beat there. */
  events: readonly GameEvent[];
  /** What was seen just before it. */
  before: Scene;
  words: string;
};

/** What turned the match, the largest swing first: of what makes hearts beat, whatever brought or cost points. */
export const turningPointsOf = (
  timeline: Timeline,
  title: PlayableTitle,
  scene: Scene,
): TurningPoint[] =>
  highlightsOf(timeline, title, scene)
    .filter(({ kind }) => kind === 'climax')
    .flatMap(({ moment, words }) => {
      const swings = swingsAt(timeline, moment);
      const [most] = swings.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
      return most.swing === 0
        ? []
        : [
            {
              ...{ ...most, moment, words, events: climaxesAt(timeline, title, moment) },
              before: { ...scene, ...timeline.at(moment - 1, scene.playerID) },
            },
          ];
    })
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));

/** What a moment brought or cost everybody. */
function swingsAt({ linesAt }: Timeline, moment: number) {
  const [before, after] = [linesAt(moment - 1), linesAt(moment)];
  return Object.keys(after).map((playerID) => ({
    playerID,
    swing: total(after[playerID]) - total(before[playerID]),
    key: mostChanged(before[playerID], after[playerID]),
  }));
}

function mostChanged(before: readonly ScoreLine[], after: readonly ScoreLine[]): string {
  const change = ({ key, points }: ScoreLine) => Math.abs(points - (pointsFor(before, key) ?? 0));
  return after.reduce((a, b) => (change(b) > change(a) ? b : a)).key;
}

function climaxesAt({ story }: Timeline, { module }: PlayableTitle, moment: number) {
  const events = story.find(({ stateID }) => stateID === moment)?.events ?? [];
  const tempi = tempiOf(module, events);
  return events.filter((_, i) => tempi[i] === 'climax');
}
