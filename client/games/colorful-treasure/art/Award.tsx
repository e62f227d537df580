import { AWARDS, type Award as AwardName } from '../../../../shared/games/colorful-treasure/state';
import { Gem } from '../../../ui/art/Gem';
import type { Place } from '../../../ui/art/place';
import { Chest } from './Chest';
import { Wonder } from './Wonder';

/** The picture of an award. */
export const Award = ({ of, ...place }: { of: AwardName } & Place) =>
  of === 'chest' ? (
    <Chest {...place} />
  ) : of === 'explorer' ? (
    <Wonder wonder="parthenon" {...place} />
  ) : (
    <Gem gem="wild" {...place} />
  );

export const isAward = (name: string): name is AwardName =>
  (AWARDS as readonly string[]).includes(name);
