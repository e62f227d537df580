import type { PlayerID } from '../../../../shared/engine/game';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { whyNotSteal } from '../../../../shared/games/colorful-treasure/refusalReasons';
import type { Loot, Table } from '../../../../shared/games/colorful-treasure/state';
import { spoils } from '../../../../shared/games/colorful-treasure/theft';
import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { LootPile } from './LootPile';
import { LOOT_PILES, lootPileOf } from '../naming';
import { pointsOf, stakeOf } from '../points';
import styles from './Theft.module.css';
import type { OnTable } from '../types';

/** All that a thief may take, by its owner, who can be robbed of most first, and its type, with what would change; or why it is safe from them. */
export function Theft(scene: OnTable & { thief: PlayerID }) {
  const { view, ctx, legal, thief, name, t } = scene;
  const { table } = view;
  const all = spoils(table, thief);
  const worthMost = (of: PlayerID) =>
    Math.max(
      -LITTLE,
      ...all
        .filter(([victim]) => victim === of)
        .map(([victim, loot]) => worthOf(table, thief, { victim, loot })),
    );
  // whatever is out of sight at first is not worth more
  const victims = ctx.playOrder
    .filter((id) => id !== thief)
    .sort((one, other) => worthMost(other) - worthMost(one));
  const best = worthMost(victims[0]);
  const list = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    // whoever chose a card with the keyboard chooses next what to steal
    const focused = document.activeElement;
    if (focused !== list.current && list.current?.parentElement?.parentElement?.contains(focused))
      list.current.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  }, []);
  return (
    <div className={styles.place}>
      <div
        ref={list}
        className={classes(styles.theft, isFolded && styles.folded)}
        data-many={all.length > MANY}
      >
        <p className={styles.head} aria-hidden>
          {t('theft.title')}
        </p>
        {/* where it lies over the plates, the thief's own points stay in sight */}
        <p className={styles.mine} aria-hidden>
          <Disc seat={thief} />
          {t('theft.victim', { name: t('match:you'), count: pointsOf(table, thief) })}
        </p>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {t(isFolded ? 'theft.unfold' : 'theft.fold')}
        </button>
        <div className={styles.victims} role="group" aria-label={t('theft.title')}>
          {victims.map((victim) => {
            const why = whyNotSteal(table, { thief, victim });
            const loot = legal.flatMap(({ move, args }) =>
              move === 'steal' && String(args[0]) === victim ? [args[1]] : [],
            );
            return (
              <section key={victim} className={styles.victim}>
                <h2 className={styles.name}>
                  <Disc seat={victim} />
                  {t('theft.victim', { name: name(victim), count: pointsOf(table, victim) })}
                  {loot.length > 0 && (
                    <span className={styles.legend} aria-hidden>
                      {t('theft.legend')}
                    </span>
                  )}
                </h2>
                {why && <p className={styles.why}>{t(`why.${why}`)}</p>}
                {loot.length > 0 && (
                  <ul className={styles.piles}>
                    {LOOT_PILES.map((pile) => {
                      const things = loot.filter((one) => lootPileOf(one) === pile);
                      if (things.length === 0) return null;
                      return (
                        <li key={pile} style={{ '--things': things.length } as CSSProperties}>
                          <LootPile
                            {...scene}
                            victim={victim}
                            pile={pile}
                            things={things}
                            isBest={worthOf(table, thief, { victim, loot: things[0] }) === best}
                          />
                        </li>
                      );
                    })}
                  </ul>
                )}
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** So much can be stolen that pictures as large as on the wall would have to be looked for. */
const MANY = 13;

/** One theft against another: its gain first, then the other's loss. */
function worthOf(table: Table, thief: PlayerID, theft: { victim: PlayerID; loot: Loot }): number {
  const { gain, loss } = stakeOf(table, thief, theft);
  return gain - loss / LITTLE;
}

/** Nobody loses as many points by one theft. */
const LITTLE = 100;
