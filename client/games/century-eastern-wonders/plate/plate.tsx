import type { PlayerID } from '../../../../shared/engine/game';
import { sum } from '../../../../shared/engine/numbers';
import { scoreSeen } from '../../../../shared/games/century-eastern-wonders/scoring';
import { cubes, size } from '../../../../shared/games/century-eastern-wonders/spices';
import { STARTS } from '../../../../shared/games/century-eastern-wonders/starts';
import { holdLimit, lastTile } from '../../../../shared/games/century-eastern-wonders/table';
import { isCounted } from '../../../kit/isCounted';
import type { PlateInfo } from '../../../kit/contract';

import { claimsOf } from '../thingNames';
import { TileSign } from './TileSign';
import type { OnTable, Title } from '../types';

/** What a player is seen to do, or how far they are from the VP tile that brings the last round; and what they have won, as far as the reader can know it. */
export function plate(scene: OnTable, of: PlayerID): PlateInfo {
  const { view, playerID, t } = scene;
  const { over, openScores } = view.table;
  const count = claimsSeen(scene, of);
  const last = lastTile(view.table);
  const isNear = count === last - 1;
  const deed = over ? undefined : deedOf(scene, of);
  const role = over ? '' : t(`role.${deed ?? (isNear ? 'near' : 'waiting')}`);
  const brief =
    over || deed === 'delivering' || isNear
      ? undefined
      : t('role.hold', {
          count: cubesSeen(scene, of),
          limit: holdLimit(view.table, of),
        });
  const isOpen = areTilesSeen(scene, of);
  const words = t(isOpen ? 'claims.counted' : 'claims.covered', { count });
  const mark = <TileSign {...{ count, last, isOpen, words }} name={claimsOf(of)} />;
  const points = pointsSeen(scene, of);
  const isSecret = isOpen && of === playerID && !over && !openScores;
  const unit = (many: number) => t(isOpen ? 'claims.alone' : 'claims.open', { count: many });
  return {
    role,
    brief,
    isBusy: deed !== undefined,
    points,
    mark,
    ...((isSecret || !isOpen) && { unit }),
  };
}

/** What somebody is seen to do, or has just done: so long they do not think. */
const DEEDS = {
  stocked: 'starting',
  placed: 'starting',
  sailed: 'sailing',
  paid: 'sailing',
  collected: 'collecting',
  built: 'building',
  chose: 'building',
  upgraded: 'building',
  traded: 'trading',
  harvested: 'harvesting',
  claimed: 'delivering',
  discarded: 'discarding',
} as const satisfies Partial<Record<Title['event']['type'], string>>;

function deedOf({ happening, resting }: OnTable, of: PlayerID) {
  const deeds = [...resting, ...happening].flatMap((event) =>
    isDeed(event) && event.playerID === of ? [DEEDS[event.type]] : [],
  );
  return deeds.at(-1);
}

type Deed = Extract<Title['event'], { type: keyof typeof DEEDS }>;

const isDeed = (event: Title['event']): event is Deed => event.type in DEEDS;

/**
 * What stays won: of everybody what lies open, and the VP tiles that the reader knows. Cubes come and go, and are worth
 * something once they are counted.
 */
const pointsSeen = (scene: OnTable, of: PlayerID): number =>
  sum(
    scoreSeen(scene.view, of)
      .filter(({ key }) => {
        if (key === 'vpTiles') return areTilesSeen(scene, of);
        return key !== 'spices' || isCounted(scene, 'spices');
      })
      .map(({ points }) => points),
  );

/** How many cubes are in a player's hold, without those that are still on their way. */
const cubesSeen = ({ view, happening }: OnTable, of: PlayerID): number =>
  happening.reduce((many, event) => many - comingTo(of, event), size(view.table.players[of].hold));

/** How many cubes an event brings a player. */
function comingTo(of: PlayerID, event: OnTable['happening'][number]): number {
  if (event.type === 'paid') return event.owner === of ? 1 : 0;
  if (!('playerID' in event) || event.playerID !== of) return 0;
  if (event.type === 'stocked') return size(cubes(STARTS[event.start]));
  if (event.type === 'traded') return size(event.got);
  return event.type === 'collected' || event.type === 'harvested' ? size(event.cubes) : 0;
}

/** How many VP tiles a player has: one that is still on its way is not among them. */
export const claimsSeen = ({ view, happening }: OnTable, of: PlayerID): number =>
  view.claims[of] -
  happening.filter((event) => event.type === 'claimed' && event.playerID === of).length;

/** Whether the reader knows a player's VP tiles: those of others turn up at the end, once they are counted. */
export const areTilesSeen = (scene: OnTable, of: PlayerID): boolean =>
  scene.view.claimed[of] !== null && (!isTurnedAtEnd(scene, of) || isCounted(scene, 'vpTiles'));

/** Whether a player's VP tiles were hidden from the reader before the end. */
const isTurnedAtEnd = ({ view: { table }, playerID }: OnTable, of: PlayerID): boolean =>
  table.over && of !== playerID && !table.openScores;
