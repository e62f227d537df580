import { present } from '../../../../shared/engine/present';
import { common, size } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS } from '../../../../shared/games/tower-of-babel/discs';
import { discGain } from '../../../../shared/games/tower-of-babel/scoring';
import type { Choice } from '../../../kit/contract';
import { BuildingDisc } from '../art/BuildingDisc';
import type { Playing } from '../draft';
import { isMove } from '../moves';
import { signed } from '../../../kit/words';
import { discWords } from '../words';
import { thingsOf } from '../touching';
import type { Title } from '../types';

/** Build the disc that was pressed, or pass. */
export function choosing(scene: Playing): Choice<Title>[] {
  const { view, legal, playerID, draft, t } = scene;
  const pass = legal.find(isMove('pass'));
  const build = legal.filter(isMove('build')).find(({ args: [disc] }) => disc === draft?.disc);
  if (!pass) return [];
  const passing: Choice<Title> = {
    move: pass,
    label: t('move.pass'),
    second: t('second.pass'),
    letter: 'p',
    on: thingsOf(pass, scene),
    confirm: { key: 'confirm.pass' },
  };
  if (!build || !draft?.disc) return [passing];
  const needs = DISCS[draft.disc];
  const gain = discGain(present(view.discs[playerID]), draft.disc);
  return [
    {
      move: build,
      label: t('move.build', { cards: discWords(draft.disc, t) }),
      second: t(gain === 0 ? 'second.buildAlone' : 'second.build', {
        have: size(common(present(view.hands[playerID]), needs)),
        count: size(needs),
        points: signed(gain),
      }),
      icon: <BuildingDisc disc={draft.disc} width={30} height={30} />,
      letter: 'b',
      on: thingsOf(build, scene),
      isMain: true,
    },
    passing,
  ];
}
