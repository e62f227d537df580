import { held } from '../../../../shared/games/ya-blew-it/table';
import { Gem } from '../../../ui/art/Gem';
import { Card } from '../art/Card';
import { CursedCard } from '../art/CursedCard';
import { SIGNS, SPECIALS } from '../art/signs';
import { labelOf } from '../board/Claim';
import styles from './Own.module.css';
import { isPlacing, standingSafes } from '../placing';
import type { Seated } from '../types';

/** The colour that counts against the reader, and the special cards that they can use. */
export function Tools(scene: Seated) {
  const {
    view: { table },
    playerID,
    t,
  } = scene;
  const safes = standingSafes(scene, playerID);
  return (
    <ul className={styles.cards}>
      <li className={styles.cursed} data-thing={`cursed:${playerID}`} data-hint="cursed">
        <span className={styles.card}>
          <CursedCard color={table.cursed[playerID]} label={t('label.cursed')} />
        </span>
        <span className={styles.tile}>
          <Gem gem={table.cursed[playerID]} />
        </span>
        <span className="visually-hidden">
          {t('own.cursedColor', { color: t(`color.${table.cursed[playerID]}`) })}
        </span>
      </li>
      {SPECIALS.map((kind) => {
        // a Safe that stands on a stack is drawn there
        const ids = held(table, playerID, kind).slice(kind === 'safe' ? safes.length : 0);
        const Sign = SIGNS[kind];
        return (
          ids.length > 0 && (
            <li
              key={kind}
              className={styles.special}
              data-hint={kind}
              data-drag={kind === 'safe' && isPlacing(scene) ? 'off' : undefined}
              data-thing={`own:${ids.at(-1)}`}
            >
              <span className={styles.card}>
                <Card card={ids[0]} label={labelOf(ids[0], t)} />
              </span>
              <span className={styles.tile}>
                <Sign />
              </span>
              {/* each number lies on the one before, which is seen until the card has come */}
              {ids.slice(1).map((id, i) => (
                <span key={id} className={styles.count} data-thing={`times:${id}`} aria-hidden>
                  ×{i + 2}
                </span>
              ))}
              <span className="visually-hidden">
                {t('own.special', { count: ids.length, name: t(`special.${kind}`) })}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
