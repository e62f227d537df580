import type { Gameover } from '../../../../shared/engine/score';
import { Ceremony, Counting, End } from '../score/later';
import type { LiveEnd } from './useEnd';
import type { Live } from './useLive';

type Props = { live: Live; end: LiveEnd; gameover: Gameover };

/** The points as they are counted on the board. */
export const CountShown = ({ live, end, gameover }: Props) => (
  <Counting
    title={live.title}
    scene={end.scene}
    standings={gameover.standings}
    counted={end.counted}
    stretch={live.stretch}
    onCount={end.onCount}
    onEnd={end.onCounted}
    onSheet={end.onSheet}
  />
);

/** What stands in place of the board once all has been counted on it: who came where, then what that was made of. */
export function EndShown({ live, end, gameover }: Props) {
  const { title, key, seat, table, shown } = live;
  if (end.ending === 'places')
    return (
      <Ceremony
        title={title}
        scene={shown}
        standings={gameover.standings}
        stretch={live.stretch}
        onEnd={end.onSheet}
      />
    );
  return (
    <End
      title={title}
      scene={shown}
      gameover={gameover}
      match={key}
      seat={seat}
      players={table.players}
      nextMatchID={table.nextMatchID}
      beginning={table.beginning}
      played={{ scene: shown, onTable: () => end.setTableShown(true) }}
    />
  );
}
