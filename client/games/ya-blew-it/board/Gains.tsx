import type { PlayerID } from '../../../../shared/engine/game';
import { gain } from '../../../../shared/games/ya-blew-it/scoring';
import { CARDS } from '../../../../shared/games/ya-blew-it/cards';
import { COLORS } from '../../../../shared/games/ya-blew-it/state';
import { Gem } from '../../../ui/art/Gem';
import { CursedGem } from '../art/CursedGem';
import { SIGNS, SPECIALS } from '../art/signs';
import { listWords, signed } from '../../../kit/words';
import { faceUp } from './faceUp';
import styles from './Gains.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 'view' | 'happening' | 't'> & { playerID: PlayerID };

/** What the Claim would bring to a player: gems before and after, and what that is worth. The rows add up. */
export function Gains({ view, happening, playerID, t }: Props) {
  const claim = faceUp({ view, happening });
  // whoever is out for this round gets it no more
  if (claim.length === 0 || view.table.out.includes(playerID)) return null;
  const { colors, wilds, specials, total } = gain({ ...view.table, claim: [...claim] }, playerID);
  // what only one colour brings is the total, which is said already
  const isSum = wilds !== null || Object.keys(colors).length > 1;
  const count = (kind: string) => specials.filter((id) => CARDS[id].kind === kind).length;
  return (
    <section className={styles.gains} data-hint="gains">
      <h2 className={styles.title}>{t('gains.title', { total: signed(total) })}</h2>
      <ul className={styles.list}>
        {COLORS.map((color) => {
          const change = colors[color];
          const Sign = color === view.table.cursed[playerID] ? CursedGem : Gem;
          return (
            change && (
              <li key={color}>
                <Sign gem={color} width={19} height={19} />
                <span className="visually-hidden">{t(`color.${color}`)}</span>
                {change.from} → {change.to}{' '}
                <span className={styles.unit}>{t('gains.gems', { count: change.to })}</span>
                {isSum && <Points>{change.points}</Points>}
              </li>
            )
          );
        })}
        {wilds && (
          <li>
            <Gem gem="wild" width={19} height={19} />
            <span aria-hidden>→</span>
            {wilds.colors.map((color) => (
              <Gem key={color} gem={color} width={19} height={19} />
            ))}
            <span className="visually-hidden">
              {t('gains.wilds', {
                colors: listWords(
                  wilds.colors.map((color) => t(`color.${color}`)),
                  t,
                ),
              })}
            </span>
            <Points>{wilds.points}</Points>
          </li>
        )}
        {SPECIALS.map((kind) => {
          const Sign = SIGNS[kind];
          return (
            count(kind) > 0 && (
              <li key={kind}>
                <Sign width={20} height={20} />
                <span className={styles.word}>{t(`special.${kind}`)}</span>
                <b className={count(kind) === 1 ? styles.one : undefined}>×{count(kind)}</b>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

const Points = ({ children: points }: { children: number }) => (
  <b className={points < 0 ? styles.bad : undefined}>({signed(points)})</b>
);
