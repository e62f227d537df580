import type { Prompt } from '../../../kit/contract';
import { Boat } from '../art/Boat';
import { isToChoose, picked } from '../cubes';
import { HoldBar, type Leaving } from './HoldBar';
import { goalOf, type Plan } from './plan';
import { thingsOf, thingsToDrop } from './touching';
import { tileName, wayWords } from '../words';
import type { OnTable, Seated, Title } from '../types';

/** A voyage that is planned: what it costs, and whether to make it. */
export function sailing(scene: Seated, plan: Plan): Prompt<Title> {
  const { view, playerID, draft, setDraft, name, t } = scene;
  const { hold } = view.table.players[playerID];
  const tile = tileName(view.table, goalOf(plan), t);
  const leaving: Leaving[] = [
    ...plan.drops.flatMap((spice) => (spice ? [{ spice, why: t('hold.drop') }] : [])),
    ...plan.pays.map(({ owner, spice }) => ({ spice, why: name(owner) })),
  ];
  const isChoice = isToChoose(hold, leaving.length);
  return {
    sentence: { key: 'ask.sail', values: { tile } },
    aside: isChoice ? { key: 'aside.giving' } : undefined,
    beside: (
      <HoldBar
        scene={scene}
        leaving={leaving}
        onPick={
          isChoice
            ? (spice) =>
                setDraft({
                  ...draft,
                  picks: picked(hold, draft?.picks ?? [], leaving.length, spice),
                })
            : undefined
        }
      />
    ),
    choices: [
      {
        moves: plan.moves,
        label: t('move.sail'),
        second: costWords(scene, plan),
        icon: <Boat of={playerID} width={28} height={28} />,
        letter: t('key.sail'),
        isMain: true,
        isWordy: true,
        on: thingsOf(plan.moves[0], scene),
      },
      { draft: null, label: t('move.clear'), letter: t('key.drop'), on: thingsToDrop(scene) },
    ],
  };
}

const costWords = (scene: OnTable, { drops, pays }: Plan): string => {
  const free = drops.filter((spice) => spice === null).length;
  const owners = pays.map(({ owner }) => owner);
  return wayWords(scene, { free, drops: drops.length - free, owners });
};
