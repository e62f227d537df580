import type { PlayerID } from '../../../../shared/engine/game';
import type { DiscId } from '../../../../shared/games/tower-of-babel/discs';
import { acceptable } from '../../../../shared/games/tower-of-babel/offers';
import type { Build, RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { wonderOf } from '../../../../shared/games/tower-of-babel/table';
import type { OnTable } from '../types';

/** The build as the table shows it: with what the pointer rests on, or with the disc that was chosen. */
export function shownBuild(scene: OnTable): Build | null {
  const { view, ctx, draft } = scene;
  const { build } = view.table;
  if (!build) {
    const disc = draft?.over?.disc ?? draft?.disc;
    return disc ? untouched(scene, disc) : null;
  }
  const offer = draft?.over?.offer;
  if (offer === undefined || !build.offers || build.outcome) return build;
  if (!acceptable(build, ctx).includes(offer)) return build;
  return { ...build, accepted: [...build.accepted, offer] };
}

/** How a build would begin if nobody helped. */
export const untouched = ({ view: { table } }: OnTable, disc: DiscId): RevealedBuild => ({
  wonder: wonderOf(table, disc),
  disc,
  offered: [],
  offers: {},
  accepted: [],
  outcome: null,
  asked: [],
  answered: [],
});

/** What a pointer can rest on to see what a press would do. */
export type Over = { disc?: DiscId; offer?: PlayerID };

/** Shows while a pointer rests on something what a press there would do; a finger presses at once. */
export const pointing = ({ draft, setDraft }: OnTable, over: Over) => ({
  // a hint would lie on what is to be seen
  'data-hint-by': 'finger',
  onPointerEnter: ({ pointerType }: { pointerType: string }) => {
    if (pointerType !== 'touch') setDraft({ ...draft, over });
  },
  onPointerLeave: () => {
    if (draft?.over) setDraft({ ...draft, over: undefined });
  },
});
