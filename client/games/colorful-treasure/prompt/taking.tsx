import { KINDS, type TreasureType } from '../../../../shared/games/colorful-treasure/state';
import { isKind, treasuresUp } from '../../../../shared/games/colorful-treasure/table';
import { canSteal, spoils } from '../../../../shared/games/colorful-treasure/theft';
import type { Choice } from '../../../kit/contract';
import { Chest } from '../art/Chest';
import { Treasure } from '../art/Treasure';
import { bountyOf, stakeOf } from '../points';
import { listWords, signed } from '../../../kit/words';
import { isMove, type MoveNamed } from '../../../kit/isMove';
import { Gain } from './Gain';
import { Hoard } from './Hoard';
import styles from './Gain.module.css';
import { foundWords } from '../words';
import type { Move, OnTable, Title } from '../types';

/** Of more of them each has room for its points, and no more. */
const FEW = 3;

/** Keys and chests, and types of treasure, the most points first; beside so many answers that take nothing. */
export function taking(scene: OnTable, beside: number): Choice<Title>[] {
  const { legal, t } = scene;
  const collect = legal.find(isMove('collect'));
  const takes = legal.filter(isMove('take'));
  const types = takes
    .map((move) => ({ move, ...bounty(move.args[0], scene) }))
    .sort((a, b) => b.points - a.points);
  return [
    ...(collect ? [collecting(collect, scene, takes.length + beside)] : []),
    ...types.map(({ move, type, count, points }, i) => ({
      move,
      label: t('move.take', { count, treasure: t(`some.${type}`, { count }) }),
      second:
        types.length > FEW ? (
          signed(points)
        ) : (
          <Gain type={type} count={count} points={points} scene={scene} />
        ),
      icon: <Treasure of={type} width={26} height={26} />,
      letter: t(`key.${type}`),
      isMain: !collect && i === 0,
    })),
  ];
}

/** Takes keys and chests, beside so many other answers. */
function collecting(
  move: MoveNamed<Move, 'collect'>,
  scene: OnTable,
  others: number,
): Choice<Title> {
  const { view, ctx, t } = scene;
  const found = treasuresUp(view).filter(isKind);
  const { kept } = view.table.players[ctx.currentPlayer];
  const isPair = KINDS.every((kind) => kept[kind] > 0 || found.includes(kind));
  return {
    move,
    label: t('move.collect', { found: foundWords(found, t) }),
    second: isPair ? pairWords(scene) : <Hoard found={found} others={others} scene={scene} />,
    icon:
      found.length === 1 ? (
        <Treasure of={found[0]} width={26} height={26} />
      ) : (
        <Chest width={26} height={26} />
      ),
    letter: t('key.collect'),
    isMain: true,
    isWordy: others === 1 || others === 2,
  };
}

/** That a pair is made, and what the best theft would bring. */
function pairWords({ view: { table }, ctx: { currentPlayer: thief }, t }: OnTable): string {
  if (!canSteal(table, thief)) return t('second.pairVain');
  const best = Math.max(
    ...spoils(table, thief).map(([victim, loot]) => stakeOf(table, thief, { victim, loot }).gain),
  );
  return best > 0 ? t('second.pairUp', { points: signed(best) }) : t('second.pairUpNoPoints');
}

/** Two types at once, the most points first; with the one that was pressed on the board. */
export const takingTwo = (scene: OnTable): Choice<Title>[] =>
  scene.legal
    .filter(isMove('takeTwo'))
    .filter(({ args }) => scene.draft?.type === undefined || args.includes(scene.draft.type))
    .map((move) => {
      const both = move.args.map((type) => bounty(type, scene));
      return { move, both, points: both[0].points + both[1].points };
    })
    .sort((a, b) => b.points - a.points)
    .map(({ move, both, points }, i, { length }) => {
      const { t } = scene;
      const words = both.map(({ type, count }) => `${count} ${t(`some.${type}`, { count })}`);
      return {
        move,
        label: t('move.takeBoth', { types: listWords(words, t) }),
        second:
          length > FEW ? (
            signed(points)
          ) : (
            <>
              {t('second.take', { points: signed(points), count: points })}
              <span className={styles.more} data-spare>
                {t('second.spent')}
              </span>
            </>
          ),
        isMain: i === 0,
      };
    });

const bounty = (type: TreasureType, scene: OnTable) => ({ type, ...bountyOf(type, scene) });
