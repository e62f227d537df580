import { MARKETS, mostTimes } from '../../../../shared/games/century-eastern-wonders/markets';
import { hasMoved } from '../../../../shared/games/century-eastern-wonders/movement';
import {
  kindsIn,
  size,
  SPICES,
  steps,
  UPGRADED,
  type Cubes,
} from '../../../../shared/games/century-eastern-wonders/spices';
import {
  boatOf,
  excess,
  harvestOf,
  isLastRound,
  lastTile,
} from '../../../../shared/games/century-eastern-wonders/table';
import { VP_TILES, type VpTileId } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { SpiceCube } from '../art/Spice';
import { classes } from '../../../ui/classes';
import type { Choice, Message, Prompt } from '../../../kit/contract';
import { Outpost } from '../art/Outpost';
import { VpTile } from '../art/VpTile';
import { CubeRow } from '../CubeRow';
import { legalOf } from '../legal';
import { isPlayedOut, nextAfter } from '../round';
import { maySail } from './plan';
import { thingsOf } from './touching';
import { cubesWords, outpostWords } from '../words';
import styles from './drawing.module.css';
import type { Seated, Title } from '../types';

/** The turn goes on: everything that can be done where the boat is. */
export function acting(scene: Seated): Prompt<Title> {
  const choices = CHOICES.flatMap((choice) => choice(scene));
  return {
    sentence: sentence(scene, choices.length > 0),
    // beside more than three buttons there is no room for it: the chart would have to move
    aside:
      maySail(scene) && !hasMoved(scene.view.table) && choices.length <= 3
        ? { key: 'aside.sailing' }
        : undefined,
    choices: choices.map((choice, i) => ({ ...choice, isMain: i === 0 && hasBegun(scene) })),
  };
}

/** A boat that has done nothing yet may want to go anywhere, unless it lies at a port it can deliver to. */
const hasBegun = (scene: Seated): boolean =>
  scene.view.table.step !== 'sailing' ||
  hasMoved(scene.view.table) ||
  legalOf(scene, 'claim').length > 0;

function sentence(scene: Seated, mayAct: boolean): Message<Title> {
  const { step } = scene.view.table;
  if (legalOf(scene, 'upgrade').length > 0)
    return { key: 'ask.upgrading', values: { count: mostUpgrades(scene) } };
  if (!mayAct) return { key: 'ask.toSailOn' };
  if (maySail(scene)) return { key: hasMoved(scene.view.table) ? 'ask.sailOn' : 'ask.sailing' };
  if (step === 'ending') return { key: 'ask.ending' };
  if (step === 'sailing' || step === 'acting') return { key: 'ask.acting' };
  return { key: legalOf(scene, 'trade').length > 0 ? 'ask.tradeOn' : 'ask.traded' };
}

/** How often a cube can still be upgraded: no further than to the highest level. */
function mostUpgrades({ view, playerID }: Seated): number {
  const { hold } = view.table.players[playerID];
  return Math.min(view.table.turn.upgrades, SPICES.length * size(hold) - steps(hold));
}

/** Every kind of action in the order in which one would think of it. */
const CHOICES: ((scene: Seated) => Choice<Title>[])[] = [
  function collect(scene) {
    const { view, playerID, t } = scene;
    return legalOf(scene, 'collect').map((move) => {
      const lying = view.table.water[boatOf(view.table, playerID)];
      return {
        move,
        label: t('move.collect'),
        second: cubesWords(lying, t),
        icon: <Drawn cubes={lying} className={styles.lying} />,
        letter: t('key.collect'),
        on: thingsOf(move, scene),
      };
    });
  },

  function claim(scene) {
    const { view, playerID, t } = scene;
    return legalOf(scene, 'claim').map((move) => {
      const tile = VP_TILES[view.table.ports[boatOf(view.table, playerID)] as VpTileId];
      return {
        move,
        label: t('move.claim'),
        second: t(worthOf(scene), { count: tile.points }),
        icon: <VpTile {...tile} width={34} height={31} />,
        letter: t('key.claim'),
        isWordy: true,
        on: thingsOf(move, scene),
      };
    });
  },

  function build(scene) {
    const { view, playerID, t } = scene;
    const builds = legalOf(scene, 'build');
    if (builds.length === 0) return [];
    return [
      {
        ...(builds.length === 1 ? { move: builds[0] } : { draft: { doing: 'building' as const } }),
        label: t('move.build'),
        second: outpostWords(scene, playerID, boatOf(view.table, playerID)),
        icon: <Outpost of={playerID} width={26} height={26} />,
        letter: t('key.build'),
        on: thingsOf(builds[0], scene),
      },
    ];
  },

  function upgrade(scene) {
    const { t } = scene;
    return legalOf(scene, 'upgrade').map((move, i) => {
      const [from] = move.args;
      const to = UPGRADED[from];
      return {
        move,
        label: t('move.upgrade'),
        second: t('second.upgrade', { to: t(`spice.${to}`) }),
        icon: <SpiceCube spice={to} width={24} height={24} />,
        letter: String(i + 1),
        on: thingsOf(move, scene),
      };
    });
  },

  function trade(scene) {
    const { view, playerID, t } = scene;
    const trades = legalOf(scene, 'trade');
    if (trades.length === 0) return [];
    const { table } = view;
    const { trade } = MARKETS[table.markets[boatOf(table, playerID)]];
    const most = mostTimes(table.players[playerID].hold, trade);
    return [
      {
        ...(most === 1 ? { move: trades[0] } : { draft: { doing: 'trading' as const } }),
        label: t('move.tradeHere'),
        second: t('second.trades', { count: most }),
        icon: (
          <>
            <Exchange gives={trade.gives} gets={trade.gets} />
            <span className="visually-hidden">
              {t('tile.trade', {
                gives: cubesWords(trade.gives, t),
                gets: cubesWords(trade.gets, t),
              })}
            </span>
          </>
        ),
        letter: t('key.trade'),
        on: thingsOf(trades[0], scene),
      },
    ];
  },

  function harvest(scene) {
    const { view, playerID, t } = scene;
    const brought = harvestOf(view.table, playerID);
    return legalOf(scene, 'harvest').map((move) => ({
      move,
      label: t('move.harvest'),
      second: cubesWords(brought, t),
      icon:
        kindsIn(brought).length > 1 ? (
          <Drawn cubes={brought} className={styles.reaped} />
        ) : (
          <SpiceCube spice="ginger" width={24} height={24} />
        ),
      letter: t('key.harvest'),
      on: thingsOf(move, scene),
    }));
  },

  function end(scene) {
    const { t } = scene;
    return legalOf(scene, 'end').map((move) => ({
      move,
      label: t('move.end'),
      second: afterwards(scene),
      letter: t('key.end'),
      on: thingsOf(move, scene),
      confirm: wasted(scene),
      // whoever presses a plate may want to know whose it is
      confirmOn: { key: 'confirm.end' },
    }));
  },
];

/** What a VP tile brings besides its points. */
function worthOf(scene: Seated) {
  const { view, playerID } = scene;
  const isOn = isLastRound(view.table, view.claims);
  const isLast = isOn || view.claims[playerID] + 1 === lastTile(view.table);
  if (isLast && isPlayedOut(scene, playerID)) return 'second.claimOver';
  return isLast && !isOn ? 'second.claimLast' : 'second.claim';
}

/** What the end of the turn leads to. */
function afterwards(scene: Seated): string {
  const { view, playerID, name, t } = scene;
  const over = excess(view.table, playerID);
  if (over > 0) return t('second.over', { count: over });
  const next = nextAfter(scene);
  return next === null ? t('second.lastTurn') : t('second.next', { name: name(next) });
}

/** What would be thrown away by ending the turn now: that cannot be taken back. */
function wasted(scene: Seated): Message<Title> | undefined {
  const { table } = scene.view;
  // wherever the boat is, there is at least a Harvest
  if (legalOf(scene, 'harvest').length > 0)
    return { key: hasMoved(table) ? 'confirm.unused' : 'confirm.idle' };
  if (legalOf(scene, 'upgrade').length > 0) return { key: 'confirm.upgrade' };
}

/** Cubes that an answer brings, instead of its words. */
const Drawn = ({ cubes, className }: { cubes: Cubes; className: string }) => (
  <span className={classes(styles.drawn, className)}>
    <CubeRow cubes={cubes} size={16} />
  </span>
);

const Exchange = ({ gives, gets }: { gives: Cubes; gets: Cubes }) => (
  <span className={styles.drawing} aria-hidden>
    <CubeRow cubes={gives} size={14} />
    {' → '}
    <CubeRow cubes={gets} size={14} />
  </span>
);
