import { BONUS_POINTS } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { STARTS } from '../../../../shared/games/century-eastern-wonders/starts';
import { nextBonus } from '../../../../shared/games/century-eastern-wonders/table';
import type { Prompt } from '../../../kit/contract';
import { classes } from '../../../ui/classes';
import { Boat } from '../art/Boat';
import { Bonus } from '../art/Bonus';
import { CubeRow } from '../CubeRow';
import { legalOf } from '../legal';
import { thingsOf } from './touching';
import { cubesWords, tileAt, tileName } from '../words';
import styles from './drawing.module.css';
import type { Seated, Title } from '../types';

/** Which starting cubes to take. */
export const stocking = (scene: Seated): Prompt<Title> => ({
  sentence: { key: 'ask.stocking' },
  aside: { key: 'aside.stocking' },
  choices: legalOf(scene, 'stock').map((move, i) => {
    const cubes = STARTS[move.args[0]];
    return {
      move,
      label: cubesWords(cubes, scene.t),
      icon: (
        <span className={classes(styles.drawing, styles.choice)}>
          <CubeRow cubes={cubes} size={19} />
        </span>
      ),
      letter: String(i + 1),
      on: thingsOf(move, scene),
    };
  }),
});

/** Where to start. */
export function placing(scene: Seated): Prompt<Title> {
  const { view, playerID, draft, t } = scene;
  const tile = draft?.route?.at(-1);
  const move = legalOf(scene, 'place').find(({ args }) => args[0] === tile);
  if (tile === undefined || !move)
    return {
      sentence: { key: 'ask.placing' },
      // not what happened last: this says where to look
      panel: <p className={styles.hint}>{t('aside.placing')}</p>,
      choices: [],
    };
  return {
    sentence: { key: 'ask.placed', values: { at: tileAt(view.table, tile, t) } },
    choices: [
      {
        move,
        label: t('move.place'),
        second: tileName(view.table, tile, t),
        icon: <Boat of={playerID} width={28} height={28} />,
        letter: 's',
        isMain: true,
        on: thingsOf(move, scene),
      },
    ],
  };
}

/** Which bonus tile to take for a column. */
export function choosing(scene: Seated): Prompt<Title> {
  const { view, t } = scene;
  return {
    sentence: { key: 'ask.choosing' },
    choices: legalOf(scene, 'choose').map((move, i) => {
      const [type] = move.args;
      const points = BONUS_POINTS[nextBonus(view.table, type)];
      // what is worth points only says so by its name
      const worth = points > 0 && type !== 'points' && t('second.points', { points });
      return {
        move,
        label: t(`bonus.${type}.name`, { points }),
        second: (
          <>
            {worth && <span className="visually-hidden">{worth}, </span>}
            {t(`bonus.${type}.short`)}
          </>
        ),
        icon: (
          <span className={styles.won}>
            <Bonus type={type} points={points} width={20} height={20} />
            {worth && (
              <b className={styles.worth} aria-hidden>
                {worth}
              </b>
            )}
          </span>
        ),
        letter: String(i + 1),
        on: thingsOf(move, scene),
      };
    }),
  };
}
