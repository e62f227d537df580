import { signed } from '../../../kit/words';
import { classes } from '../../../ui/classes';
import { atRisk } from '../fire/atRisk';
import styles from './Own.module.css';
import { isPlacing, standingSafes } from '../placing';
import { railOf, type RailStack } from './rail';
import { Stack } from './Stack';
import { stackWords } from './stackWords';
import type { Seated, T } from '../types';

/** The reader's stacks, each with what it is worth; a Wild Gem leans on the one that it counts for. */
export function Stacks(scene: Seated) {
  const { playerID, t } = scene;
  const stacks = railOf(scene.view.table, playerID);
  const cursed = scene.view.table.cursed[playerID];
  const safes = standingSafes(scene, playerID);
  const shared = { atRisk: atRisk(scene, playerID), isPlacing: isPlacing(scene) };
  const taken = scene.happening.flatMap((event) =>
    event.type === 'taken' && event.playerID === playerID ? event.cards : [],
  );
  if (stacks.length === 0)
    return (
      <ul className={styles.stacks}>
        <li className={styles.none} data-thing="noGems">
          {t('own.noGems')}
          {/* beside its sign, which says so itself to whoever listens */}
          <small aria-hidden>{t('own.cursedColor', { color: t(`color.${cursed}`) })}</small>
        </li>
      </ul>
    );
  return (
    <ul className={styles.stacks}>
      {stacks.map((stack) => {
        const { color, cards, wilds } = stack;
        // with no gem of its colour it stands by itself
        if (cards.length === 0)
          return (
            <li key={color} data-thing="stack:wild" data-hint="wild">
              <Worth {...stack} t={t} />
              <Stack
                {...shared}
                gem="wild"
                cards={wilds}
                coming={wilds.filter((id) => taken.includes(id))}
                safes={0}
                words={stackWords('wild', wilds, [], t)}
              />
            </li>
          );
        const words = [
          stackWords(color, cards, safes, t),
          ...(wilds.length > 0 ? [stackWords('wild', wilds, [], t)] : []),
        ];
        return (
          <li
            key={color}
            data-thing={`stack:${color}`}
            data-color={color}
            data-hint={color === cursed ? 'cursed' : 'stack'}
          >
            <Worth {...stack} t={t} />
            <Stack
              {...shared}
              gem={color}
              isCursed={color === cursed}
              cards={cards}
              leaning={wilds}
              coming={[...cards, ...wilds].filter((id) => taken.includes(id))}
              safes={safes.filter((safe) => safe === color).length}
              words={words.join(', ')}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What a stack is worth. */
const Worth = ({ color, points, t }: RailStack & { t: T }) => (
  <p className={classes(styles.worth, points < 0 && styles.bad)}>
    <b data-thing={`count:worth:${color}`}>{points < 0 ? signed(points) : points}</b>
    <span className="visually-hidden"> {t('match:points', { count: points })}</span>
  </p>
);
