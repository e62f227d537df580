import { Suspense } from 'react';
import type { Gameover } from '../../../../shared/engine/score';
import type { Table } from '../../../../shared/protocol/table';
import type { PlayableTitle, Scene } from '../../../kit/contract';
import type { MatchKey } from '../../../net/api';
import type { OwnSeat } from '../../../net/seats';
import { Ceremony, End } from '../score/later';

type Props = {
  /** Who came where, one after the other, or what it was made of. */
  ending: 'places' | 'sheet';
  title: PlayableTitle;
  scene: Scene;
  gameover: Gameover;
  match: MatchKey;
  seat: OwnSeat | undefined;
  table: Table;
  stretch: number;
  onSheet(): void;
  onTable(): void;
};

/** What stands in place of the board once all has been counted on it. */
export function EndShown({ ending, title, scene, gameover, match, seat, table, ...props }: Props) {
  const { stretch, onSheet, onTable } = props;
  return (
    <Suspense fallback={null}>
      {ending === 'places' ? (
        <Ceremony
          title={title}
          scene={scene}
          standings={gameover.standings}
          stretch={stretch}
          onEnd={onSheet}
        />
      ) : (
        <End
          title={title}
          scene={scene}
          gameover={gameover}
          match={match}
          seat={seat}
          nextMatchID={table.nextMatchID}
          beginning={table.beginning}
          played={{ scene, onTable }}
        />
      )}
    </Suspense>
  );
}
