import { START_IDS, STARTS } from '../../../../shared/games/century-eastern-wonders/starts';
import { SpiceCube } from '../art/Spice';
import { listed } from '../cubes';
import styles from './Starts.module.css';
import { startNamed } from '../thingNames';
import type { OnTable } from '../types';

/** Before the first turn: the sets of starting cubes that nobody has taken yet. */
export function Starts({ view }: OnTable) {
  const { starting, players } = view.table;
  if (starting.length === 0) return null;
  const taken = Object.values(players).map(({ start }) => start);
  return (
    <span className={styles.starts}>
      {START_IDS.filter((id) => !taken.includes(id)).map((id) => (
        <span key={id} className={styles.set} data-thing={startNamed(id)} data-hint="start">
          {listed(STARTS[id]).map((spice, i) => (
            <SpiceCube key={i} spice={spice} />
          ))}
        </span>
      ))}
    </span>
  );
}
