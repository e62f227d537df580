import fc from 'fast-check';
import type { Chance } from '../../engine/chance';
import { createEngine, type Action, type Position } from '../../engine/engine';
import { bestMove } from '../../testing/longMatch';
import { quickChance } from '../../testing/random';
import { centuryEasternWonders } from '.';
import { reaches } from './movement';
import { cubes, minus, plus, size, SPICES, type Cubes } from './spices';
import { STARTS } from './starts';
import type { Event, State } from './state';
import { VP_TILES } from './vpTiles';

const engine = createEngine(centuryEasternWonders);

const deals = fc.record({
  numPlayers: fc.integer({ min: 2, max: 4 }),
  map: fc.constantFrom('firstGame', 'random'),
  number: fc.nat(10_000),
});

type Deal = { numPlayers: number; map: string; number: number };

const start = ({ numPlayers, map, number }: Deal): Position =>
  engine.start({ numPlayers, options: { map }, seed: String(number).padStart(64, '0') });

function act(position: Position, action: Action) {
  const outcome = engine.act(position, action);
  if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is ${outcome.code}`);
  return { ...outcome, events: outcome.events as Event[] };
}

/** Some move of somebody who is awaited, each kind of move equally likely; claims whenever one can be made. */
function anyMove(position: Position, random: Chance): Action & { type: 'move' } {
  const playerID = random.pick(engine.awaited(position));
  const legal = engine.legal(position, playerID);
  const kinds = [...new Set(legal.map(({ move }) => move))];
  const kind = kinds.includes('claim') ? 'claim' : random.pick(kinds);
  return { type: 'move', playerID, ...random.pick(legal.filter(({ move }) => move === kind)) };
}

/** What a bot does in a seat that is awaited. */
function asBots(position: Position): Action & { type: 'move' } {
  const [playerID] = engine.awaited(position);
  const legal = engine.legal(position, playerID);
  return { type: 'move', playerID, ...bestMove(engine, position, { playerID, legal }) };
}

const STEPS = 200;

/** Plays at random, unless somebody decides, and shows every position with what led to it, and by which way. */
function playing(
  deal: Deal,
  look: (before: Position, after: Position, events: Event[], way: State[]) => void,
  decide = anyMove,
) {
  const random = quickChance(deal.number);
  let position = start(deal);
  for (let step = 0; step < STEPS && position.ctx.gameover === undefined; step++) {
    const before = position;
    const move = decide(before, random);
    const after = act(before, move);
    const way = engine.frames(before, move, after).map(({ G }) => G as State);
    look(before, after.position, after.events, way);
    ({ position } = after);
  }
}

/** All the cubes on the table. */
const cubesOn = ({ table }: State): Cubes =>
  [...Object.values(table.players).map(({ hold }) => hold), ...Object.values(table.water)].reduce(
    plus,
    cubes(),
  );

/** What came from the supply, and what went there. */
function fromSupply(event: Event, before: State): Cubes {
  switch (event.type) {
    case 'stocked':
      return STARTS[event.start];
    case 'harvested':
      return event.cubes;
    case 'traded':
      return minus(event.got, event.gave);
    case 'upgraded':
      return minus(cubes({ [event.to]: 1 }), cubes({ [event.from]: 1 }));
    case 'built':
      return minus(cubes(), event.cost);
    case 'discarded':
      return minus(cubes(), cubes({ [event.spice]: 1 }));
    case 'claimed': {
      const tile = before.table.ports[event.tile];
      return tile === 'closedPort' ? cubes() : minus(cubes(), VP_TILES[tile].cost);
    }
    default:
      return cubes();
  }
}

test('holds, water and what was spent balance, spice by spice, and no hold is below nothing', () => {
  fc.assert(
    fc.property(deals, (deal) =>
      playing(deal, (before, after, events) => {
        const moved = events.map((event) => fromSupply(event, before.G)).reduce(plus, cubes());
        expect(cubesOn(after.G)).toEqual(plus(cubesOn(before.G), moved));
        for (const { hold } of Object.values((after.G as State).table.players))
          expect(SPICES.every((spice) => hold[spice] >= 0)).toBe(true);
      }),
    ),
    { numRuns: 5 },
  );
});

test('at every moment the Closed Port is on exactly one port or in the pile, and no VP tile is twice anywhere', () => {
  let claims = 0;
  fc.assert(
    fc.property(deals, (deal) =>
      // whoever plays at random hardly ever claims a tile
      playing(
        deal,
        (_before, _after, events, way) => {
          claims += events.filter(({ type }) => type === 'claimed').length;
          for (const { table, pile, claimed } of way) {
            const tiles = [
              ...Object.values(table.ports),
              ...pile,
              ...Object.values(claimed).flat(),
            ];
            expect(tiles.filter((tile) => tile === 'closedPort')).toHaveLength(1);
            expect(new Set(tiles).size).toBe(tiles.length);
            expect(tiles).toHaveLength(27);
          }
        },
        asBots,
      ),
    ),
    { numRuns: 3 },
  );
  expect(claims).toBeGreaterThan(0);
});

test('a way costs exactly its printed price, and leads where it says (R4.2, R4.4, R4.9)', () => {
  fc.assert(
    fc.property(deals, (deal) =>
      playing(deal, (_, { G, ctx, ...rest }) => {
        const { table } = G as State;
        if (table.step !== 'sailing' || table.turn.route.length > 1 || ctx.gameover) return;
        const playerID = ctx.currentPlayer;
        const held = size(table.players[playerID].hold);
        const reach = quickChance(held).pick(reaches(table, playerID));
        let position: Position = { G, ctx, ...rest };
        const perform = (move: string, isIt: (arg: unknown) => boolean) => {
          const found = engine
            .legal(position, playerID)
            .find((one) => one.move === move && isIt(one.args[0]));
          position = act(position, { type: 'move', playerID, ...found! }).position;
        };
        for (const tile of reach.path.slice(1)) perform('sail', (to) => to === tile);
        for (const owner of reach.owners) perform('pay', (seat) => seat === Number(owner));
        const { players } = (position.G as State).table;
        expect(players[playerID].boat).toBe(reach.tile);
        expect(size(players[playerID].hold)).toBe(held - reach.drops - reach.owners.length);
        expect(engine.legal(position, playerID).map(({ move }) => move)).toContain('end');
      }),
    ),
    { numRuns: 5 },
  );
});

describe('undo (R3.4)', () => {
  /** Random play in which steps are taken back again and again: the whole log, and what was left of it. */
  function wavering(deal: Deal) {
    const random = quickChance(deal.number);
    const log: Action[] = [];
    const left: Action[] = [];
    let position = start(deal);
    const perform = (action: Action) => {
      ({ position } = act(position, action));
      log.push(action);
    };
    for (let step = 0; step < STEPS && position.ctx.gameover === undefined; step++) {
      const last = left.at(-1);
      if (last && random.die(3) === 1 && engine.view(position, last.playerID).canUndo) {
        perform({ type: 'undo', playerID: last.playerID });
        left.pop();
      } else {
        const move = anyMove(position, random);
        perform(move);
        left.push(move);
      }
    }
    return { log, left, position };
  }

  const replayed = (deal: Deal, log: readonly Action[]): Position =>
    log.reduce((position, action) => act(position, action).position, start(deal));

  test('gives nothing that going straight there would not have given', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const { log, left, position } = wavering(deal);
        expect(log.length).toBeGreaterThan(left.length);
        const straight = replayed(deal, left);
        expect(position.G).toEqual(straight.G);
        expect(position.chance).toEqual(straight.chance);
        expect(position.ctx.currentPlayer).toBe(straight.ctx.currentPlayer);
      }),
      { numRuns: 5 },
    );
  });

  test('survives a restart: played again from the log, the same steps can be taken back', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const { log, position } = wavering(deal);
        const again = replayed(deal, log);
        for (const playerID of position.ctx.playOrder) {
          expect(engine.view(again, playerID)).toEqual(engine.view(position, playerID));
          const undone = (from: Position) => engine.act(from, { type: 'undo', playerID });
          expect(undone(again)).toEqual(undone(position));
        }
      }),
      { numRuns: 5 },
    );
  });
});
