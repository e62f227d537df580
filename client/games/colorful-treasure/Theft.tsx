import type { PlayerID } from 'boardgame.io';
import { whyNotSteal } from '../../../shared/games/colorful-treasure/reasons';
import { KINDS, TYPES, type Loot } from '../../../shared/games/colorful-treasure/state';
import { treasureOf, wonderOf } from '../../../shared/games/colorful-treasure/wonders';
import { Disc } from '../../ui/Disc';
import { Token } from './art/Token';
import { Treasure } from './art/Treasure';
import { Wonder } from './art/Wonder';
import type { OnTable } from './draft';
import { pointsOf, stakeOf } from './points';
import styles from './Theft.module.css';
import { cardWords, signed } from './words';

/** All that a thief may take, by its owner, with what would change; or why it is safe from him. */
export function Theft(scene: OnTable & { thief: PlayerID }) {
  const { view, ctx, legal, thief, name, t } = scene;
  const { table } = view;
  return (
    <div className={styles.theft} role="group" aria-label={t('theft.title')}>
      {ctx.playOrder
        .filter((id) => id !== thief)
        .map((victim) => {
          const why = whyNotSteal(table, { thief, victim });
          const loot = legal.flatMap(({ move, args }) =>
            move === 'steal' && String(args[0]) === victim ? [args[1] as Loot] : [],
          );
          return (
            <section key={victim} className={styles.victim}>
              <h2 className={styles.name}>
                <Disc seat={victim} />
                {t('theft.victim', { name: name(victim), count: pointsOf(table, victim) })}
              </h2>
              {why && <p className={styles.why}>{t(`why.${why}`)}</p>}
              {loot.length > 0 && (
                <ul className={styles.loot}>
                  {[...loot].sort(byType).map((one) => (
                    <li key={one}>
                      <LootButton {...scene} victim={victim} loot={one} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
    </div>
  );
}

type LootProps = OnTable & { thief: PlayerID; victim: PlayerID; loot: Loot };

function LootButton({ view, draft, setDraft, thief, victim, loot, name, t }: LootProps) {
  const { gain, loss, hoards } = stakeOf(view.table, thief, { victim, loot });
  const isChosen = draft?.theft?.victim === victim && draft.theft.loot === loot;
  return (
    <button
      type="button"
      className={styles.item}
      aria-pressed={isChosen}
      onClick={() => setDraft({ theft: { victim, loot } })}
    >
      <span className={styles.picture}>
        {loot === 'diamondToken' ? (
          <Token of="diamond" />
        ) : (
          <>
            <Treasure of={treasureOf(loot)} width={34} height={34} />
            <Wonder wonder={wonderOf(loot)} width={34} height={30} />
          </>
        )}
      </span>
      <span className={styles.words}>
        <b>{loot === 'diamondToken' ? t('token.diamond') : cardWords(loot, t)}</b>
        <span>
          {hoards
            ? t('theft.hoards', { ...hoards, name: name(victim) })
            : t('theft.stake', { gain: signed(gain), loss: signed(loss), name: name(victim) })}
        </span>
      </span>
    </button>
  );
}

const ORDER: readonly string[] = [...TYPES, ...KINDS];
const rank = (loot: Loot) =>
  loot === 'diamondToken' ? ORDER.indexOf('diamond') + 0.5 : ORDER.indexOf(treasureOf(loot));
const byType = (a: Loot, b: Loot) => rank(a) - rank(b);
