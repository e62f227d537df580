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

/** Where there is no room for all, those that are looked at are in sight, from each moment on. */
function useInSight(moment: string) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-awaited]');
    const around = list.current;
    if (!around) return;
    // on a phone the title gives its room up first: the card above says it as well
    delete around.dataset.tight;
    if (!hasRoom(around)) around.dataset.tight = '';
    // a die that rolls, or reaches out of its row, is cut off only where rows have to be scrolled
    around.dataset.scrolls = String(!hasRoom(around));
    if (!row) return;
    // in the middle, or from its beginning where it is higher than its place
    const room = around.clientHeight - row.offsetHeight;
    around.scrollTop = row.offsetTop - Math.max(0, room / 2);
  }, [moment]);
  return list;
}

/** Whether all rows of a list are in sight. */
function hasRoom(list: HTMLElement): boolean {
  const ends = [...list.querySelectorAll<HTMLElement>(':scope > li')].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight,
  );
  return Math.max(0, ...ends) <= list.clientHeight;
}
