import type { PlayerID } from '../../../../shared/engine/game';
import {
  COLORS,
  KINDS,
  TYPES,
  type Treasure as TreasureName,
} from '../../../../shared/games/colorful-treasure/state';
import { treasureOf } from '../../../../shared/games/colorful-treasure/wonders';
import { Treasure } from '../art/Treasure';
import { hintOf } from '../hints';
import { holder } from '../naming';
import { belongingsOf } from '../own/belongings';
import { Chip } from '../own/Chip';
import styles from './Glance.module.css';
import type { OnTable } from '../types';

/** How many cards of each treasure a player has, for a plate that is as narrow as a phone has it. Each has its place. */
export function Glance({ of, ...scene }: OnTable & { of: PlayerID }) {
  const { view, playerID } = scene;
  const { cards } = view.table.players[of];
  const treasures = view.table.variant === 'junior' ? TYPES : [...TYPES, ...KINDS];
  return (
    <ul className={styles.glance}>
      {treasures.map((treasure) => {
        const count = cards.filter((card) => treasureOf(card) === treasure).length;
        // what is not there yet is no thing: the first one comes
        if (count === 0)
          return (
            <li key={treasure} className={styles.none} data-hint={hintOf(treasure)}>
              <Treasure of={treasure} />
            </li>
          );
        return (
          <Chip
            key={treasure}
            thing={`${holder(of, playerID)}:${treasure}`}
            hint={hintOf(treasure)}
            count={count}
            words={wordsOf(treasure, count, of, scene)}
          >
            <Treasure of={treasure} />
          </Chip>
        );
      })}
    </ul>
  );
}

function wordsOf(treasure: TreasureName, count: number, of: PlayerID, { view, t }: OnTable) {
  if (treasure === 'diamond') return t('own.diamonds', { count });
  if (treasure === 'key' || treasure === 'chest') return t(`own.${treasure}`, { count });
  const { worth } = belongingsOf(view.table, of).gems[COLORS.indexOf(treasure)];
  return t('own.gems', { count, worth, gem: t(`treasure.${treasure}`) });
}
