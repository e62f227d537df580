import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../testing/contract';
import { notedChance } from '../engine/draws';
import { createEngine, type Deal } from '../engine/engine';
import { whoBegan } from '../engine/firstPlayer';
import type { GameModule } from '../engine/game';
import type { DrawnEngine } from '../engine/matchFile';
import { goldenDifference, goldensIn, positionsOf } from '../testing/golden';
import { citations } from '../testing/rules';
import { games } from '.';

// What must hold for every title. Nothing here names one.

/** How many random matches of each player count and each combination of options, or in one round of any two of these; more in the long run. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);

const seatsOf = ({ players }: GameModule) =>
  Array.from({ length: players.max }, (_, seat) => String(seat));

test('titles have ids of their own', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});

describe.each(games)('$id', (module) => {
  test('is known by the name of its folder', () => {
    expect(existsSync(join(__dirname, module.id, 'info.ts'))).toBe(true);
  });

  test('keeps the contract in random play', () => {
    expect(faultsOf(module, { rounds: ROUNDS, closely: ROUNDS > 2 ? 3 : 1 })).toEqual([]);
  });

  test('keeps the contract in what it draws: all of it says what it is for', () => {
    const purposes = new Set<string | undefined>();
    const engine = createEngine(
      module,
      notedChance(({ purpose }) => purposes.add(purpose)),
    );
    const [{ golden }] = goldensIn(join(__dirname, module.id, 'golden'));
    expect([...positionsOf(engine, golden)].length).toBeGreaterThan(1);
    expect(purposes.size).toBeGreaterThan(0);
    // a name, and where several are drawn for the same, which of them
    const isNamed = (purpose = '') => /^[a-z]+(\.[a-z]+)?$/i.test(purpose);
    expect([...purposes].filter((purpose) => !isNamed(purpose))).toEqual([]);
  });

  test('has numbered rules, each cited by code or a test, and cites no other', () => {
    const { rules, uncited, unknown } = citations(join(__dirname, module.id));
    expect(rules.length).toBeGreaterThan(20);
    expect({ uncited, unknown }).toEqual({ uncited: [], unknown: [] });
  });

  test.each(seatsOf(module))(
    'begins with seat %s where the table says so, and deals the same cards as ever',
    (first) => {
      const deal = { numPlayers: module.players.max, options: {}, seed: '3c'.repeat(32) };
      const drawnOf = (named: Partial<Deal>) => {
        const draws: DrawnEngine['draws'] = [];
        const engine = createEngine(
          module,
          notedChance((draw) => draws.push(draw)),
        );
        const position = engine.start({ ...deal, ...named });
        return { position, draws, began: whoBegan(module, position) };
      };
      const drawn = drawnOf({});
      const named = drawnOf({ first });
      expect(named.began).toBe(first);
      expect(named.position.ctx.currentPlayer).toBe(first);
      expect([named.draws, named.position.chance]).toEqual([drawn.draws, drawn.position.chance]);
      if (first === drawn.began) expect(named.position).toEqual(drawn.position);
    },
  );

  test('deals to nobody who is not there', () => {
    const deal = { numPlayers: module.players.min, options: {}, seed: '3c'.repeat(32) };
    expect(() => createEngine(module).start({ ...deal, first: '9' })).toThrow('no seat 9');
  });

  test('plays its recorded matches as they were played', () => {
    const goldens = goldensIn(join(__dirname, module.id, 'golden'));
    expect(goldens.length).toBeGreaterThan(0);
    for (const { file, golden } of goldens)
      expect([file, goldenDifference(createEngine(module), golden)]).toEqual([file, null]);
  });
});
