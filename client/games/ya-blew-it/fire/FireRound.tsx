import { useLayoutEffect, useRef } from 'react';
import type { Fire } from '../../../../shared/games/ya-blew-it/state';
import { useScreen } from '../../../ui/hooks/useScreen';
import { FireAside } from './FireAside';
import styles from './FireRound.module.css';
import { FireRow } from './FireRow';
import { burnsOf, lookedAt, rollersIn } from './fireStory';
import type { OnTable } from '../types';

type Props = OnTable & { fire: Fire };

/** A Fire in the Hole: who still has to roll, and what it cost the others. */
export function FireRound({ fire, ...scene }: Props) {
  const { view, events, t } = scene;
  const { isPhone } = useScreen();
  const list = useInSight(`${lookedAt(scene).join()} ${events.length}`);
  const burns = burnsOf(events);
  const isSecuring = view.table.step === 'securing';
  return (
    <section className={styles.fire} data-hint="fire">
      <h2 className={styles.title}>{t(fire.final ? 'fire.final' : 'fire.title')}</h2>
      <p className={styles.about}>{t(isSecuring ? 'fire.securing' : 'fire.burning')}</p>
      <ol ref={list} className={styles.players} tabIndex={0}>
        {rollersIn(fire, scene).map((id) => (
          <FireRow key={id} {...scene} of={id} fire={fire} burn={burns[id]} />
        ))}
      </ol>
      {/* on a phone it stands below the fuse */}
      {!isPhone && <FireAside fire={fire} {...scene} />}
    </section>
  );
}

/** What gives way where rows would be cut, one after the other: the title, the size of cards, others’ cards, and at last all that no number has hit. */
const YIELDING = ['tight', 'small', 'dense', 'counted', 'bare'] as const;

/** Where there is no room for all, those that are looked at are in sight, from each moment on. */
function useInSight(moment: string) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const around = list.current;
    if (!around) return undefined;
    showAll(around);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => showAll(around));
    observer.observe(around.closest('[data-thing="claim"]') ?? around);
    return () => observer.disconnect();
  }, [moment]);
  return list;
}

function showAll(list: HTMLElement) {
  const hasRoomBy = (yielding: readonly string[]): boolean => {
    list.dataset.fit = yielding.join(' ');
    return hasRoom(list);
  };
  const enough = YIELDING.findIndex((_, i) => hasRoomBy(YIELDING.slice(0, i)));
  const yielded = enough < 0 ? YIELDING : YIELDING.slice(0, enough);
  // where more than the title had to give way there may be room for it again
  const [, ...others] = yielded;
  if (!hasRoomBy(others)) hasRoomBy(yielded);
  // a die that rolls, or reaches out of its row, is cut off only where rows have to be scrolled
  list.dataset.scrolls = String(!hasRoom(list));
  const row = list.querySelector<HTMLElement>('[data-awaited]');
  if (!row) return;
  // in the middle, or from its beginning where it is higher than its place
  const room = list.clientHeight - row.offsetHeight;
  list.scrollTop = row.offsetTop - Math.max(0, room / 2);
}

/** Whether all rows of a list are in sight. */
function hasRoom(list: HTMLElement): boolean {
  const ends = [...list.querySelectorAll<HTMLElement>(':scope > li')].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight,
  );
  return Math.max(0, ...ends) <= list.clientHeight;
}
