import type { PlayerID } from 'boardgame.io';
import { gain } from '../../../shared/games/ya-blew-it/scoring';
import { CARDS } from '../../../shared/games/ya-blew-it/cards';
import { COLORS, type View } from '../../../shared/games/ya-blew-it/state';
import type { Scene } from '../../match/title';
import { Gem } from '../../ui/art/Gem';
import { SIGNS, SPECIALS } from './art/signs';
import { signed } from './cardWords';
import styles from './Gains.module.css';

type Props = Pick<Scene<View>, 'view' | 't'> & { playerID: PlayerID };

/** What the Claim would bring to a player: gems before and after, and what that is worth. */
export function Gains({ view: { table }, playerID, t }: Props) {
  if (table.claim.length === 0) return null;
  const { colors, wilds, specials, total } = gain(table, playerID);
  const count = (kind: string) => specials.filter((id) => CARDS[id].kind === kind).length;
  return (
    <section className={styles.gains}>
      <h2 className={styles.title}>{t('gains.title', { total: signed(total) })}</h2>
      <ul className={styles.list}>
        {COLORS.map((color) => {
          const change = colors[color];
          return (
            change && (
              <li key={color} className={change.points < 0 ? styles.bad : undefined}>
                <Gem gem={color} width={19} height={19} />
                <span className="visually-hidden">{t(`color.${color}`)}</span>
                {change.from} → {change.to}
                <b>{signed(change.points)}</b>
              </li>
            )
          );
        })}
        {wilds > 0 && (
          <li>
            <Gem gem="wild" width={19} height={19} />
            <span className={styles.word}>{t('color.wild')}</span>
            <b>×{wilds}</b>
          </li>
        )}
        {SPECIALS.map((kind) => {
          const Sign = SIGNS[kind];
          return (
            count(kind) > 0 && (
              <li key={kind}>
                <Sign width={20} height={20} />
                <span className={styles.word}>{t(`label.${kind}`)}</span>
                <b>×{count(kind)}</b>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
