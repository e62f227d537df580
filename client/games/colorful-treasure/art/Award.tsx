import { AWARDS, type Award as AwardName } from '../../../../shared/games/colorful-treasure/state';
import { Gem } from '../../../ui/art/Gem';
import type { Size } from '../../../ui/art/place';
import { Chest } from './Chest';
import { Wonder } from './Wonder';

/** The picture of an award. */
export const Award = ({ of, ...size }: { of: AwardName } & Size) =>
  of === 'chest' ? (
    <Chest {...size} />
  ) : of === 'explorer' ? (
    <Wonder wonder="parthenon" {...size} />
  ) : (
    <Gem gem="wild" {...size} />
  );

export const isAward = (name: string): name is AwardName =>
  (AWARDS as readonly string[]).includes(name);
