import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { deal, match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { press, prompt } from '../testing';

afterEach(cleanup);

const sit = (m: Parameters<typeof sitAt>[1], seat: string | null = '0') =>
  sitAt(centuryEasternWonders, m, seat);

const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`)!;
const touch = (...names: string[]) =>
  names.reduce(
    (done, name) =>
      done.then(() =>
        act(async () => {
          // where asked twice, what is pressed first takes the question back
          fireEvent.pointerDown(thing(name));
          fireEvent.click(thing(name));
        }),
      ),
    Promise.resolve(),
  );
const touchable = () =>
  [...document.querySelectorAll<HTMLElement>('[data-touch]')].map((one) => one.dataset.thing!);

/** Every button says what it is done on, and that is there. */
function everyButtonHasItsThing() {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
  expect(buttons).not.toEqual([]);
  for (const { dataset, textContent } of buttons) {
    const drawn = (dataset.on ?? '').split(' ').filter((name) => name !== '' && thing(name));
    expect([textContent, drawn]).not.toEqual([textContent, []]);
  }
}

/* The printed map with tiles in printed order: the boat of the reader lies on Chili Cliffs, 9. */

test('a whole start is made on the things: a set of cubes, an island, the boat that would lie there', async () => {
  const m = deal(2);
  const [first] = m.G.table.starting;
  const table = await sit(m, first);
  everyButtonHasItsThing();
  expect(touchable()).toEqual(['start:YYYY', 'start:YYR', 'start:RR', 'start:YG']);
  await touch('start:RR');
  expect(thing('start:RR')).toBeNull();
  const [island] = Object.keys(m.G.table.markets).map(Number);
  await touch(`tile:${island}`);
  everyButtonHasItsThing();
  await touch('boat:goal');
  expect(table.played).toEqual(['stock RR', `place ${island}`]);
});

test('others see which sets of cubes are left, and cannot touch them', async () => {
  const m = deal(2);
  const [first, second] = m.G.table.starting;
  const table = await sit(m, second);
  await table.play(`${first} stock YG`);
  expect(thing('start:YYYY')).not.toBeNull();
  expect([thing('start:YG'), touchable()]).toEqual([null, []]);
});

test('a route is planned on an island, sailed on the boat at its end, forgotten on the boat at its start', async () => {
  const table = await sit(match({ holds: { 0: 'Y' } }));
  await touch('tile:14');
  everyButtonHasItsThing();
  await touch('boat:0');
  expect([thing('boat:goal'), table.played]).toEqual([null, []]);
  await touch('tile:14', 'boat:goal');
  expect(table.played).toEqual(['sail 14']);
});

test('an owner is paid on their boat or their plate', async () => {
  const table = await sit(match({ holds: { 0: 'YR' }, boats: { 1: 14 } }));
  await table.play('0 sail 14');
  everyButtonHasItsThing();
  expect(touchable()).toEqual(expect.arrayContaining(['boat:1', 'player:1']));
  await touch('boat:1');
  expect(table.played).toEqual(['pay 1 ginger']);
});

test('cubes are picked up on the cubes, an outpost is built where it will stand, a turn is ended on the plate of whoever is next', async () => {
  const table = await sit(match({ holds: { 0: 'Y' }, water: { 14: 'GB' } }));
  await table.play('0 sail 14');
  everyButtonHasItsThing();
  await touch('water:14:cloves', 'site:14', 'player:1', 'player:1');
  expect(table.played).toEqual(['collect', 'build 0 0 0 0', 'end']);
});

test('an outpost is built on its space of the player board as well, after its cubes were chosen', async () => {
  const table = await sit(match({ holds: { 0: 'YYRR' }, outposts: { 9: '1' } }));
  await touch('space:0:chili:0');
  expect(table.played).toEqual([]);
  everyButtonHasItsThing();
  await touch('boat:0', 'site:9', 'site:9');
  expect(table.played).toEqual(['build 2 0 0 0']);
});

test('a trade is made on the trade of the island', async () => {
  const m = match({ holds: { 0: 'YYYYYY' }, markets: { 9: 'cloves1' }, outposts: { 9: '0' } });
  const table = await sit(m);
  await touch('trade:9');
  everyButtonHasItsThing();
  await touch('trade:9');
  expect(table.played).toEqual(['trade 2']);
});

test('a VP tile is delivered to on the tile, and ginger harvested from the supply', async () => {
  const table = await sit(match({ holds: { 0: 'YYGGGB' }, boats: { 0: 2 } }));
  everyButtonHasItsThing();
  // what is told above it rises with it
  expect(touchable()).toEqual(expect.arrayContaining(['vp:2', 'lack:2']));
  await touch('vp:2');
  expect(table.played).toEqual(['claim']);
  cleanup();
  const other = await sit(match());
  await touch('supply');
  expect(other.played).toEqual(['harvest']);
});

test('a bonus tile is taken on the tile, and a cube upgraded in the hold', async () => {
  const m = match({ outposts: { 12: '0', 22: '0', 0: '0' } });
  const table = await sit(m);
  await touch('site:9');
  everyButtonHasItsThing();
  await touch('bonus:points');
  expect(table.played).toEqual(['build 0 0 0 0', 'choose points']);
  cleanup();
  const other = await sit(match({ holds: { 0: 'YB' }, bonuses: { 0: 'upgrade' } }));
  await touch('site:9');
  everyButtonHasItsThing();
  expect(touchable()).not.toContain('hold:0:cloves');
  await touch('hold:0:ginger');
  expect(other.played).toEqual(['build 0 0 0 0', 'upgrade ginger']);
});

test('what is too much is discarded into the supply', async () => {
  const table = await sit(match({ holds: { 0: 'YYYYYYRRRRBB' } }));
  await touch('player:1', 'player:1');
  everyButtonHasItsThing();
  await touch('supply');
  expect(table.played).toEqual(['end', 'discard ginger', 'discard ginger']);
});

test('a turn with nothing done is ended on the next plate at the second press, too', async () => {
  const table = await sit(match());
  await touch('player:1');
  expect(table.played).toEqual([]);
  await touch('player:1');
  expect(table.played).toEqual(['end']);
});

describe('a plate that stands for the end of the turn', () => {
  const labels = () =>
    [...document.querySelectorAll('[data-touch] .label .first')].map(
      ({ textContent }) => textContent,
    );

  test('takes a second press whatever was done, and the button takes one', async () => {
    const table = await sit(match());
    await table.play('0 harvest');
    await touch('player:1');
    expect(table.played).toEqual([]);
    expect(prompt().textContent).toContain('Press again to end it');
    await touch('player:1');
    expect(table.played).toEqual(['end']);
    cleanup();
    const other = await sit(match());
    await other.play('0 harvest');
    await press(/^End turn/);
    expect(other.played).toEqual(['end']);
  });

  test('is that of whoever is next alone, not their boat', async () => {
    await sit(match({ players: 3 }));
    expect(touchable()).not.toContain('boat:1');
    expect(touchable().filter((name) => name.startsWith('player:'))).toEqual(['player:1']);
  });

  test('is none where the match ends with that turn', async () => {
    const m = match({ claimed: { 1: 'YYGGG GGGG RRBB YYYBB' } });
    m.G.table.first = '1';
    await sit(m);
    expect(touchable().filter((name) => name.startsWith('player:'))).toEqual([]);
  });

  test('says that it hands over, as one that is paid on says that', async () => {
    const table = await sit(match({ holds: { 0: 'YR' }, boats: { 1: 14 } }));
    expect(labels()).toEqual(['Over to Bo']);
    await table.play('0 sail 14');
    expect(labels()).toEqual(['Pay']);
  });
});

describe('what lies on a tile', () => {
  test('is in nobody’s way: a press on it is one on the tile', async () => {
    const table = await sit(
      match({ holds: { 0: 'Y' }, water: { 14: 'G' }, outposts: { 14: '1' } }),
    );
    await act(async () => void fireEvent.click(thing('post:14:1').querySelector('svg')!));
    expect(screen.getByRole('heading', { name: /^Your turn: sail to Tea Terrace/ })).toBeTruthy();
    await touch('water:14:tea');
    expect(table.played).toEqual(['sail 14']);
  });

  test('tells a pointer what the tile tells', async () => {
    await sit(match({ holds: { 0: 'Y' }, outposts: { 14: '1' } }));
    const event = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: 'mouse' });
    await act(async () => void thing('post:14:1').dispatchEvent(event));
    expect(document.querySelector('h3')?.textContent).toBe('Tea Terrace');
  });
});

test('somebody who watches finds nothing to touch, nor do others', async () => {
  await sit(match({ holds: { 0: 'Y' } }), null);
  expect(touchable()).toEqual([]);
  cleanup();
  await sit(match({ holds: { 0: 'Y' } }), '1');
  expect(touchable()).toEqual([]);
});
