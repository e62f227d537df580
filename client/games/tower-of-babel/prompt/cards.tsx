import type { ActionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { KINDS, size } from '../../../../shared/games/tower-of-babel/cards';
import { DRAWN } from '../../../../shared/games/tower-of-babel/figures';
import {
  isPlayable,
  ACTION_CARD_TIMINGS,
  playedBy,
} from '../../../../shared/games/tower-of-babel/actionCardTiming';
import type { Choice, Prompt } from '../../../kit/contract';
import { isMove } from '../../../kit/isMove';
import { ActionCard } from '../art/ActionCard';
import { whereRoom } from './aside';
import { lookedAway } from './draft';
import { answering, ending } from './ending';
import { fulfilling } from './selecting';
import { thingsOf } from './touching';
import type { Seated, Title } from '../types';

/** An action card that the reader looks at: what it does, when, and how it is played now. */
export function aboutCard(scene: Seated, kind: ActionKind): Prompt<Title> {
  const { draft, legal, t } = scene;
  const isNow = isPlayable(kind, legal);
  const ways = isNow ? playing(scene, kind) : [];
  const about = t(`action.${kind}.about`);
  return {
    sentence: {
      key: isNow ? (draft?.trading ? 'ask.trade' : 'ask.cardNow') : 'ask.cardLater',
      values: { card: t(`action.${kind}.name`), when: t(`when.${ACTION_CARD_TIMINGS[kind]}.long`) },
    },
    // the ways to play it show by themselves what it does
    aside: draft?.why ?? (ways.length > 0 ? whereRoom(about) : { key: `action.${kind}.about` }),
    choices: [
      ...ways,
      {
        draft: lookedAway(draft),
        label: t('move.back'),
        letter: t('key.back'),
      },
    ],
  };
}

/** The choices that play a card of this kind. */
const playing = (scene: Seated, kind: ActionKind): Choice<Title>[] =>
  (WHERE_PLAYED[kind]?.(scene) ?? []).filter(
    (choice) => 'move' in choice && playedBy(choice.move) === kind,
  );

/** Among which choices a card is played; what counts by itself is not. */
const WHERE_PLAYED: Partial<Record<ActionKind, (scene: Seated) => Choice<Title>[]>> = {
  cardDraw: drawing,
  cardTrade: trading,
  joker(scene) {
    const { table } = scene.view;
    return table.step === 'selecting' ? fulfilling(scene, table.build, true) : [];
  },
  doubleTurn: ending,
  tripleBonus(scene) {
    const { table } = scene.view;
    return table.step === 'answering' ? answering(scene, table.build) : [];
  },
};

function drawing(scene: Seated): Choice<Title>[] {
  const { legal, t } = scene;
  return legal.filter(isMove('cardDraw')).map((move) => ({
    move,
    label: t('move.cardDraw'),
    second: t('second.cardDraw', { count: DRAWN }),
    icon: <ActionCard kind="cardDraw" width={22} height={30} />,
    letter: t('key.cardDraw'),
    on: thingsOf(move, scene),
    isMain: true,
  }));
}

/** The exchange of the cards that are raised. */
function trading(scene: Seated): Choice<Title>[] {
  const { legal, draft, t } = scene;
  const given = draft?.trading;
  if (!given) return [];
  return legal
    .filter(isMove('cardTrade'))
    .filter(({ args: [, ...numbers] }) => KINDS.every((kind, i) => numbers[i] === given[kind]))
    .map((move) => ({
      move,
      label: t('move.cardTrade', { count: size(given) }),
      second: t('second.cardTrade'),
      icon: <ActionCard kind="cardTrade" width={22} height={30} />,
      letter: t('key.cardTrade'),
      on: thingsOf(move, scene),
      isMain: true,
      isWordy: true,
    }));
}
