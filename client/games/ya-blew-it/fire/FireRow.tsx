import type { ComponentProps } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { Fire } from '../../../../shared/games/ya-blew-it/state';
import { listWords, signed } from '../../../kit/words';
import { Gem } from '../../../ui/art/Gem';
import { classes } from '../../../ui/classes';
import { lettersOf } from '../../../ui/lettersOf';
import { Emblem } from '../../../ui/signs/Emblem';
import { Safe } from '../art/Safe';
import { changeBy } from '../worth';
import { safesOf } from '../placing';
import { cardWords } from '../log/cardWords';
import { AtStake } from './AtStake';
import { atRisk } from './atRisk';
import styles from './FireRow.module.css';
import { type Burn, burningNow, lookedAt } from './fireStory';
import { RowDie } from './RowDie';
import type { OnTable } from '../types';

type Props = OnTable & { of: PlayerID; fire: Fire; burn: Burn | undefined };

/** A player in a Fire: their die, with what it showed before, what is at stake, and what it cost. */
export function FireRow(props: Props) {
  const { of, name, playerID, t } = props;
  const isReader = of === playerID;
  const called = isReader ? t('match:you') : name(of);
  // as the fuse: what came of a roll first, then who is waited for
  const isLookedAt = lookedAt(props).includes(of);
  return (
    <li
      className={classes(styles.player, isReader && styles.own, isLookedAt && styles.lookedAt)}
      data-own={isReader || undefined}
      data-awaited={isLookedAt || undefined}
    >
      <Emblem seat={of} />
      <b className={styles.name}>
        <span style={lettersOf(called)}>{called}</span>
      </b>
      {props.view.table.step !== 'securing' && <RowDie {...props} />}
      <span className={styles.state}>
        <Fate {...props} />
      </span>
    </li>
  );
}

/** How it stands with one player. */
function Fate({ of, fire, burn, ...scene }: Props) {
  const { view, awaited, t } = scene;
  const { table } = view;
  if (table.step === 'securing')
    return t(fire.placed.includes(of) ? 'fire.placed' : 'fire.placing', {
      count: safesOf(table, [of]),
    });
  // what it cost is told as it is seen to burn, also by the last roll
  const isDone = burningNow(scene)?.playerID === of || !fire.waiting.includes(of);
  if (!isDone && !burn)
    return (
      <>
        <span className="visually-hidden">
          {t(awaited.includes(of) ? 'fire.next' : 'fire.waiting')}
        </span>
        <Stake table={table} of={of} hit={atRisk(scene, of)} />
      </>
    );
  // the log before a reload may be too short to remember the roll
  if (!burn) return t('fire.done');
  const number = burn.rolls.join(', ');
  if (!isDone) {
    return (
      <>
        <span className="visually-hidden">{t('fire.open', { number })}</span>
        <Stake table={table} of={of} hit={atRisk(scene, of)} />
      </>
    );
  }
  return (
    <>
      {number !== '' && <span className="visually-hidden">{t('fire.rolled', { number })}</span>}
      <Outcome of={of} burn={burn} {...scene} />
    </>
  );
}

/** What is at stake, beside the room for what it will cost: nothing moves for that. */
const Stake = (props: ComponentProps<typeof AtStake>) => (
  <span className={styles.lost}>
    <AtStake {...props} />
    <b className={styles.points} />
  </span>
);

/** What a roll has cost: cards, Safes, or nothing. */
function Outcome({ of, burn, view, t }: OnTable & { of: PlayerID; burn: Burn }) {
  const { cards, safes } = burn;
  const points = changeBy(view.table, of, cards, true);
  return (
    <>
      {cards.length > 0 && (
        <span className={styles.lost}>
          <span className="visually-hidden">{t('fire.lost')}</span>
          <AtStake table={view.table} of={of} burned={cards} />
          {/* of the cursed colour one is glad to be rid */}
          <b className={classes(styles.points, points > 0 && styles.more)}>{signed(points)}</b>
          <span className="visually-hidden">
            {listWords(
              cards.map((id) => cardWords(id, t)),
              t,
            )}
          </span>
        </span>
      )}
      {safes.length > 0 && (
        <span className={styles.saved} data-thing={`saved:${of}`}>
          <Safe width={17} height={17} />
          <span className={styles.savedWords}>{t('fire.saved', { count: safes.length })}</span>{' '}
          {safes.map((color, i) => (
            <span key={i}>
              <Gem gem={color} width={15} height={15} />
              <span className="visually-hidden">{t(`color.${color}`)}</span>
            </span>
          ))}
        </span>
      )}
      {cards.length === 0 && safes.length === 0 && <span>{t('fire.nothing')}</span>}
    </>
  );
}
