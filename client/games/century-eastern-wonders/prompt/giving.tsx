import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import {
  boatOf,
  emptiesColumn,
  excess,
  outpostCost,
} from '../../../../shared/games/century-eastern-wonders/table';
import { owed } from '../../../../shared/games/century-eastern-wonders/movement';
import type { Message, Prompt } from '../../../kit/contract';
import { given, isToChoose, picked, tallied } from '../cubes';
import { HoldBar } from './HoldBar';
import { payment } from './plan';
import { listWords } from '../../../kit/words';
import { thingsOf, thingsToDrop } from './touching';
import { cubesWords } from '../words';
import type { Seated, Title } from '../types';

type Gift = {
  many: number;
  /** Beneath a cube that would go; the first for the first. */
  why(nth: number): string;
  sentence: Message<Title>;
  label: string;
  letter: string;
  /** What it brings besides. */
  stakes?: readonly string[];
  moves(gifts: readonly Spice[]): readonly Title['move'][];
  /** What is done when one cube is dropped on a thing; nothing where it takes more than that. */
  dropped(spice: Spice, thing: string): Title['move'] | undefined;
  mayCancel?: boolean;
};

/** So many cubes are to be given away: the cheapest are proposed, the reader may rather give others. */
function giving(scene: Seated, gift: Gift): Prompt<Title> {
  const { view, playerID, draft, setDraft, playAll, t } = scene;
  const { hold } = view.table.players[playerID];
  const pick = (spice: Spice) =>
    setDraft({ ...draft, picks: picked(hold, picks, gift.many, spice) });
  const picks = draft?.picks ?? [];
  const gifts = given(hold, picks, gift.many);
  const moves = gift.moves(gifts);
  return {
    sentence: gift.sentence,
    aside: isToChoose(hold, gift.many) ? { key: 'aside.giving' } : undefined,
    beside: (
      <HoldBar
        scene={scene}
        leaving={gifts.map((spice, nth) => ({ spice, why: gift.why(nth) }))}
        onPick={pick}
        onDrop={(spice, thing) => {
          const move = gift.dropped(spice, thing);
          if (move) playAll([move]);
          // what leaves already need not be wished for
          else if (!gifts.includes(spice)) pick(spice);
        }}
      />
    ),
    choices: [
      {
        moves,
        label: gift.label,
        second: [cubesWords(tallied(gifts), t), ...(gift.stakes ?? [])].join(', '),
        letter: gift.letter,
        isMain: true,
        on: moves.flatMap((move) => thingsOf(move, scene)),
      },
      ...(gift.mayCancel
        ? [{ draft: null, label: t('move.back'), letter: 'x', on: thingsToDrop(scene) }]
        : []),
    ],
  };
}

/** What to build an outpost with. */
export function building(scene: Seated): Prompt<Title> {
  const { view, playerID, t } = scene;
  const { table } = view;
  const many = outpostCost(table, boatOf(table, playerID));
  return giving(scene, {
    many,
    why: () => t('hold.cost'),
    sentence: { key: 'ask.building', values: { count: many } },
    label: t('move.build'),
    letter: 'b',
    stakes: emptiesColumn(table, playerID) ? [t('second.bonusTile')] : [],
    moves: (gifts) => [build(gifts)],
    dropped: (spice) => (many === 1 ? build([spice]) : undefined),
    mayCancel: true,
  });
}

const build = (gifts: readonly Spice[]): Title['move'] => {
  const { ginger, chili, tea, cloves } = tallied(gifts);
  return { move: 'build', args: [ginger, chili, tea, cloves] };
};

/** What to pay the owners of other boats with. */
export function paying(scene: Seated): Prompt<Title> {
  const { view, playerID, name, t } = scene;
  const owners = owed(view.table, playerID);
  const names = listWords(owners.map(name), t);
  return giving(scene, {
    many: owners.length,
    why: (nth) => name(owners[nth]),
    sentence: { key: 'ask.paying', inlines: { names: { words: names, drawing: names } } },
    label: t('move.pay'),
    letter: 'p',
    moves: (gifts) => owners.map((owner, nth) => payment({ owner, spice: gifts[nth] })),
    dropped: (spice, thing) =>
      owners
        .map((owner) => payment({ owner, spice }))
        .find((move) => thingsOf(move, scene).includes(thing)),
  });
}

/** What to throw out of a hold that is too full. */
export function discarding(scene: Seated): Prompt<Title> {
  const { view, playerID, t } = scene;
  const many = excess(view.table, playerID);
  return giving(scene, {
    many,
    why: () => t('hold.out'),
    sentence: { key: 'ask.discarding', values: { count: many } },
    label: t('move.discard'),
    letter: 'd',
    moves: (gifts) => gifts.map(discard),
    dropped: discard,
  });
}

const discard = (spice: Spice): Title['move'] => ({ move: 'discard', args: [spice] });
