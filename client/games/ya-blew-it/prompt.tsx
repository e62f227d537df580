import type { LegalMove } from '../../../shared/core/module';
import { gain, matching } from '../../../shared/games/ya-blew-it/scoring';
import {
  DYNAMITE,
  type Event,
  type Place,
  type Step,
  type View,
} from '../../../shared/games/ya-blew-it/state';
import { firesToCome, isHit, minersIn } from '../../../shared/games/ya-blew-it/table';
import type { Choice, Phrase, Prompt, Scene } from '../../match/title';
import { Dynamite } from '../../ui/art/Dynamite';
import { Detonator } from './art/Detonator';
import { Jumper } from './art/Jumper';
import { Safe } from './art/Safe';
import { listWords, signed } from './cardWords';
import { placement, placesOf } from './placing';
import { SafePanel } from './SafePanel';

type OnTable = Scene<View, Event, Place[]>;

/** Who must do what, and the buttons for it. */
export function prompt(scene: OnTable): Prompt<Place[]> {
  if (scene.view.table.step === 'securing') return securing(scene);
  const main = mainMove(scene);
  return {
    sentence: SENTENCES[scene.view.table.step](scene),
    aside: aside(scene),
    // each in its place whatever is proposed, or one would press the other in haste
    choices: scene.legal.map((move) => ({
      move,
      label: scene.t(`move.${labelOf(move, scene)}`),
      second: second(move, scene),
      icon: ICONS[move.move],
      letter: LETTERS[move.move],
      isMain: move.move === main,
    })),
  };
}

/** The key of each action. */
const LETTERS: Record<string, string> = {
  draw: 'd',
  jump: 'j',
  decline: 'l',
  roll: 'r',
  pass: 'p',
  keep: 'k',
  add: 'a',
  gamble: 'g',
  // not the roll's: whoever presses that twice in haste would use the Detonator up
  reroll: 'o',
  stand: 's',
  place: 'p',
};

const ICONS: Record<string, Choice['icon']> = {
  roll: <Dynamite width={26} height={26} />,
  reroll: <Detonator width={26} height={26} />,
  jump: <Jumper width={26} height={26} />,
  place: <Safe width={26} height={26} />,
};

/** The sentence of each step, about whom the table waits for. */
const SENTENCES: Record<Exclude<Step, 'securing'>, (scene: OnTable) => Phrase> = {
  prospecting: (scene) => {
    const isFresh = scene.view.table.claim.length === 0;
    return { key: isFresh ? 'ask.draw' : 'ask.drawOn', who: awaitedOne(scene) };
  },
  jumping: (scene) => ({ key: 'ask.jump', who: awaitedOne(scene) }),
  mining: (scene) => ({
    key: scene.view.table.last ? 'ask.mineLast' : 'ask.mine',
    who: awaitedOne(scene),
  }),
  deciding: (scene) => ({
    key: hasMiners(scene) ? 'ask.decide' : 'ask.decideGamble',
    who: awaitedOne(scene),
  }),
  gambling: (scene) => ({
    key: mayDrawSecond(scene) ? 'ask.gamble' : 'ask.gambleRoll',
    who: awaitedOne(scene),
  }),
  rerolling: (scene) => ({
    key: `ask.reroll`,
    who: awaitedOne(scene),
    values: { number: scene.view.table.roll!.number },
  }),
  burning: (scene) => ({ key: 'ask.burn', who: awaitedOne(scene) }),
};

function securing(scene: OnTable): Prompt<Place[]> {
  const { view, legal, playerID, awaited, t, name } = scene;
  const mustPlace = playerID !== null && awaited.includes(playerID);
  const isOwner = legal.length > 0;
  const names = listWords(awaited.map(name), t);
  const places = isOwner ? placesOf(scene) : [];
  const move = isOwner ? placement(places, legal) : undefined;
  const isAsPlaced = view.placement !== null && scene.draft === null;
  return {
    sentence: mustPlace
      ? { key: 'ask.secure' }
      : {
          key: isOwner ? 'ask.secured' : 'ask.secureOthers',
          things: { names: { words: names, drawing: names } },
        },
    aside: { key: isOwner ? 'aside.secure' : 'aside.secureOthers' },
    panel: isOwner && <SafePanel {...scene} />,
    choices:
      move && !isAsPlaced
        ? [
            {
              move,
              label: t(mustPlace ? 'move.place' : 'move.placeAgain'),
              second: t('second.place', { count: places.filter((one) => one !== 'off').length }),
              icon: ICONS.place,
              letter: LETTERS.place,
              isMain: true,
            },
          ]
        : [],
  };
}

/** What comes after it. */
function aside(scene: OnTable): Phrase | undefined {
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
      return { key: 'aside.next', things: { next: { words: name(next), drawing: name(next) } } };
    }
    case 'rerolling':
      return { key: `aside.${outcome(scene)}`, who: table.roll!.playerID };
    case 'deciding':
      return legal.length > 0 && !hasMiners(scene) ? { key: 'aside.gambling' } : undefined;
    default:
      return table.last && !table.fire ? { key: 'aside.last' } : undefined;
  }
}

/** What would come of the roll on the table if it stood: `steal.hit`, `fire.miss` and so on. */
function outcome({ view: { table } }: OnTable): string {
  const { number, purpose, playerID } = table.roll!;
  const against = purpose === 'fire' ? table.scoring[playerID] : table.claim;
  return `${purpose}.${isHit(against, number) ? 'hit' : 'miss'}`;
}

/** What a button would do. */
function second({ move }: LegalMove, scene: OnTable): string | undefined {
  const { view, playerID, ctx, t } = scene;
  const { table, deckSize } = view;
  const claim = { points: signed(gain(table, playerID!).total) };
  const odds = (cards: Parameters<typeof matching>[0]) => ({
    count: matching(cards).length,
    faces: DYNAMITE,
  });
  switch (move) {
    case 'draw':
      if (deckSize === 1) return t('second.drawLast');
      return t('second.draw', { count: firesToCome(table), cards: deckSize });
    case 'roll': {
      const key = { burning: 'rollFire', gambling: 'rollGamble' }[table.step as string] ?? 'roll';
      const cards = table.fire ? table.scoring[playerID!] : table.claim;
      return t(`second.${key}${table.showOdds ? '' : 'Blind'}`, { ...odds(cards), ...claim });
    }
    case 'keep':
    case 'jump':
      return t(`second.${move}`, claim);
    case 'add':
      return t('second.add', { count: minersIn(table, ctx).length });
    case 'pass':
      return t(table.last ? 'second.passLast' : 'second.pass');
    case 'gamble':
      return t(table.gambled === 0 ? 'second.gamble' : 'second.gambleOn');
    case 'stand':
      return t(`second.stand.${outcome(scene)}`);
    default:
      return t(`second.${move}`);
  }
}

/** What is most likely wanted. */
function mainMove(scene: OnTable): string | undefined {
  const has = (move: string) => scene.legal.some((one) => one.move === move);
  if (has('reroll')) {
    const isGood = ['steal.hit', 'gamble.miss', 'fire.miss'].includes(outcome(scene));
    return isGood ? 'stand' : 'reroll';
  }
  const harmless = ['pass', 'decline', 'add'].find(has);
  if (harmless && gain(scene.view.table, scene.playerID!).total < 0) return harmless;
  return ['draw', 'jump', 'roll', 'keep'].find(has);
}

/** Some moves are called otherwise in some steps. */
function labelOf({ move }: LegalMove, { view: { table } }: OnTable): string {
  if (move === 'draw' && table.claim.length > 0) return 'drawOn';
  if (move === 'gamble' && table.step === 'gambling') return 'gambleOn';
  return move;
}

const awaitedOne = ({ awaited, ctx }: OnTable) => awaited.at(0) ?? ctx.currentPlayer;

const hasMiners = ({ view, ctx }: OnTable) => minersIn(view.table, ctx).length > 0;

/** Whether a Miner would still be in if the one who decides now rolled and missed. */
const hasMinersBut = ({ view, ctx }: OnTable) =>
  minersIn(view.table, ctx).some((id) => id !== view.table.waiting[0]);

const mayDrawSecond = ({ view: { table } }: OnTable) => table.gambled === 1 && table.last === null;
