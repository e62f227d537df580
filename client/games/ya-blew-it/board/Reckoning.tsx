import type { PlayerID } from '../../../../shared/engine/game';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { gain } from '../../../../shared/games/ya-blew-it/scoring';
import { COLORS } from '../../../../shared/games/ya-blew-it/state';
import { signed } from '../../../kit/words';
import { Gem } from '../../../ui/art/Gem';
import { CursedGem } from '../art/CursedGem';
import styles from './Reckoning.module.css';
import type { OnTable } from '../types';

type Props = {
  view: OnTable['view'];
  /** Who has them now. */
  of: PlayerID;
  cards: readonly CardId[];
};

/** Why some cards brought a player so many points, and would bring others more or fewer: how many gems of a colour they had, and have now; their cursed colour is struck through. */
export function Reckoning({ view: { table }, of, cards }: Props) {
  const before = table.scoring[of].filter((id) => !cards.includes(id));
  const { colors, wilds } = gain(
    { ...table, claim: [...cards], scoring: { ...table.scoring, [of]: before } },
    of,
  );
  if (!wilds && Object.keys(colors).length === 0) return null;
  return (
    <span className={styles.reckoning}>
      {COLORS.map((color) => {
        const change = colors[color];
        const Sign = color === table.cursed[of] ? CursedGem : Gem;
        return (
          change && (
            <span key={color} className={styles.row}>
              <Sign gem={color} width={17} height={17} />
              <span className={styles.count}>
                {change.from}→{change.to}
              </span>
              <b className={change.points < 0 ? styles.less : styles.more}>
                {signed(change.points)}
              </b>
            </span>
          )
        );
      })}
      {wilds && (
        <span className={styles.row}>
          <Gem gem="wild" width={17} height={17} />
          <b className={wilds.points < 0 ? styles.less : styles.more}>{signed(wilds.points)}</b>
        </span>
      )}
    </span>
  );
}
