import type { PlayerID } from '../../../../shared/engine/game';
import { FromTo } from '../../../kit/FromTo';
import { Lantern } from '../../../ui/art/Lantern';
import { Dynamite } from '../art/Dynamite';
import { Jumper } from '../art/Jumper';
import { Pick } from '../art/Pick';
import type { MomentKind } from './Moment';

type Props = { kind: MomentKind; who: PlayerID; loser: PlayerID | undefined };

const DRAWINGS = { kept: Pick, jumped: Jumper, won: Lantern, lost: Dynamite };

/** What became of a Claim without a word: from whom to whom, or whose it is and how they came by it. */
export function MomentSign({ kind, who, loser }: Props) {
  if (kind === 'stolen') return <FromTo from={loser} to={who} />;
  const Drawing = DRAWINGS[kind];
  return (
    <FromTo to={who}>
      <Drawing width={40} height={44} />
    </FromTo>
  );
}
