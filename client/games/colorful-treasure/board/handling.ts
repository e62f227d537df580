import { announce } from '../../../ui/announce';
import type { CellId } from '../../../../shared/games/colorful-treasure/wonders';
import { pressing } from './pressing';
import type { OnTable } from '../types';

/** What a reader does to the cards, by pointer or by key: points at one, leaves them, presses one. */
export function handling(scene: OnTable) {
  const { draft, setDraft, t } = scene;
  return {
    point(cell: CellId) {
      if (draft?.at !== cell) setDraft({ ...draft, at: cell, why: undefined });
    },
    /** What was said of a card goes with the pointer; what was chosen stays. */
    pointAway() {
      if (draft?.at !== undefined) setDraft({ ...draft, at: undefined, why: undefined });
    },
    press(cell: CellId) {
      const done = pressing(cell, scene);
      if ('move' in done) scene.play(done.move.move, ...done.move.args);
      else if ('draft' in done) setDraft({ ...done.draft, at: cell, why: undefined });
      else {
        setDraft({ ...draft, at: cell, why: done.why });
        announce(t(`why.${done.why}`));
      }
    },
  };
}
