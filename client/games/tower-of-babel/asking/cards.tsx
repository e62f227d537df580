import type { LegalMove } from '../../../../shared/core/module';
import type { ActionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { KINDS, size } from '../../../../shared/games/tower-of-babel/cards';
import { DRAWN } from '../../../../shared/games/tower-of-babel/figures';
import { isPlayable, MOMENTS } from '../../../../shared/games/tower-of-babel/moments';
import type { Choice, Prompt } from '../../../match/title';
import { ActionCard } from '../art/ActionCard';
import { lookedAway, type Playing } from '../draft';
import { answering, ending } from './ending';
import { fulfilling } from './selecting';
import type { Title } from '../types';

/** An action card that the reader looks at: what it does, when, and how it is played now. */
export function aboutCard(scene: Playing, kind: ActionKind): Prompt<Title> {
  const { draft, legal, t } = scene;
  const isNow = isPlayable(kind, legal);
  return {
    sentence: {
      key: isNow ? (draft?.trading ? 'ask.trade' : 'ask.cardNow') : 'ask.cardLater',
      values: { card: t(`action.${kind}.name`), when: t(`when.${MOMENTS[kind]}.long`) },
    },
    aside: draft?.why
      ? { key: `why.${draft.why.key}`, values: draft.why.values }
      : { key: `action.${kind}.about` },
    choices: [
      ...(isNow ? (PLAYED[kind]?.(scene) ?? []) : []),
      {
        draft: lookedAway(draft),
        label: t('move.back'),
        letter: 'x',
      },
    ],
  };
}

/** How a card is played; what counts by itself is not. */
const PLAYED: Partial<Record<ActionKind, (scene: Playing) => Choice<Title>[]>> = {
  cardDraw: ({ legal, t }) =>
    legal
      .filter(({ move }) => move === 'cardDraw')
      .map((move) => ({
        move,
        label: t('move.cardDraw'),
        second: t('second.cardDraw', { count: DRAWN }),
        icon: <ActionCard kind="cardDraw" width={22} height={30} />,
        letter: 'd',
        isMain: true,
      })),

  cardTrade(scene) {
    const { draft, t } = scene;
    const move = tradeOf(scene);
    if (!move) return [];
    return [
      {
        move,
        label: t('move.cardTrade', { count: size(draft!.trading!) }),
        second: t('second.cardTrade'),
        icon: <ActionCard kind="cardTrade" width={22} height={30} />,
        letter: 't',
        isMain: true,
      },
    ];
  },

  joker: (scene) => fulfilling(scene, true),

  doubleTurn: (scene) =>
    ending(scene).filter((choice) => 'move' in choice && choice.move.move === 'doubleTurn'),

  tripleBonus: (scene) =>
    answering(scene).filter((choice) => 'move' in choice && choice.move.args[0] === 'tripleBonus'),
};

/** The exchange of the cards that are raised. */
const tradeOf = ({ legal, draft }: Playing): LegalMove | undefined =>
  draft?.trading &&
  legal.find(
    ({ move, args }) =>
      move === 'cardTrade' && KINDS.every((kind, i) => args[i + 1] === draft.trading![kind]),
  );
