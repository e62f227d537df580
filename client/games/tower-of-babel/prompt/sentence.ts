import { size } from '../../../../shared/games/tower-of-babel/cards';
import {
  WONDERS,
  type OpenBuild,
  type RevealedBuild,
} from '../../../../shared/games/tower-of-babel/state';
import type { Message } from '../../../kit/contract';

import { several } from '../log/describe';
import { cardsWords, discWords } from '../words';
import { hasNeeded } from './handSelection';
import { lackOf, mayDraw, selectedSoFar } from './selected';
import type { OnTable, Title } from '../types';

/** The one sentence of each step, about whom the table waits for. */
export function sentenceOf(scene: OnTable): Message<Title> {
  const { table } = scene.view;
  switch (table.step) {
    case 'choosing':
      return choosing(scene);
    case 'offering':
      return offering(scene, table.build);
    case 'selecting':
      return selecting(scene, table.build);
    case 'answering':
      return answering(scene);
    case 'ending':
      return ending(scene);
  }
}

function choosing({ view, ctx, draft, t }: OnTable): Message<Title> {
  const who = ctx.currentPlayer;
  const wonder = WONDERS.find((one) =>
    view.table.wonders[one].discs.some((disc) => disc === draft?.disc),
  );
  if (wonder) return { key: 'ask.chosen', values: { wonder: t(`site.${wonder}`) } };
  return { key: view.table.second ? 'ask.chooseSecond' : 'ask.choose', who };
}

function offering(scene: OnTable, { disc }: OpenBuild): Message<Title> {
  const { view, ctx, playerID, awaited, draft, t } = scene;
  const who = ctx.currentPlayer;
  const values = { cards: discWords(disc, t) };
  if (playerID !== null && awaited.includes(playerID)) {
    // a card that draws may still bring some
    const isVain = !hasNeeded({ view, playerID }) && !mayDraw(scene);
    return { key: isVain ? 'ask.offerNothing' : 'ask.offer', who, values };
  }
  if (view.offer && draft?.offer) return { key: 'ask.change', values };
  return {
    key: view.offer ? 'ask.laid' : who === playerID ? 'ask.waitOwn' : 'ask.wait',
    who,
    values,
    inlines: { names: several(scene.awaited, scene) },
  };
}

function selecting(scene: OnTable, build: RevealedBuild): Message<Title> {
  const { ctx, playerID, awaited } = scene;
  const who = ctx.currentPlayer;
  if (playerID !== who || !awaited.includes(who)) return { key: 'ask.select', who };
  const selected = selectedSoFar(scene, build);
  if (selected !== 'lost') return { key: `ask.selected.${selected}` };
  const isHelped = Object.values(build.offers).some(({ cards }) => size(cards) > 0);
  return {
    key: isHelped ? 'ask.selected.lostWithOffers' : 'ask.selected.lost',
    values: { cards: cardsWords(lackOf(scene, build), scene.t) },
  };
}

function answering({ playerID, awaited, view }: OnTable): Message<Title> {
  if (playerID !== null && awaited.includes(playerID)) return { key: 'ask.answer' };
  return { key: view.answer ? 'ask.answered' : 'ask.waitAnswers' };
}

// others are not told whether there is a Double Turn to play
function ending({ ctx, legal }: OnTable): Message<Title> {
  const mayEnd = legal.some(({ move }) => move === 'end');
  const mayGoOn = legal.some(({ move }) => move === 'doubleTurn');
  return { key: mayEnd && !mayGoOn ? 'ask.endOnly' : 'ask.end', who: ctx.currentPlayer };
}
