import { inStep } from '../../../../shared/engine/inStep';
import { dangersOf } from '../../../../shared/games/ya-blew-it/burning';
import { gain, matching } from '../../../../shared/games/ya-blew-it/scoring';
import type { Step } from '../../../../shared/games/ya-blew-it/state';
import { held, minersIn } from '../../../../shared/games/ya-blew-it/table';
import type { Choice, Message, Prompt } from '../../../kit/contract';
import { Dynamite } from '../art/Dynamite';
import { Detonator } from '../art/Detonator';
import { Jumper } from '../art/Jumper';
import { Safe } from '../art/Safe';
import { isSeated } from '../../../kit/isSeated';
import { listWords, signed } from '../../../kit/words';
import { drawWords } from '../fire/fireWords';
import { outcomeOf } from './outcome';
import { isLastCard, mainMove } from './proposing';
import { isIdle, odds, rerollOdds, verdictOf } from './rerolling';
import { placement, placesOf, safesOf } from '../placing';
import { SafePanel } from '../own/SafePanel';
import { thingsOf } from './touching';
import type { OnTable, Seated, Title } from '../types';

type Move = Title['move'];

/** Who must do what, and the buttons for it. */
export function prompt(scene: OnTable): Prompt<Title> {
  if (scene.view.table.step === 'securing') return securing(scene);
  return {
    sentence: SENTENCES[scene.view.table.step](scene),
    aside: aside(scene),
    choices: isSeated(scene) ? choicesOf(scene) : [],
  };
}

/** Each in its place whatever is proposed, or one would press the other in haste. */
function choicesOf(scene: Seated): Choice<Title>[] {
  const main = mainMove(scene);
  return [...scene.legal].sort(byPlace).map((move) => ({
    move,
    label: scene.t(`move.${wordOf(move, scene)}`, safesAt(move, scene)),
    second: second(move, scene),
    icon: isUseless(move, scene) ? undefined : ICONS[move.move],
    confirm: isUseless(move, scene) ? { key: 'confirm.reroll' } : undefined,
    letter: scene.t(`key.${wordOf(move, scene)}`),
    isMain: move.move === main,
    on: thingsOf(move, scene),
    keepsPlace: FIRST.includes(move.move) && mayBeAsked(scene),
    next: move.move === 'roll' && inReserve(scene),
  }));
}

/** How many Safes it would cost. */
const safesAt = ({ move }: Move, { view }: Seated) => ({
  count: move === 'stand' ? outcomeOf(view.table).safes : 0,
});

/** A Detonator that would be thrown away is asked for by all rules, but nobody means it: a plain button, and pressed twice. */
const isUseless = ({ move }: Move, { view }: OnTable): boolean =>
  move === 'reroll' && isIdle(view.table);

/**
 * What comes first: a roll, and then, in its place, to let it stand. So a second press in haste, where the roll was,
 * never uses a Detonator up.
 */
const FIRST: readonly string[] = ['stand', 'roll'];

/** Whether another answer may come beside this one: with nothing to roll again by, a roll alone has all the room. */
const mayBeAsked = (scene: Seated): boolean => scene.legal.length > 1 || detonators(scene) > 0;

/** What the room is kept for. */
const inReserve = (scene: Seated) =>
  detonators(scene) > 0 && (
    <>
      {ICONS.reroll} {scene.t('reserve', { count: detonators(scene) })}
    </>
  );

const detonators = ({ view, playerID }: Seated): number =>
  held(view.table, playerID, 'detonator').length;

const byPlace = (a: Move, b: Move) =>
  Number(FIRST.includes(b.move)) - Number(FIRST.includes(a.move));

const ICONS: Partial<Record<Move['move'], Choice['icon']>> = {
  roll: <Dynamite width={26} height={26} />,
  reroll: <Detonator width={26} height={26} />,
  jump: <Jumper width={26} height={26} />,
  place: <Safe width={26} height={26} />,
};

/** The sentence of each step, about whom the table waits for; it names first what is proposed. */
const SENTENCES: Record<Exclude<Step, 'securing'>, (scene: OnTable) => Message<Title>> = {
  prospecting: (scene) => {
    const isFresh = scene.view.table.claim.length === 0;
    const key = isLastCard(scene) ? 'ask.drawLast' : isFresh ? 'ask.draw' : 'ask.drawOn';
    return { key, who: awaitedOne(scene) };
  },
  jumping: (scene) => ({ key: unless('decline', 'ask.jump', scene), who: awaitedOne(scene) }),
  mining: (scene) => ({
    key: unless('pass', scene.view.table.last ? 'ask.mineLast' : 'ask.mine', scene),
    who: awaitedOne(scene),
  }),
  deciding: (scene) => ({
    key: hasMiners(scene) ? unless('add', 'ask.decide', scene) : 'ask.decideGamble',
    who: awaitedOne(scene),
  }),
  gambling: (scene) => ({
    key: mayDrawSecond(scene) ? 'ask.gamble' : 'ask.gambleRoll',
    who: awaitedOne(scene),
  }),
  rerolling: (scene): Message<Title> => {
    const { table } = scene.view;
    const { number, playerID } = inStep(table, 'rerolling').roll;
    const outcome = outcomeOf(table);
    if (playerID !== scene.playerID)
      return { key: 'ask.reroll', who: playerID, values: { number } };
    const points = pointWords(outcome.points, scene);
    return { key: `rolled.${verdictOf(scene.view)}`, values: { points, count: outcome.safes } };
  },
  burning: (scene) => ({ key: last('ask.burn', scene), who: awaitedOne(scene) }),
};

/** The sentence for whoever would rather leave the Claim alone. */
const unless = <K extends string>(harmless: string, key: K, scene: OnTable): K | `${K}Bad` =>
  mainMove(scene) === harmless ? `${key}Bad` : key;

/** The sentence of a Fire; of the last one, which says that it is. */
const last = <K extends string>(key: K, { view }: OnTable): K | `${K}Last` =>
  view.table.fire?.final ? `${key}Last` : key;

function securing(scene: OnTable): Prompt<Title> {
  const { view, legal, playerID, awaited, t, name } = scene;
  const mustPlace = playerID !== null && awaited.includes(playerID);
  const owner = isSeated(scene) && legal.length > 0 ? scene : null;
  const names = listWords(awaited.map(name), t);
  const places = owner ? placesOf(owner) : [];
  const move = placement(places, legal);
  const isAsPlaced = view.placement !== null && scene.draft === null;
  const safes = places.length;
  return {
    sentence: mustPlace
      ? { key: last('ask.secure', scene), values: { count: safes } }
      : {
          key: owner ? 'ask.secured' : last('ask.secureOthers', scene),
          values: { count: owner ? safes : safesOf(view.table, awaited) },
          inlines: { names: { words: names, drawing: names } },
        },
    aside: { key: owner ? 'aside.secure' : 'aside.secureOthers' },
    panel: owner && <SafePanel {...owner} />,
    choices:
      owner && move && !isAsPlaced
        ? [
            {
              move,
              label: t(mustPlace ? 'move.place' : 'move.placeAgain', { count: safes }),
              second: t('second.place', { count: places.filter((one) => one !== 'off').length }),
              icon: ICONS.place,
              letter: t('key.place'),
              on: thingsOf(move, owner),
              isMain: true,
            },
          ]
        : [],
  };
}

/** What comes after it. */
function aside(scene: OnTable): Message<Title> | undefined {
  const { view, ctx, legal, playerID, name } = scene;
  const { table } = view;
  const prospector = ctx.currentPlayer;
  switch (table.step) {
    case 'mining': {
      if (playerID !== table.waiting[0]) return undefined;
      const next = table.waiting.at(1);
      if (next === undefined)
        return {
          key: table.last ? 'aside.forced' : hasMinersBut(scene) ? 'aside.adds' : 'aside.lastMiner',
          who: prospector,
        };
      return { key: 'aside.next', inlines: { next: { words: name(next), drawing: name(next) } } };
    }
    case 'rerolling': {
      const roller = table.roll.playerID;
      // the sentence says what came of it
      if (roller === playerID) return isIdle(table) ? undefined : { key: 'aside.reroll' };
      const { kind, safes } = outcomeOf(table);
      return { key: `aside.${kind}`, who: roller, values: { count: safes } };
    }
    case 'deciding':
      return legal.length > 0 && !hasMiners(scene) ? { key: 'aside.gambling' } : undefined;
    default:
      return table.last && !table.fire ? { key: 'aside.last' } : undefined;
  }
}

/** What a button would do. */
function second({ move }: Move, scene: Seated): string | undefined {
  const { view, playerID, ctx, t } = scene;
  const { table } = view;
  const worth = gain(table, playerID).total;
  const points = pointWords(worth, scene);
  switch (move) {
    case 'draw':
      return isLastCard(scene) ? t('second.drawLast') : drawWords(scene);
    case 'roll':
      if (table.fire) return table.showOdds ? fireOdds(scene) : t('second.rollFireBlind');
      return t(`second.${table.step === 'gambling' ? 'rollGamble' : 'roll'}${blind(scene)}`, {
        ...odds(matching(table.claim).length),
        points,
      });
    case 'reroll':
      return rerollOdds(scene);
    case 'keep':
      return forSure('second.keep', worth, scene);
    case 'jump':
      return t('second.jump', { points });
    case 'add':
      return t(isLastCard(scene) ? 'second.addEnd' : 'second.add', {
        count: minersIn(table, ctx).length,
      });
    case 'pass':
      if (table.last) return t('second.passLast');
      return t(isLastCard(scene) ? 'second.passEnd' : 'second.pass');
    case 'gamble':
      if (isLastCard(scene) && table.gambled === 0) return t('second.gambleEnd');
      return t(table.gambled === 0 ? 'second.gamble' : 'second.gambleOn');
    case 'stand': {
      const { kind, points: change, lost } = outcomeOf(table);
      if (kind === 'steal.hit' || kind === 'gamble.miss')
        return forSure(`second.stand.${kind}`, change, scene);
      return t(`second.stand.${kind}`, { count: lost, points: pointWords(change, scene) });
    }
    default:
      return t(`second.${move}`);
  }
}

/** What is won or lost, in a sentence: nothing is no number of points. */
const pointWords = (points: number, { t }: OnTable): string =>
  points === 0 ? t('second.nothing') : signed(points);

/** What is had without a roll. */
const forSure = (
  key: 'second.keep' | 'second.stand.steal.hit' | 'second.stand.gamble.miss',
  points: number,
  scene: OnTable,
): string => (points === 0 ? pointWords(0, scene) : scene.t(key, { points: signed(points) }));

const blind = ({ view }: OnTable) => (view.table.showOdds ? '' : 'Blind');

/** What the eight numbers would cost the reader in a Fire. */
function fireOdds({ view: { table }, playerID, t }: Seated): string {
  const { burning, spending } = dangersOf(table.scoring[playerID], table.safes[playerID]);
  return [
    ...(burning.length > 0 ? [t('second.rollFire', odds(burning.length))] : []),
    ...(spending.length > 0 ? [t('second.rollSafe', odds(spending.length))] : []),
  ].join(', ');
}

/** Some moves are called otherwise in some steps. */
function wordOf({ move }: Move, { view: { table } }: OnTable) {
  if (move === 'draw' && table.claim.length > 0) return 'drawOn';
  if (move === 'gamble' && table.step === 'gambling') return 'gambleOn';
  if (move === 'stand') return `stand.${outcomeOf(table).kind}` as const;
  return move;
}

const awaitedOne = ({ awaited, ctx }: OnTable) => awaited.at(0) ?? ctx.currentPlayer;

const hasMiners = ({ view, ctx }: OnTable) => minersIn(view.table, ctx).length > 0;

/** Whether a Miner would still be in if the one who decides now rolled and missed. */
const hasMinersBut = ({ view, ctx }: OnTable) =>
  minersIn(view.table, ctx).some((id) => id !== view.table.waiting[0]);

const mayDrawSecond = ({ view: { table } }: OnTable) => table.gambled === 1 && table.last === null;
