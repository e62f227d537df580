import type { MeasuredThing } from '../../../../animation/measure';
import { animateMotions } from '../../../../animation/run';
import styles from '../../../../animation/Stage.module.css';
import type { PlayerID } from '../../../../../shared/engine/game';

/** Whose points are counted, and what on the table brings them, by the names of things. */
type Earned = { playerID: PlayerID; things: readonly string[] };

/** What a row of a player's is called in the sheet: the drawing that comes into it. */
export const placeInSheet = (key: string, playerID: PlayerID): string =>
  `counted:${key}:${playerID}`;

/** Lights up what brings points on the table, and has the drawing of the row come from there; ends by what it returns. */
export function countOnStage(
  stage: HTMLElement,
  { before, after }: Record<'before' | 'after', ReadonlyMap<string, MeasuredThing>>,
  { key, earned, stretch }: { key: string; earned: readonly Earned[]; stretch: number },
): () => void {
  const sources = earned.map(({ playerID, things }) => {
    // the reader's own things lie behind the sheet
    const inSight = things.filter(
      (thing) => after.get(thing)?.element.closest('[data-own]') === null,
    );
    return { playerID, things: inSight.length > 0 ? inSight : [`player:${playerID}`] };
  });
  const lit = sources.flatMap(({ playerID, things }) =>
    things.flatMap((thing) => {
      const element = after.get(thing)?.element;
      return element ? [{ element, color: `var(--p${Number(playerID) + 1})` }] : [];
    }),
  );
  for (const { element, color } of lit) {
    element.dataset.counts = '';
    element.style.setProperty('--counts', color);
  }

  const air = document.createElement('div');
  air.className = styles.air;
  air.setAttribute('aria-hidden', 'true');
  stage.append(air);
  const running = animateMotions(
    { stage, overlay: air, before },
    sources.map(({ playerID, things }) => ({
      thing: placeInSheet(key, playerID),
      how: 'fly',
      place: things,
    })),
    { tempo: 'routine', stretch },
  );
  // its row is about to move: what has landed is in the row, and not where that was
  void running.finished.then(running.end);
  return () => {
    running.end();
    air.remove();
    for (const { element } of lit) {
      delete element.dataset.counts;
      element.style.removeProperty('--counts');
    }
  };
}
