import type { PlayerID } from '../../../../shared/engine/game';
import type { Manner } from '../../../../shared/games/ya-blew-it/state';
import { signed } from '../../../kit/words';
import { classes } from '../../../ui/classes';
import { endInSight } from './endInSight';
import styles from './Moment.module.css';
import { Reckoning } from './Reckoning';
import { MomentSign } from './MomentSign';
import { changeBy } from '../worth';
import type { OnTable } from '../types';

/**
 * What becomes of a Claim is told across the board while it is seen to happen, and as long as that stays in sight:
 * who, what, and by how many points. Each outcome has a band of its own, so that it is known before it is read.
 */
export function Moment(scene: OnTable) {
  const { playerID, t, name } = scene;
  const end = endInSight(scene);
  if (!end) return null;
  const { playerID: who, cards } = end;
  const kind = kindOf(end);
  const isReader = who === playerID;
  const loser = kind === 'stolen' ? prospector(scene) : undefined;
  const isRobbed = !isReader && loser !== undefined && loser === playerID;
  // cards that nobody had yet are no points, nor is what a thief gains a gain to whoever was robbed
  const isLoss = isRobbed || kind === 'lost';
  const { view } = scene;
  const points = changeBy(view.table, who, cards, false);
  return (
    // the prompt and the live region say it in words
    <p
      className={classes(styles.moment, styles[kind])}
      data-seat={who}
      data-moment={isRobbed ? 'robbed' : kind}
      aria-hidden
    >
      <MomentSign kind={kind} who={who} loser={loser} />
      <span className={styles.words}>
        {t(isRobbed ? 'moment.stolen.yours' : `moment.${kind}.any`, {
          name: name(who),
          ...(isReader && { context: 'you' }),
        })}
        {isLoss ? (
          <span className={styles.gone}>{t('moment.cards', { count: cards.length })}</span>
        ) : (
          <Reckoning view={view} of={who} cards={cards} />
        )}
      </span>
      {!isLoss && (
        <b className={classes(styles.points, points < 0 && styles.less)}>{signed(points)}</b>
      )}
    </p>
  );
}

/** What can become of a Claim; whoever has to take it takes it as if they kept it. */
export type MomentKind = 'lost' | Exclude<Manner, 'forced'>;

const kindOf = (end: NonNullable<ReturnType<typeof endInSight>>): MomentKind =>
  end.type === 'lost' ? 'lost' : end.manner === 'forced' ? 'kept' : end.manner;

/** Whose Claim it was, as far as the log reaches back. */
const prospector = ({ events }: OnTable): PlayerID | undefined => {
  const drawn = events.findLast(({ type }) => type === 'drawn');
  return drawn?.type === 'drawn' ? drawn.playerID : undefined;
};
