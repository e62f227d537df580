import type { PlayerID } from '../../../../shared/engine/game';
import { sum } from '../../../../shared/engine/numbers';
import type { Cards, Kind } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS, kindsOf } from '../../../../shared/games/tower-of-babel/discs';
import {
  builderOf,
  laidOut,
  missingCards,
  shares,
} from '../../../../shared/games/tower-of-babel/offers';
import type { Build, Wonder } from '../../../../shared/games/tower-of-babel/state';
import { shownBuild } from '../prompt/preview';
import type { OnTable } from '../types';

/** One of the cards that a disc needs, and where it comes from. */
export type Slot =
  /** The reader would offer it. */
  | { from: 'offer' }
  /** An accepted offer, and whose part it becomes: where its owner takes the disc, not theirs. */
  | { from: 'accepted'; playerID: PlayerID }
  /** The active player adds it, or would. */
  | { from: 'active'; playerID: PlayerID }
  | { from: 'nobody' };

export type MeterRow = { kind: Kind; slots: Slot[] };

/** What a disc needs, kind by kind, and how far it is filled. */
export function meterOf(scene: OnTable, build: Build): MeterRow[] {
  return kindsOf(build.disc).map((kind) => {
    const needed = DISCS[build.disc][kind];
    const filled = filledSlots(scene, build, kind);
    const open = Array<Slot>(Math.max(0, needed - filled.length)).fill({ from: 'nobody' });
    return { kind, slots: [...filled, ...open] };
  });
}

function filledSlots(scene: OnTable, build: Build, kind: Kind): Slot[] {
  const { view, ctx, draft, playerID } = scene;
  if (!build.offers && playerID !== ctx.currentPlayer) {
    const own = draft?.offer ?? view.offer;
    return times(own?.cards[kind] ?? 0, { from: 'offer' });
  }
  const { offers } = build;
  const accepted = offers
    ? build.accepted.flatMap((id) =>
        times(offers[id].cards[kind], {
          from: 'accepted',
          playerID: builderOf({ ...build, offers }, ctx.currentPlayer, id),
        }),
      )
    : [];
  return [
    ...accepted,
    ...times(addedBy(scene, build, kind), { from: 'active', playerID: ctx.currentPlayer }),
  ];
}

/** How many cards the active player has added, or could add as far as the reader knows. */
function addedBy({ view, ctx, playerID }: OnTable, build: Build, kind: Kind): number {
  const missing = missingOf(build)[kind];
  if (build.outcome === 'fulfilled') return missing;
  const hand = playerID === ctx.currentPlayer && view.hands[playerID];
  return hand && build.outcome === null ? Math.min(hand[kind], missing) : 0;
}

/** What no accepted offer fills. */
export const missingOf = (build: Build): Cards =>
  build.offers ? missingCards(build) : DISCS[build.disc];

const times = (count: number, slot: Slot): Slot[] => Array<Slot>(count).fill(slot);

/** The parts that a build would bring to a wonder as far as it is filled, with what the pointer rests on: whoever decides sees them, nobody else before they are built. */
export function comingOn(wonder: Wonder, scene: OnTable): PlayerID[] {
  if (scene.playerID !== scene.ctx.currentPlayer) return [];
  const build = shownBuild(scene);
  if (build?.wonder !== wonder || !build.offers || build.outcome) return [];
  const added = sum(kindsOf(build.disc).map((kind) => addedBy(scene, build, kind)));
  return laidOut(shares(build, scene.ctx.currentPlayer, added).parts);
}
