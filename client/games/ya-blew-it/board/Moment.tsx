import type { PlayerID } from '../../../../shared/engine/game';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Event } from '../../../../shared/games/ya-blew-it/state';
import { signed } from '../../../kit/words';
import { classes } from '../../../ui/classes';
import styles from './Moment.module.css';
import { changeBy } from './worth';
import type { OnTable } from '../types';

/** Whoever wins or loses a whole Claim is told so across the board while it is seen to happen: who, what, and by how many points. */
export function Moment(scene: OnTable) {
  const { happening, playerID, t, name } = scene;
  const told = happening.map(momentOf).find((one) => one !== null);
  if (!told) return null;
  const { who, kind, cards } = told;
  const isReader = who === playerID;
  const isRobbed = !isReader && TAKEN.includes(kind) && prospector(scene) === playerID;
  const points = changeBy(scene.view.table, who, cards, kind === 'lost');
  return (
    // the prompt and the live region say it in words
    <p
      className={classes(
        styles.moment,
        isReader && (points < 0 ? styles.bad : styles.good),
        isRobbed && styles.bad,
      )}
      data-seat={who}
      aria-hidden
    >
      {t(isRobbed ? 'moment.stolen.yours' : `moment.${kind}.any`, {
        name: name(who),
        ...(isReader && { context: 'you' }),
      })}
      <b className={styles.points}>{signed(points)}</b>
    </p>
  );
}

type Told = { who: PlayerID; kind: 'lost' | 'stolen' | 'jumped' | 'won'; cards: readonly CardId[] };

function momentOf(event: Event): Told | null {
  if (event.type === 'lost') return { who: event.playerID, kind: 'lost', cards: event.cards };
  if (event.type !== 'taken' || event.manner === 'kept' || event.manner === 'forced') return null;
  return { who: event.playerID, kind: event.manner, cards: event.cards };
}

/** Taken from whoever prospected. */
const TAKEN: readonly string[] = ['stolen'];

/** Whose Claim it was, as far as the log reaches back. */
const prospector = ({ events }: OnTable): PlayerID | undefined => {
  const drawn = events.findLast(({ type }) => type === 'drawn');
  return drawn?.type === 'drawn' ? drawn.playerID : undefined;
};
