import { GoOn } from '../../../animation/GoOn';
import { Together } from '../together/Together';
import { FirstTurn } from './FirstTurn';
import type { Live } from './useLive';
import type { LiveLines } from './useLiveLines';

type Props = {
  live: Live;
  log: LiveLines;
  /** Opens the log, where it is not in sight. */
  onLog?: () => void;
};

/** What lies over the board: who begins, the button to go on, what is to be settled together. */
export function OverBoard({ live, log, onLog }: Props) {
  const { title, key, seat, table, connected, scene, show, shown } = live;
  const first = show.now.isDeal && !live.isCalm ? title.first?.(shown) : undefined;
  return (
    <>
      {first !== undefined && (
        <FirstTurn of={first} scene={shown} before={title.beforeFirst?.(shown)} />
      )}
      {show.held === 'until pressed' && <GoOn onPress={live.onEnd} />}
      {seat && (
        <Together
          {...{ seat, table, connected, onLog }}
          match={key}
          name={scene.name}
          entries={log.entries}
          onMissed={live.onMissed}
        />
      )}
    </>
  );
}
