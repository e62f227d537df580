import { Emblem } from '../../../ui/signs/Emblem';
import { Die } from '../art/Die';
import { freshRoll, rolling, rollInSight } from '../freshRoll';
import styles from './LastRoll.module.css';
import type { OnTable } from '../types';

type Props = Pick<
  OnTable,
  'view' | 'events' | 'happening' | 'resting' | 'legal' | 'playerID' | 'name' | 't'
>;

/**
 * The die as it was rolled last, in the colour of whose it is, while it has to do with what lies there; or the reader's
 * own, ready to be rolled. While it is thrown it is on the Claim, and only whose it is stands here.
 */
export function LastRoll(scene: Props) {
  const { name, t } = scene;
  const die = dieOf(scene);
  if (!die) return <div className={styles.roll} />;
  const { playerID, number, state } = die;
  const context = playerID === scene.playerID ? 'you' : undefined;
  const words = {
    rolling: () => t('board.rolling', { context, name: name(playerID) }),
    ready: () => t('board.ready'),
    stands: () => t('board.roll', { context, name: name(playerID), number }),
  };
  return (
    <div className={styles.roll} data-seat={playerID}>
      {/* whence the reader's own is thrown */}
      <div className={styles.tray} data-thing="tray">
        {!rollInSight(scene) && (
          <div className={styles.die} data-thing="die" data-hint="die">
            <Die number={number} />
          </div>
        )}
      </div>
      <p className={styles.whose}>
        <Emblem seat={playerID} size={12} />
        <span>{words[state]()}</span>
      </p>
    </div>
  );
}

/** Whose die lies there, and what it shows. */
function dieOf(scene: Props) {
  const { legal, playerID } = scene;
  // a Fire has a die in each row
  if (scene.view.table.fire) return null;
  const under = rolling(scene.happening);
  if (under) return { playerID: under.playerID, number: null, state: 'rolling' } as const;
  if (playerID !== null && legal.some(({ move }) => move === 'roll'))
    return { playerID, number: null, state: 'ready' } as const;
  const roll = freshRoll(scene);
  return roll && ({ ...roll, state: 'stands' } as const);
}
