import { cleanup, screen, waitFor } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import type { Event, State } from '../../../../shared/games/century-eastern-wonders/state';
import { deal, match } from '../../../../shared/games/century-eastern-wonders/testing';
import { type Movement, stageForTests } from '../../../testing/stage';
import { sit } from '../testing';
import { animate } from './animate';
import type { OnTable } from '../types';

const stage = stageForTests();

afterEach(cleanup);

const things = () =>
  [...document.querySelectorAll<HTMLElement>('[data-thing]')].map(({ dataset }) => dataset.thing!);
const cubesOf = (playerID: string) =>
  things().filter((name) => name.startsWith(`cube:${playerID}:`)).length;

/** What moves at one action: what comes by its name, what is only a likeness of itself by how it looks. */
async function film(table: Awaited<ReturnType<typeof sit>>, action: string): Promise<string[]> {
  stage.forget();
  await table.play(action);
  return named(await stage.end());
}

/** The names of all that moves; each property of a thing is a movement of its own. */
const named = (moved: readonly Movement[]): string[] => [
  ...new Map(moved.map(({ element, thing }) => [element, thing])).values(),
];

const flyers = (moved: readonly string[]) => moved.filter((thing) => thing === 'gone:cube').length;
const coming = (moved: readonly string[]) => moved.filter((thing) => thing.startsWith('cube:'));

/** What is told of what is seen, as it is read out. */
const sentence = () => document.querySelector('h2.sentence')?.textContent;

/* The printed map with tiles in printed order: the boat of the reader lies on Chili Cliffs, 9. */

describe('as many cubes are seen to move as do', () => {
  test('in a harvest: two from the island, and those that were there lie still', async () => {
    const table = await sit(match({ holds: { 0: 'YYR' } }));
    const moved = await film(table, '0 harvest');
    expect(coming(moved)).toEqual(['cube:0:ginger:2', 'cube:0:ginger:3']);
    expect(flyers(moved)).toBe(2);
  });

  test('in a trade, made twice: six go to the island, and two come', async () => {
    const m = match({ holds: { 0: 'YYYYYYY' }, markets: { 9: 'cloves1' }, outposts: { 9: '0' } });
    const table = await sit(m);
    const moved = await film(table, '0 trade 2');
    expect(coming(moved)).toEqual(['cube:0:cloves:0', 'cube:0:cloves:1']);
    expect(flyers(moved)).toBe(6 + 2);
  });

  test('in building: the cost into the supply, and the outpost from its space', async () => {
    const table = await sit(match({ holds: { 0: 'YYRR' }, outposts: { 9: '1' } }));
    const moved = await film(table, '0 build 1 1 0 0');
    expect([flyers(moved), coming(moved)]).toEqual([2, []]);
    expect(moved).toContain('post:9:0');
  });

  test('on a voyage: one for each step that is not free', async () => {
    const table = await sit(match({ holds: { 0: 'YYR' } }));
    expect(flyers(await film(table, '0 sail 14'))).toBe(0);
    const moved = await film(table, '0 sail 19 ginger');
    expect([flyers(moved), moved.filter((name) => name.startsWith('water:'))]).toEqual([
      1,
      ['water:14:ginger'],
    ]);
  });

  test('on a voyage: the boat along its line, around the island, and nobody else', async () => {
    const view = deal(2).G;
    const sailed = { type: 'sailed', playerID: '0', from: 9, to: 14, dropped: null } as const;
    const { motions } = animate([sailed], { view, playerID: '0' } as unknown as OnTable);
    expect(motions.map(({ thing, past }) => [thing, past])).toEqual([
      ['boat:0', ['turn:9:14']],
      ['boat:1', undefined],
    ]);
  });

  test('onto a heap that floats already: the heap stays', async () => {
    const table = await sit(match({ holds: { 0: 'YYR' }, water: { 14: 'Y' } }));
    await film(table, '0 sail 14');
    const moved = await film(table, '0 sail 19 ginger');
    expect([flyers(moved), moved.filter((name) => name.startsWith('water:'))]).toEqual([1, []]);
  });

  test('in a payment: one, from hold to hold', async () => {
    const table = await sit(match({ holds: { 0: 'YR', 1: 'Y' }, boats: { 1: 14 } }));
    await film(table, '0 sail 14');
    const moved = await film(table, '0 pay 1 ginger');
    expect([flyers(moved), coming(moved)]).toEqual([1, ['cube:1:ginger:1']]);
  });

  test('in picking up: each for itself, out of the water', async () => {
    const table = await sit(match({ water: { 14: 'GGB' } }));
    await film(table, '0 sail 14');
    const moved = await film(table, '0 collect');
    expect(coming(moved)).toEqual(['cube:0:tea:0', 'cube:0:tea:1', 'cube:0:cloves:0']);
    expect(flyers(moved)).toBe(3);
  });

  test('in an upgrade: one rises, turns into the dearer one, and sinks to its place', async () => {
    const table = await sit(match({ holds: { 0: 'YB' }, bonuses: { 0: 'upgrade' } }));
    await film(table, '0 build 0 0 0 0');
    const moved = await film(table, '0 upgrade ginger');
    // the one that it was, and the one that it becomes on its way
    expect([flyers(moved), coming(moved)]).toEqual([2, ['cube:0:chili:0']]);
  });

  test('in a delivery: what the tile asked for, before the tile goes and the next comes', async () => {
    const table = await sit(match({ holds: { 1: 'YYGGGBB' }, boats: { 0: 2, 1: 2 } }), '0');
    await film(table, '0 end');
    expect(cubesOf('1')).toBe(7);
    const moved = await film(table, '1 claim');
    expect([flyers(moved), cubesOf('1')]).toEqual([5, 2]);
    expect(moved.filter((thing) => thing === 'vp:2')).toHaveLength(1);
  });

  test('in a delivery: the tile is turned over, and goes to its owner with its back up', async () => {
    const table = await sit(match({ boats: { 0: 21 }, holds: { 0: 'RRBB' } }), '1');
    stage.forget();
    await table.play('0 claim');
    const gone = (await stage.end()).filter(({ thing }) => /^gone:(thing|back)/.test(thing));
    const looks = [...new Set(gone.map(({ element }) => element))].map((one) => one.textContent);
    // the front, its back, and the back of the one that is drawn
    expect(looks).toEqual([expect.stringMatching(/^\d+$/), '', '']);
  });

  test('in a delivery: the tile is on its plate once it has landed, and only then the next one leaves the pile', async () => {
    const claimed = 'RRRGG RRGB';
    const m = match({ boats: { 0: 21 }, holds: { 0: 'RRBB' }, claimed: { 0: claimed } });
    const table = await sit(m, '1');
    const plate = () => ({
      tiles: document.querySelectorAll('[data-thing^="claim:0:"].claimed').length,
      isWarned: document.querySelector('[data-thing^="claim:0:"].next') !== null,
      role: screen.queryByText('1 tile to go') !== null,
    });
    const pile = () =>
      Number(document.querySelector('[data-hint="pile"] .count')!.textContent.slice(1));
    const all = pile();
    stage.forget();
    await table.play('0 claim');
    const backs = stage.moving().filter(({ thing }) => thing === 'gone:back');
    const [taken, drawn] = backs.sort((a, b) => a.lasts - b.lasts);
    expect(backs).toHaveLength(2);
    expect(drawn.waits).toBeGreaterThanOrEqual(taken.lasts);
    expect(plate()).toEqual({ tiles: 2, isWarned: false, role: false });
    expect(pile()).toBe(all);
    await stage.settle();
    // the cubes of the hold are counted by the browser's own time
    await waitFor(() => expect(plate()).toEqual({ tiles: 3, isWarned: true, role: true }));
    expect(pile()).toBe(all - 1);
    await stage.end();
  });

  test('in a delivery: the Closed Port slides to where the tile has gone', async () => {
    const m = match({
      boats: { 0: 21 },
      holds: { 0: 'RRBB' },
      ports: { 7: 'closedPort' },
    });
    const table = await sit(m, '1');
    stage.forget();
    await table.play('0 claim');
    const closed = stage.moving().find(({ thing }) => thing === 'vp:21')!;
    const taken = stage.moving().find(({ thing }) => thing === 'gone:thing')!;
    expect(closed.waits).toBeGreaterThan(taken.lasts);
    await stage.end();
  });

  test('in discarding: all at once into the supply, though each is an action', async () => {
    const table = await sit(match({ holds: { 0: 'YYYYYYRRRRRRB' } }), '1');
    await film(table, '0 end');
    stage.forget();
    await table.play('0 discard chili', '0 discard chili', '0 discard ginger');
    expect(flyers(named(stage.moving()))).toBe(3);
    expect(cubesOf('0')).toBe(10);
    expect(sentence()).toBe('Ana discarded 1\u00a0ginger and 2\u00a0chili');
  });

  test('in discarding: what follows goes along with what is still in the air', async () => {
    const table = await sit(match({ holds: { 0: 'YYYYYYRRRRRRB' } }), '1');
    await film(table, '0 end');
    stage.forget();
    await table.play('0 discard chili');
    const [first] = stage.moving();
    await table.play('0 discard chili');
    await table.play('0 discard ginger');
    expect(flyers(named(stage.moving()))).toBe(3);
    expect(first.element.isConnected).toBe(true);
    await stage.settle();
    await stage.look();
    expect(stage.moving()).toEqual([]);
    expect(first.element.isConnected).toBe(false);
  });

  test('at the start: the whole set', async () => {
    const m = deal(2);
    const [first] = m.G.table.starting;
    const table = await sit(m, first);
    expect(flyers(await film(table, `${first} stock YYR`))).toBe(3);
  });
});

test('the hold stays in sight while its cubes are seen to come', async () => {
  const table = await sit(match({ holds: { 0: 'YYR' } }));
  await table.play('0 harvest');
  expect(stage.moving()).not.toEqual([]);
  expect(cubesOf('0')).toBe(5);
});

describe('on a phone, where plates have no room for holds', () => {
  test('the cubes of whoever acts lie on their deck, and come and go from there', async () => {
    const m = match({ holds: { 0: 'R', 1: 'Y' }, boats: { 1: 13 }, water: { 14: 'G' } });
    m.play('0 harvest');
    const table = await sit(m, '0', true);
    const deck = () => document.querySelector('.deck');
    expect(deck()).toBeNull();
    await table.play('0 end');
    await stage.end();
    expect(deck()?.querySelectorAll('svg')).toHaveLength(1 + 1);
    await film(table, '1 sail 14');
    expect(coming(await film(table, '1 collect'))).toEqual(['cube:1:tea:0']);
    expect(coming(await film(table, '1 harvest'))).toEqual(['cube:1:ginger:1', 'cube:1:ginger:2']);
  });

  test('the reader’s outpost comes from its space in their row of outposts', async () => {
    const m = match({ holds: { 0: 'YYRR' }, outposts: { 9: '1' } });
    const table = await sit(m, '0', true);
    await film(table, '0 build 1 1 0 0');
    const view = centuryEasternWonders.view(m.G, m.ctx, '0');
    const built = m.frames.flatMap(({ events }) => events as Event[]);
    const { motions } = animate(built, { view, playerID: '0' } as OnTable);
    const [space] = motions.find(({ thing }) => thing === 'post:9:0')!.place!;
    expect(things()).toContain(space);
  });

  test('what somebody gets in the turn of another goes to their plate', async () => {
    const m = match({ players: 3, holds: { 1: 'Y', 2: 'R' }, boats: { 1: 13, 2: 14 } });
    m.play('0 harvest', '0 end');
    const table = await sit(m, '0', true);
    await film(table, '1 sail 14');
    expect(cubesOf('2')).toBe(0);
    expect(await film(table, '1 pay 2 ginger')).toEqual(['gone:']);
  });
});

test('while a delivery is seen it is told, and not what lies there next', async () => {
  const table = await sit(match({ boats: { 0: 21 }, holds: { 0: 'RRBB' } }), '1');
  await table.play('0 claim');
  expect(stage.moving()).not.toEqual([]);
  expect(sentence()).toMatch(/^Ana delivered at /);
});

test('whatever leaves goes as it was, not as what has come to its place', async () => {
  const table = await sit(match({ boats: { 0: 21 }, holds: { 0: 'RRBB' } }));
  const before = document.querySelector('[data-thing="vp:21"]')!.innerHTML;
  await table.play('0 claim');
  const gone = stage.moving().find(({ thing, element }) => {
    return thing === 'gone:thing' && element.querySelector('text') !== null;
  })!;
  expect(gone.element.innerHTML).toBe(before);
  expect(document.querySelector('[data-thing="vp:21"]')!.innerHTML).not.toBe(before);
});

test('all that is said to move is there, before or afterwards', async () => {
  const m = match({
    holds: { 0: 'YYYYRGGG', 1: 'YB' },
    boats: { 1: 5, 0: 1 },
    water: { 5: 'G' },
    markets: { 5: 'ginger1' },
    bonuses: { 0: 'upgrade' },
  });
  const table = await sit(m);
  for (const action of [
    '0 sail 2',
    '0 sail 5 ginger',
    '0 pay 1 ginger',
    '0 collect',
    '0 build 0 0 0 0',
    '0 upgrade ginger',
    '0 trade 1',
  ]) {
    const before = things();
    await film(table, action);
    const motions = m.frames.flatMap(({ G, events }) => {
      const view = centuryEasternWonders.view(G as State, m.ctx, '0');
      return animate(events as Event[], { view, playerID: '0' } as OnTable).motions;
    });
    expect(motions).not.toEqual([]);
    for (const { thing, place, past = [], unless } of motions) {
      const known = [...before, ...things()];
      if (unless === undefined) expect([action, known.includes(thing)]).toEqual([action, true]);
      for (const name of past) expect([action, known.includes(name)]).toEqual([action, true]);
      if (place)
        expect([action, place.some((name) => known.includes(name))]).toEqual([action, true]);
    }
  }
});
