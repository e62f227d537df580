import type { PlayerID } from '../../../../shared/engine/game';
import { typeOf } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { START_IDS, STARTS } from '../../../../shared/games/century-eastern-wonders/starts';
import type { Table } from '../../../../shared/games/century-eastern-wonders/state';
import { boatOf, uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { animations } from '../../../animation/animations';
import type { AnimationSpec, Motion } from '../../../animation/motion';
import { awardTo } from '../../../sound/voices';
import { discardsIn } from '../discards';
import { arriving, delivering, leaving, part, telling, turningInto } from './cubeMotions';
import {
  boatNamed,
  bonusNamed,
  claimOf,
  claimsOf,
  CLOSE_GIVEN,
  CLOSE_GOT,
  cubeIn,
  holdOf,
  landOn,
  PILE,
  plateOf,
  postOn,
  spaceNamed,
  startNamed,
  SUPPLY,
  tileNamed,
  turnNamed,
  vpOn,
  waterOn,
  wonBy,
} from '../thingNames';
import type { OnTable, Title } from '../types';

/** What is seen to move and heard when something happens: every cube for itself, from where it was to where it is. */
export const animate = animations<Title>({
  stocked: ({ playerID, start }, { view }) => ({
    motions: [
      ...arriving(view.table, playerID, STARTS[start], [startNamed(start)]),
      ...telling(view.table, playerID, STARTS[start], {
        thing: startNamed(start),
        how: 'take',
        place: [plateOf(playerID)],
      }),
    ],
    sound: 'take',
  }),
  placed: ({ playerID }) => ({
    motions: [{ thing: boatNamed(playerID), how: 'drop' }],
    sound: 'card',
  }),
  sailed,
  paid,
  collected: ({ playerID, tile, cubes }, { view }) => ({
    motions: [
      ...part(cubes).flatMap((one, i) =>
        arriving(view.table, playerID, one.cubes, [waterOn(tile, one.spice)], i),
      ),
      ...part(cubes).flatMap((one) =>
        telling(view.table, playerID, one.cubes, {
          thing: waterOn(tile, one.spice),
          how: 'take',
          place: [plateOf(playerID)],
        }),
      ),
    ],
    sound: 'take',
  }),
  built: ({ playerID, tile, cost }, { view }) => ({
    motions: [
      ...leaving(view.table, playerID, cost, [CLOSE_GIVEN, SUPPLY]),
      {
        thing: postOn(tile, playerID),
        how: 'fly',
        place: [spaceLeft(view.table, playerID, tile), plateOf(playerID)],
      },
      { thing: plateOf(playerID), how: 'nod', unless: postOn(tile, playerID) },
    ],
    sound: 'build',
  }),
  chose: ({ playerID, bonus }, { view, playerID: reader }) => {
    const won = wonBy(playerID, view.table.players[playerID].bonuses.length - 1);
    return {
      motions: [
        { thing: won, how: 'fly', place: [bonusNamed(typeOf(bonus))] },
        { thing: plateOf(playerID), how: 'nod', unless: won },
      ],
      sound: awardTo([playerID], reader),
    };
  },
  upgraded: ({ playerID, from, to }, { view }) => ({
    motions: turningInto(view.table, playerID, from, to),
    sound: 'take',
  }),
  traded: ({ playerID, tile, gave, got }, { view }) => ({
    motions: [
      ...leaving(view.table, playerID, gave, [CLOSE_GIVEN, tileNamed(tile)]),
      ...arriving(view.table, playerID, got, [CLOSE_GOT, tileNamed(tile)], AFTERWARDS),
      ...telling(view.table, playerID, got, { thing: plateOf(playerID), how: 'nod' }),
    ],
    sound: 'take',
  }),
  harvested: ({ playerID, cubes }, { view }) => ({
    motions: [
      ...arriving(view.table, playerID, cubes, [tileNamed(boatOf(view.table, playerID))]),
      ...telling(view.table, playerID, cubes, { thing: plateOf(playerID), how: 'nod' }),
    ],
    sound: 'take',
  }),
  claimed: ({ playerID, tile, number }, { view, playerID: reader }) => ({
    motions: [
      ...delivering(view.table, playerID, vpOn(tile)),
      {
        thing: vpOn(tile),
        // whoever knows it from now on sees it go as it is
        ...(view.claimed[playerID] ? SHOWN : COVERED),
        place: [claimOf(playerID, number - 1), claimsOf(playerID), plateOf(playerID)],
        tempo: 'result',
      },
    ],
    sound: 'take',
    outcome: awardTo([playerID], reader),
  }),
  lastRound: () => ({ motions: [], sound: 'clang' }),
  revealed: ({ tile }) => ({
    motions: [{ thing: vpOn(tile), how: 'draw', place: [PILE], ...NEXT }],
  }),
  closed: ({ tile, from }) => ({
    motions: [
      from === null
        ? { thing: vpOn(tile), how: 'draw', place: [PILE], ...NEXT }
        : { thing: vpOn(tile), how: 'deal', place: [tileNamed(from)], ...NEXT, tempo: 'result' },
    ],
  }),
  discarded: ({ playerID }, { view }, events) => ({
    motions: leaving(view.table, playerID, discardsIn(events), [SUPPLY]),
    sound: 'card',
  }),
});

/** What is got for something comes when that has gone. */
const AFTERWARDS = 4;

/** A tile goes once its cubes have landed, and comes before the next one is drawn; to be turned over takes longer. */
const SHOWN = { how: 'take', order: 9 } as const;
const COVERED = { how: 'takeCovered', back: PILE, order: AFTERWARDS } as const;

/** What comes to a port once the tile that lay there is with its owner: two at a time would be taken for each other. */
const NEXT = { tempo: 'routine', isLast: true } as const;

/** The islands come up out of the sea, a tile is dealt to each port, and the starting cubes from the supply. */
export const deal = ({ view: { table } }: OnTable): Motion[] => {
  const { tiles } = table.chart;
  return [
    ...tiles.map(({ id }, i): Motion => ({
      thing: landOn(id),
      how: 'drop',
      order: (SPREAD * i) / tiles.length,
    })),
    { thing: PILE, how: 'drop' },
    ...Object.keys(table.ports).map((port, i): Motion => ({
      thing: vpOn(Number(port)),
      how: 'deal',
      place: [PILE],
      order: SPREAD - 1 + i / 4,
    })),
    { thing: SUPPLY, how: 'drop' },
    ...START_IDS.map((start, i): Motion => ({
      thing: startNamed(start),
      how: 'deal',
      place: [SUPPLY],
      order: SPREAD - 1 + i / 4,
    })),
  ];
};

/** So many turns of what moves after each other fit in before all has come to rest. */
const SPREAD = 4;

type Told<Type> = Extract<Title['event'], { type: Type }>;

/** A boat follows its line around the islands; others make room for it, and move up where it left. */
function sailed({ playerID, from, to, dropped }: Told<'sailed'>, { view }: OnTable): AnimationSpec {
  const boats = Object.keys(view.table.players).map((id): Motion => ({
    thing: boatNamed(id),
    how: 'slide',
    ...(id === playerID && { past: [turnNamed(from, to)] }),
  }));
  if (dropped === null) return { motions: boats, sound: 'sail' };
  const [given] = leaving(view.table, playerID, { [dropped]: 1 }, [waterOn(from, dropped)]);
  const heap = waterOn(from, dropped);
  const isNew = view.table.water[from][dropped] === 1;
  return {
    motions: [
      ...boats,
      given,
      { thing: heap, how: 'deal', place: [boatNamed(playerID)], unless: given.thing },
      ...(isNew ? [{ thing: heap, how: 'appear' } as const] : []),
    ],
    sound: 'sail',
  };
}

/** A cube goes from hold to hold, as far as these are in sight. */
function paid(
  { playerID, owner, spice }: Told<'paid'>,
  { view, playerID: reader }: OnTable,
): AnimationSpec {
  const got = cubeIn(owner, spice, view.table.players[owner].hold[spice] - 1);
  const [given] = leaving(view.table, playerID, { [spice]: 1 }, [
    got,
    holdOf(owner),
    plateOf(owner),
  ]);
  return {
    motions: [
      given,
      { thing: got, how: 'fly', place: [plateOf(playerID)], unless: given.thing },
      { thing: got, how: 'appear' },
    ],
    sound: owner === reader ? 'forMe' : 'card',
  };
}

/** The space of the player board that an outpost has just left. */
function spaceLeft(table: Table, playerID: PlayerID, tile: TileID): string {
  const { symbol } = MARKETS[table.markets[tile]];
  return spaceNamed(playerID, { symbol, column: uncovered(table, playerID)[symbol] - 1 });
}
