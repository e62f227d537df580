import type { PlayerID } from '../../../../shared/engine/game';
import { COLORS } from '../../../../shared/games/colorful-treasure/state';
import { gemsOf, wondersOf } from '../../../../shared/games/colorful-treasure/table';
import { Disc } from '../../../ui/signs/Disc';
import { Treasure } from '../art/Treasure';
import { Wonder } from '../art/Wonder';
import type { OnTable } from '../types';
import styles from './Tableau.module.css';

type Props = OnTable & { winners: readonly PlayerID[] };

/** How many posters hang there at most; a narrow wall shows fewer. */
const WALL = 5;

/** A wall of gilt frames, with lamps over them: the wonders that the winner has seen, and the gems they took there. */
export function Tableau({ view: { table }, winners }: Props) {
  const [winner] = winners;
  const { cards } = table.players[winner];
  return (
    <div className={styles.room}>
      <div className={styles.tableau}>
        <ul className={styles.wall}>
          {wondersOf(cards)
            .slice(0, WALL)
            .map((wonder) => (
              <li key={wonder} className={styles.frame}>
                <Wonder wonder={wonder} />
              </li>
            ))}
        </ul>
        {/* whose gems they are could be told by them */}
        <div className={styles.shelf} data-seat={winner}>
          {winners.map((id) => (
            <Disc key={id} seat={id} size={26} />
          ))}
          {COLORS.flatMap((color) =>
            Array.from({ length: gemsOf(cards, color) }, (_, i) => (
              <Treasure key={`${color}${i}`} of={color} width={22} height={22} />
            )),
          )}
        </div>
      </div>
    </div>
  );
}
