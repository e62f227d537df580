import { useLayoutEffect, useRef } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { Fire } from '../../../../shared/games/ya-blew-it/state';
import { Gem } from '../../../ui/art/Gem';
import { classes } from '../../../ui/classes';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Emblem } from '../../../ui/signs/Emblem';
import { Safe } from '../art/Safe';
import { AtStake } from './AtStake';
import { listWords, signed } from '../../../kit/words';
import { cardWords } from '../log/cardWords';
import { FireAside } from './FireAside';
import { type Burn, burningNow, burnsOf, rollersIn } from './fireStory';
import styles from './FireRound.module.css';
import { changeBy } from '../board/worth';
import type { OnTable } from '../types';

type Props = OnTable & { fire: Fire };

/** A Fire in the Hole: who still has to roll, and what it cost the others. */
export function FireRound({ fire, ...scene }: Props) {
  const { view, events, name, playerID, t } = scene;
  const { isPhone } = useScreen();
  const looked = lookedAt(scene);
  const list = useInSight(`${looked.join()} ${events.length}`);
  const burns = burnsOf(events);
  const isSecuring = view.table.step === 'securing';
  return (
    <section className={styles.fire} data-hint="fire">
      <h2 className={styles.title}>{t(fire.final ? 'fire.final' : 'fire.title')}</h2>
      <p className={styles.about}>{t(isSecuring ? 'fire.securing' : 'fire.burning')}</p>
      <ol ref={list} className={styles.players} tabIndex={0}>
        {rollersIn(fire, scene).map((id) => (
          <li
            key={id}
            className={classes(styles.player, scene.awaited.includes(id) && styles.awaited)}
            data-awaited={looked.includes(id) || undefined}
          >
            <Emblem seat={id} />
            <b className={styles.name}>{id === playerID ? t('match:you') : name(id)}</b>
            <span className={styles.state}>
              <Fate {...scene} of={id} fire={fire} burn={burns[id]} />
            </span>
          </li>
        ))}
      </ol>
      {/* on a phone it stands below the fuse */}
      {!isPhone && <FireAside fire={fire} {...scene} />}
    </section>
  );
}

/** Who is waited for; or while something is seen to happen, whose roll or loss it is. */
function lookedAt({ awaited, happening, resting }: OnTable): readonly PlayerID[] {
  const seen = [...happening, ...resting].flatMap((event) =>
    event.type === 'rolled' || event.type === 'burned' ? [event.playerID] : [],
  );
  return seen.length > 0 ? seen : awaited;
}

/** Where there is no room for all, those that are looked at are in sight, from each moment on. */
function useInSight(moment: string) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-awaited]');
    const around = row?.parentElement;
    if (!around) return;
    // in the middle, or from its beginning where it is higher than its place
    const room = around.clientHeight - row.offsetHeight;
    around.scrollTop = row.offsetTop - Math.max(0, room / 2);
  }, [moment]);
  return list;
}

type FateProps = OnTable & { of: PlayerID; fire: Fire; burn: Burn | undefined };

/** How it stands with one player. */
function Fate({ of, fire, burn, ...scene }: FateProps) {
  const { view, awaited, t } = scene;
  if (view.table.step === 'securing')
    return t(fire.placed.includes(of) ? 'fire.placed' : 'fire.placing');
  // what it cost is told as it is seen to burn, also by the last roll
  const isDone = burningNow(scene)?.playerID === of || !fire.waiting.includes(of);
  if (!isDone && !burn)
    return (
      <>
        <span className={styles.waits}>
          {t(awaited.includes(of) ? 'fire.next' : 'fire.waiting')}
        </span>
        <AtStake view={view} of={of} burned={[]} />
      </>
    );
  // the log before a reload may be too short to remember the roll
  if (!burn) return t('fire.done');
  if (!isDone)
    return (
      <>
        {t('fire.open', { number: burn.number })}
        <AtStake view={view} of={of} burned={[]} />
      </>
    );
  return (
    <>
      {t('fire.rolled', { number: burn.number })}
      {burn.cards.length > 0 && (
        <span className={styles.lost}>
          <span className="visually-hidden">{t('fire.lost')}</span>
          <AtStake view={view} of={of} burned={burn.cards} />
          <b className={styles.points}>{signed(changeBy(view.table, of, burn.cards, true))}</b>
          <span className="visually-hidden">
            {listWords(
              burn.cards.map((id) => cardWords(id, t)),
              t,
            )}
          </span>
        </span>
      )}
      {burn.safes.length > 0 && (
        <span className={styles.saved} data-thing={`saved:${of}`}>
          <Safe width={17} height={17} />
          {t('fire.saved')}{' '}
          {burn.safes.map((color, i) => (
            <span key={i}>
              <Gem gem={color} width={15} height={15} />
              <span className="visually-hidden">{t(`color.${color}`)}</span>
            </span>
          ))}
        </span>
      )}
      {burn.cards.length === 0 && burn.safes.length === 0 && <span>{t('fire.nothing')}</span>}
    </>
  );
}
