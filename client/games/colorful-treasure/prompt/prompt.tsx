import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import {
  colorsDue,
  faceDown,
  holds,
  isKind,
  isLastRound,
  roundOf,
  treasuresUp,
} from '../../../../shared/games/colorful-treasure/table';
import type { Choice, Message, Prompt } from '../../../kit/contract';
import { choices } from './choices';
import { hasTiles, TokenPanel } from './TokenPanel';
import { isNewWonder } from '../points';
import { riskOf } from './third';
import { There } from '../theft/There';
import { listWords } from '../../../kit/words';
import { foundWords } from '../words';
import type { Key, OnTable, Title } from '../types';

/** Who must do what, and the buttons for it; cards are chosen in the grid, loot in the thief's list. */
export function prompt(scene: OnTable): Prompt<Title> {
  const asked = choices(scene);
  return {
    sentence: sentence(scene),
    aside: aside(scene),
    panel: hasTiles(scene) ? <TokenPanel {...scene} /> : undefined,
    choices: asked,
    crowd: asked.filter(isTaking).length,
  };
}

/** What lies open is taken: such an answer says the most. */
const isTaking = (choice: Choice<Title>): boolean =>
  'move' in choice && ['take', 'takeTwo', 'collect'].includes(choice.move.move);

function sentence(scene: OnTable): Message<Title> {
  const { view, ctx, legal, draft, t } = scene;
  const { table, grid } = view;
  const who = ctx.currentPlayer;
  const has = (move: Title['move']['move']) => legal.some((one) => one.move === move);
  if (table.stealing)
    return { key: 'ask.steal', who, inlines: { there: { words: '', drawing: <There /> } } };
  if (draft?.isLooking)
    return { key: holds(table, who, 'lookAcross') ? 'ask.lookAcross' : 'ask.lookDown', who };
  if (draft?.face) return withToken(draft.face, scene);
  if (table.step === 'revealing') {
    if (faceDown(grid, table).length === 1) return { key: 'ask.revealLast', who };
    return { key: draft?.cells?.length === 1 ? 'ask.second' : 'ask.reveal', who };
  }
  if (table.step === 'ending') {
    if (has('claim')) return { key: 'ask.claim', who };
    return { key: has('done') && legal.length === 1 ? 'ask.looking' : 'ask.ending', who };
  }
  if (draft?.isThird) return { key: 'ask.third', who };
  if (draft?.cells?.length === 1) return { key: 'ask.fourth', who };
  const found = treasuresUp(view).filter(isKind);
  if (found.length > 0 && !holds(table, who, 'leaveHoard'))
    return {
      key: has('revealThird') ? 'ask.collectOrThird' : 'ask.collect',
      who,
      values: { found: foundWords(found, t) },
    };
  return { key: has('revealThird') ? 'ask.takeOrThird' : 'ask.take', who };
}

/** What is asked about an action token that is used by pressing something else. */
const USES: Partial<Record<FaceId, Key>> = {
  fourth: 'ask.use.fourth',
  twoTypes: 'ask.use.twoTypes',
  wild: 'ask.use.wild',
};

/** What is asked about the action token that was chosen. */
function withToken(face: FaceId, { view: { table }, ctx, t }: OnTable): Message<Title> {
  const { currentPlayer } = ctx;
  const values = { face: t(`face.${face}.name`) };
  const use = holds(table, currentPlayer, face) ? USES[face] : undefined;
  if (use) return { key: use, values };
  return { key: colorsDue(table, currentPlayer).length > 1 ? 'ask.color' : 'ask.claimOne', values };
}

/** Why not, what a token does, or what matters beyond this turn. */
function aside(scene: OnTable): Message<Title> | undefined {
  const { view, ctx, legal, draft, t } = scene;
  const { table, grid } = view;
  const has = (move: Title['move']['move']) => legal.some((one) => one.move === move);
  if (draft?.why) return { key: `why.${draft.why}` };
  if (draft?.face && !draft.cells?.length) return { key: `face.${draft.face}.about` };
  if (has('steal') && !draft?.theft) return ofLoot(scene);
  if (has('claim')) {
    const gems = colorsDue(table, ctx.currentPlayer).map((color) =>
      t(`some.${color}`, { count: 3 }),
    );
    return { key: 'aside.due', values: { gems: listWords(gems, t) } };
  }
  if (has('revealThird')) return { key: `aside.${riskOf(scene)}` };
  if (isLastRound(grid, table)) return { key: 'aside.last', who: ctx.currentPlayer };
  if (!has('reveal') || roundOf(ctx) > 1) return undefined;
  return { key: table.variant === 'junior' ? 'aside.firstJunior' : 'aside.first' };
}

/** What may be stolen, and what the mark on some cards says. */
const ofLoot = ({ view: { table }, ctx, legal }: OnTable): Message<Title> => ({
  key: legal.some(
    ({ move, args }) => move === 'steal' && isNewWonder(table, ctx.currentPlayer, args[1]),
  )
    ? 'aside.lootNew'
    : 'aside.loot',
});
