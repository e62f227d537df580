import type { LegalMove } from '../../../shared/core/module';
import type { FaceId } from '../../../shared/games/colorful-treasure/faces';
import { gain } from '../../../shared/games/colorful-treasure/scoring';
import type { Color, TreasureType } from '../../../shared/games/colorful-treasure/state';
import {
  cellsOf,
  faceDown,
  holds,
  isKind,
  isLastRound,
  treasuresUp,
  unseenOf,
} from '../../../shared/games/colorful-treasure/table';
import { treasureOf, wonderAt } from '../../../shared/games/colorful-treasure/wonders';
import type { Choice, Phrase, Prompt } from '../../match/title';
import { Chest } from './art/Chest';
import { Face } from './art/Face';
import { Treasure } from './art/Treasure';
import type { Draft, OnTable } from './draft';
import { stakeOf } from './points';
import { moveWith } from './pressing';
import { cardWords, listWords, maybeWords, signed } from './words';

/** Who must do what, and the buttons for it; cards are chosen in the grid, loot in the thief's list. */
export const prompt = (scene: OnTable): Prompt<Draft> => ({
  sentence: sentence(scene),
  aside: aside(scene),
  choices: choices(scene),
});

function sentence(scene: OnTable): Phrase {
  const { view, ctx, legal, draft, t } = scene;
  const { table, grid } = view;
  const who = ctx.currentPlayer;
  const has = (move: string) => legal.some((one) => one.move === move);
  if (table.stealing) return { key: 'ask.steal', who };
  if (draft?.isLooking)
    return { key: holds(table, who, 'lookAcross') ? 'ask.lookAcross' : 'ask.lookDown', who };
  if (draft?.face) return { key: 'ask.color', who, values: { face: t(`face.${draft.face}.name`) } };
  if (table.step === 'revealing') {
    if (faceDown(grid, table).length === 1) return { key: 'ask.revealLast', who };
    return { key: draft?.cells?.length === 1 ? 'ask.second' : 'ask.reveal', who };
  }
  if (table.step === 'ending')
    return { key: cellsOf(grid).length === 0 && !has('claim') ? 'ask.pass' : 'ask.ending', who };
  if (draft?.cells?.length === 1) return { key: 'ask.fourth', who };
  const isFound = treasuresUp(view).some(isKind);
  if (isFound && !holds(table, who, 'leaveHoard'))
    return { key: has('revealThird') ? 'ask.collectOrThird' : 'ask.collect', who };
  return { key: has('revealThird') ? 'ask.takeOrThird' : 'ask.take', who };
}

/** Why not, what a card may be, or what matters beyond this turn. */
function aside({ view, draft, t }: OnTable): Phrase | undefined {
  const { table, grid } = view;
  if (draft?.why) return { key: `why.${draft.why}` };
  if (draft?.at && grid[draft.at] === null && !table.stealing) {
    const wonder = wonderAt(draft.at);
    return {
      key: 'aside.card',
      values: { wonder: t(`wonder.${wonder}`), maybe: maybeWords(unseenOf(wonder, view), t) },
    };
  }
  return isLastRound(grid, table) ? { key: 'aside.last' } : undefined;
}

function choices(scene: OnTable): Choice<Draft>[] {
  const { view, legal, draft, t } = scene;
  if (legal.length === 0) return [];
  if (view.table.stealing) return stealing(scene);
  if (draft?.isLooking) return looking(scene);
  if (draft?.face) return [...coloring(scene, draft.face), back(scene)];
  if (draft?.isTakingTwo) return [...takingTwo(scene), back(scene)];
  if (draft?.cells?.length === 1 && view.table.step === 'choosing') {
    const move = moveWith(legal, 'revealFourth', draft.cells);
    if (move)
      return [
        {
          move,
          label: t('move.revealFourth'),
          second: t('second.revealFourth'),
          icon: <Face face="fourth" width={26} height={26} />,
          letter: 'r',
          isMain: true,
        },
        back(scene),
      ];
  }
  return [...taking(scene), ...claiming(scene), ...rest(scene)];
}

const back = ({ t }: OnTable): Choice<Draft> => ({
  draft: null,
  label: t('move.back'),
  letter: 'x',
});

const LETTERS: Record<TreasureType, string> = {
  red: 'r',
  yellow: 'y',
  green: 'g',
  blue: 'b',
  purple: 'v',
  diamond: 'd',
};

/** Types of treasure, the most points first, and keys and chests. */
function taking(scene: OnTable): Choice<Draft>[] {
  const { view, legal, playerID, t } = scene;
  const types = legal
    .filter(({ move }) => move === 'take')
    .map((move) => {
      const type = move.args[0] as TreasureType;
      const count = treasuresUp(view).filter((one) => one === type).length;
      return { move, type, count, ...gain(view.table, playerID!, type, count) };
    })
    .sort((a, b) => b.points - a.points);
  const collect = legal.find(({ move }) => move === 'collect');
  const hoard: Choice<Draft>[] = collect
    ? [
        {
          move: collect,
          label: t('move.collect', {
            count: treasuresUp(view).filter(isKind).length,
          }),
          second: t('second.collect'),
          icon: <Chest width={26} height={26} />,
          letter: 'k',
          isMain: true,
        },
      ]
    : [];
  return [
    ...hoard,
    ...types.map(({ move, type, count, from, to, points }, i) => ({
      move,
      label: t('move.take', { count, treasure: t(`some.${type}`, { count }) }),
      second: t('second.take', { from, to, points: signed(points), count: points }),
      icon: <Treasure of={type} width={26} height={26} />,
      letter: LETTERS[type],
      isMain: !collect && i === 0,
    })),
  ];
}

function takingTwo({ view, legal, playerID, t }: OnTable): Choice<Draft>[] {
  return legal
    .filter(({ move }) => move === 'takeTwo')
    .map((move) => {
      const types = move.args as TreasureType[];
      const points = types
        .map((type) => {
          const count = treasuresUp(view).filter((one) => one === type).length;
          return gain(view.table, playerID!, type, count).points;
        })
        .reduce((a, b) => a + b, 0);
      return {
        move,
        label: t('move.takeBoth', {
          types: listWords(
            types.map((type) => t(`treasure.${type}`)),
            t,
          ),
        }),
        second: t('second.takeBoth', { points: signed(points), count: points }),
      };
    });
}

/** An action token for three gems; where several colours have earned one, the colour is asked for next. */
function claiming({ view, legal, t }: OnTable): Choice<Draft>[] {
  const claims = legal.filter(({ move }) => move === 'claim');
  return view.table.supply.flatMap((face): Choice<Draft>[] => {
    const moves = claims.filter(({ args }) => args[0] === face);
    if (moves.length === 0) return [];
    return [
      {
        ...(moves.length === 1 ? { move: moves[0] } : { draft: { face } }),
        label: t(`face.${face}.name`),
        second: t(`face.${face}.about`),
        icon: <Face face={face} width={30} height={30} />,
      },
    ];
  });
}

const coloring = ({ legal, t }: OnTable, face: FaceId): Choice<Draft>[] =>
  legal
    .filter(({ move, args }) => move === 'claim' && args[0] === face)
    .map((move) => {
      const color = move.args[1] as Color;
      return {
        move,
        label: t('move.claimFor', { gem: t(`treasure.${color}`) }),
        icon: <Treasure of={color} width={26} height={26} />,
        letter: LETTERS[color],
      };
    });

/** Tokens that can be used, and leaving things as they are. */
function rest({ legal, draft, playerID, view, t }: OnTable): Choice<Draft>[] {
  const find = (name: string): LegalMove | undefined => legal.find(({ move }) => move === name);
  const [takeTwo, pair, leave, done] = ['takeTwo', 'pair', 'leave', 'done'].map(find);
  const made: (Choice<Draft> | false | undefined)[] = [
    takeTwo && {
      draft: { isTakingTwo: true },
      label: t('move.takeTwo'),
      second: t('face.twoTypes.about'),
      icon: <Face face="twoTypes" width={26} height={26} />,
      letter: 't',
    },
    find('look') && {
      draft: { isLooking: true, cells: [] },
      label: t('move.lookFirst'),
      second: t('second.once'),
      icon: (
        <Face
          face={holds(view.table, playerID!, 'lookAcross') ? 'lookAcross' : 'lookDown'}
          width={26}
          height={26}
        />
      ),
      letter: 'l',
    },
    pair && {
      move: pair,
      label: t('move.pair'),
      second: t('second.pair'),
      icon: <Face face="wild" width={26} height={26} />,
      letter: 'm',
    },
    leave && { move: leave, label: t('move.leave'), letter: 'n' },
    done && { move: done, label: t('move.done'), letter: 'e', isMain: !find('claim') },
    view.table.step === 'revealing' &&
      draft?.cells?.length === 1 && { draft: null, label: t('move.otherCard'), letter: 'x' },
  ];
  return made.filter((one): one is Choice<Draft> => Boolean(one));
}

function looking(scene: OnTable): Choice<Draft>[] {
  const { legal, draft, t } = scene;
  const cells = draft?.cells ?? [];
  const move = cells.length > 0 ? moveWith(legal, 'look', cells) : undefined;
  const look: Choice<Draft>[] = move
    ? [
        {
          move,
          label: t('move.look', { count: cells.length }),
          second: t('second.look'),
          letter: 'l',
          isMain: true,
        },
      ]
    : [];
  return [...look, back(scene)];
}

function stealing({ view, legal, playerID, draft, name, t }: OnTable): Choice<Draft>[] {
  if (!draft?.theft) return [];
  const { victim, loot } = draft.theft;
  const move = legal.find(({ args }) => String(args[0]) === victim && args[1] === loot);
  if (!move) return [];
  const { gain: points, loss, hoards } = stakeOf(view.table, playerID!, { victim, loot });
  return [
    {
      move,
      label: t('move.steal', {
        name: name(victim),
        loot: loot === 'diamondToken' ? t('token.diamond') : cardWords(loot, t),
      }),
      second: hoards
        ? t('theft.hoards', { ...hoards, name: name(victim) })
        : t('theft.stake', { gain: signed(points), loss: signed(loss), name: name(victim) }),
      icon: (
        <Treasure
          of={loot === 'diamondToken' ? 'diamond' : treasureOf(loot)}
          width={26}
          height={26}
        />
      ),
      letter: 's',
      isMain: true,
    },
  ];
}
