import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { animate } from './animate';
import { exposure } from './exposure';
import { cards, open, prompt, sentence } from '../testing';

const stage = stageForTests();
beforeEach(() => exposure.set('2500'));
afterEach(cleanup);

const { moved, pass, settle } = stage;

test('revealed cards turn over, those beside them do not', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  await table.play('0 reveal a1 b2');
  expect(await moved()).toEqual(['front:a1', 'front:b2', 'gone:side']);
});

test('what was not taken turns back', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  await table.play('0 reveal a1 b2');
  await moved();
  await table.play('0 take red');
  expect(await moved()).toContain('back:b2');
});

test('what is taken goes to its taker with its token', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a4 b1');
  await moved();
  await table.play('0 take diamond');
  const airborne = (await moved()).filter((thing) => thing.startsWith('gone'));
  expect(airborne).toEqual(['gone:side', 'gone:token']);
});

test('a gem that is the first of its colour is on the rail once it has come', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a1 b2');
  await moved();
  await table.play('0 take red');
  const lasting = (name: string) =>
    stage.moving().find(({ element: { dataset } }) => Object.values(dataset).includes(name))?.lasts;
  const flight = lasting('front:a1');
  expect(flight).toBeGreaterThan(0);
  expect(lasting('own:red')).toBe(flight);
  expect(document.querySelector('[data-thing="count:own:red"]')!.textContent).toBe('0');
});

test.each([
  ['A thief', '0', false],
  ['A victim', '1', false],
  ['A third', '2', false],
  ['A third on a phone', '2', true],
])('%s sees whose it was, what it is and whose it becomes', async (_, reader, isPhone) => {
  const holds = { 0: 'keyToken', 1: 'giza-green pisa-red', 2: 'giza-blue' };
  const table = await sitAt(colorfulTreasure, match({ players: 3, holds }), reader, { isPhone });
  await table.play('0 reveal a5 b2', '0 collect');
  await moved();
  await table.play('0 steal 1 giza-green');
  // one's own things lie on one's own rail
  const on = (player: number, what: string) =>
    document.querySelectorAll(
      String(player) === reader
        ? `.rail .${what}, [data-thing="player:${player}"] .${what}`
        : `[data-thing="player:${player}"] .${what}`,
    ).length;
  expect(document.querySelector(`[data-thing="player:${reader}"] :is(.loot, .gap)`)).toBeNull();
  expect([0, 1, 2].map((player) => [on(player, 'loot'), on(player, 'gap')])).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
  const moving = stage.moving().map(({ thing }) => thing);
  expect(moving).toEqual(expect.arrayContaining(['loot', 'gone:loot', 'player:1']));
  // numbers count by the browser's own time
  await stage.until(() => !document.querySelector('[data-thing="loot"]'), 100);
  // what it brings and costs has the room to itself
  expect(document.querySelector('[data-moment]')).not.toBeNull();
  expect([on(0, 'loot'), on(1, 'gap')]).toEqual([0, 0]);
});

test('what is stolen leaves from the gap that it leaves, which covers nobody’s name', () => {
  const stolen = { type: 'stolen', playerID: '0', victim: '1', loot: 'giza-green' } as const;
  const { view, ctx } = { view: { table: match().G.table, grid: {} }, ctx: match().ctx };
  const { motions } = animate([stolen], { view, ctx, playerID: '2' } as never);
  expect(motions.find(({ thing }) => thing === 'loot')?.place?.[0]).toBe('gap');
});

test('the last of a kind that is stolen from a reader leaves a gap on their rail', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-key' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '1');
  await table.play('0 reveal a5 b2', '0 collect');
  await moved();
  await table.play('0 steal 1 giza-key');
  const rail = document.querySelector('.rail')!;
  expect(rail.querySelectorAll('[data-hint="key"] .gap')).toHaveLength(1);
  await settle();
  await pass(2300);
  expect(rail.querySelector('[data-hint="key"], .gap')).toBeNull();
});

test.each([
  ['0', 'You open a chest: steal!'],
  ['1', 'Ana opens a chest to steal'],
])('a key and a chest come together and are gone, as player %s is told', async (reader, words) => {
  const holds = { 0: 'keyToken', 1: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), reader);
  await table.play('0 reveal a5 b2');
  await moved();
  await table.play('0 collect');
  const told = () => document.querySelector<HTMLElement>('[data-moment="paired"]');
  await stage.until(() => told() !== null, 500);
  expect(told()!.textContent).toBe(words);
  expect(told()!.dataset.seat).toBe('0');
  const moving = stage.moving().map(({ thing }) => thing);
  expect(moving).toEqual(expect.arrayContaining(['spent:key', 'spent:chest']));
  // that of a token, whose card stays
  const rail = ['own:keyToken', 'own:chestToken', 'own:chest'];
  const isThere = (thing: string) => document.querySelector(`[data-thing="${thing}"]`) !== null;
  expect(rail.filter(isThere)).toEqual(reader === '0' ? ['own:chest'] : []);
  expect(told()!.querySelectorAll('.prize > svg')).toHaveLength(1);
  await settle();
  await pass(1499);
  expect(told()).not.toBeNull();
  await pass(1);
  expect(told()).toBeNull();
});

test('nothing comes out of a chest where there is nothing to steal', async () => {
  const table = await sitAt(colorfulTreasure, match({ holds: { 0: 'keyToken' } }), '1');
  await table.play('0 reveal a5 b2');
  await moved();
  await table.play('0 collect');
  const told = () => document.querySelector('[data-moment="paired"]');
  await stage.until(() => told() !== null, 500);
  expect(told()!.textContent).toBe('Ana opens a chest: nothing to steal');
  expect(told()!.querySelectorAll('.prize > *')).toHaveLength(0);
});

test('an action token that is taken appears with its owner, and an award travels to its winner', async () => {
  const reds = 'pisa-red parthenon-red colosseum-red tajMahal-yellow greatWall-green giza-blue';
  const m = match({ variant: 'advanced', players: 4, holds: { 0: reds } });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a2 j1', '0 leave');
  await moved();
  await table.play('0 claim truce red');
  expect(await moved()).toEqual(expect.arrayContaining(['own:truce', 'gone:sign']));
});

test('an award is with its winner once what won it is', async () => {
  const holds = { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  await table.play('0 reveal g3 j3');
  await moved();
  const [taken, won] = [/^2 × purple gem/, 'the Colorful Gems award'];
  await table.play('0 take purple');
  expect([screen.queryByText(taken), screen.queryByText(won)]).toEqual([expect.anything(), null]);
  await stage.end();
  expect(screen.getByText(won)).toBeTruthy();
});

test('no card can be chosen while something is still to be seen', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  expect(open().length).toBeGreaterThan(0);
  await table.play('0 reveal a5 b2', '0 collect');
  expect(open()).toEqual([]);
});

test('however much happens at once, a key skips it', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '1');
  await table.play('0 reveal a5 b2', '0 collect');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  stage.forget();
  await settle();
  expect(stage.moving()).toEqual([]);
});

test('where nothing shall move, what happened is marked', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1', { isStill: true });
  await table.play('0 reveal a1 b2');
  const properties = new Set(stage.moving().flatMap((movement) => movement.properties));
  expect([...properties]).toEqual(['outline']);
  expect(await moved()).toEqual(['front:a1', 'front:b2']);
});

describe('what somebody else reveals', () => {
  const up = () => cards().filter((one) => /face up/.test(one.getAttribute('aria-label')!)).length;

  /** Both cards and a third are revealed, and taken, as fast as they can be; then everything comes to rest. */
  async function revealed(reader: string | null) {
    const table = await sitAt(colorfulTreasure, match(), reader);
    for (const action of ['0 reveal a1 b2', '0 revealThird c3', '0 take red'])
      await table.play(action);
    expect(up()).toBe(2);
    await settle();
    await stage.look();
    expect(up()).toBe(3);
    return table;
  }

  test.each(['1', null])(
    'stays face up for two and a half seconds after the last card has turned, for %s',
    async (reader) => {
      await revealed(reader);
      await settle();
      await pass(2499);
      expect(up()).toBe(3);
      await pass(1);
      expect(up()).toBe(0);
    },
  );

  test('stays as long as its reader chose', async () => {
    await act(async () => exposure.set('1500'));
    await revealed('1');
    await settle();
    await pass(1499);
    expect(up()).toBe(3);
    await pass(1);
    expect(up()).toBe(0);
  });

  test('or until they press', async () => {
    await act(async () => exposure.set('press'));
    await revealed('1');
    await settle();
    await pass(600_000);
    await act(async () => void fireEvent.pointerDown(document.body));
    expect(up()).toBe(3);
    await act(async () => screen.getByRole('button', { name: 'Press to go on' }).click());
    expect(up()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Press to go on' })).toBeNull();
  });

  test('stays while something beside the board is pressed, and goes when the board is', async () => {
    await revealed('1');
    await settle();
    await act(async () => void fireEvent.pointerDown(screen.getByRole('button', { name: 'Menu' })));
    expect(up()).toBe(3);
    await act(async () => void fireEvent.pointerDown(cards()[30]));
    expect(up()).toBe(0);
  });

  test('stays as long where nothing of it is taken', async () => {
    const table = await sitAt(colorfulTreasure, match(), '1');
    for (const action of ['0 reveal a1 b2', '0 leave']) await table.play(action);
    await settle();
    await pass(2499);
    expect(up()).toBe(2);
    await pass(1);
    expect(up()).toBe(0);
  });

  test('is nothing that who revealed it has to wait for', async () => {
    await revealed('0');
    await settle();
    await stage.pass(500);
    expect(up()).toBe(0);
  });
});

test('how long cards stay face up is chosen in the menu, for this device', async () => {
  await sitAt(colorfulTreasure, match(), '1');
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  const choice = screen.getByRole('group', { name: 'Cards others reveal' });
  await act(async () => within(choice).getByRole('radio', { name: 'Until I press' }).click());
  expect(exposure.get()).toBe('press');
  expect(Object.values(localStorage)).toContain('press');
});

test('the posters are put up wonder by wonder before the first is asked, with their tokens', async () => {
  await sitAt(colorfulTreasure, match(), '0', { isNew: true });
  const moving = new Set(stage.moving().map(({ thing }) => thing));
  expect([...moving]).toEqual(
    expect.arrayContaining(['back:a1', 'back:j5', 'token:diamond:stonehenge', 'token:kind:giza']),
  );
  expect([moving.size, open()]).toEqual([70, []]);
  await stage.settle();
  await stage.look();
  expect(open()).toHaveLength(50);
});

test('a token swings when the card turns up that it comes along with', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  const swinging = () =>
    [...document.querySelectorAll<HTMLElement>('[class~="swinging"]')].map(
      ({ dataset }) => dataset.thing,
    );
  expect(swinging()).toEqual([]);
  await table.play('0 reveal a4 b5');
  expect(swinging()).toEqual(['token:diamond:stonehenge', 'token:kind:pisa']);
});

test('what can be stolen is laid out once its thief is asked, and no sooner', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  await table.play('0 reveal a5 b2');
  await moved();
  await table.play('0 collect');
  const isLaidOut = () => screen.queryByLabelText('What can be stolen') !== null;
  const asked: string[] = [];
  for (let steps = 0; steps < 12 && !isLaidOut(); steps++) {
    asked.push(sentence()!);
    await settle();
    await pass(3000);
  }
  expect(asked).toContain('You spent a key token and a chest token to steal');
  expect([isLaidOut(), sentence()]).toEqual([true, 'A key and a chest: choose what to steal']);
});

describe('told large, in place of the question', () => {
  const told = () => document.querySelector('[data-moment]:not([data-moment="taken"])');

  /** Goes on until something else than what is taken is told so. */
  async function untilTold(): Promise<string | undefined> {
    await stage.until(() => told() !== null);
    return told()?.textContent;
  }

  test.each([
    ['0', '\u22121You rob Bo!+1'],
    ['1', '\u22121+1Ana robs you!'],
    ['2', '\u22121Ana robs Bo!+1'],
  ])('a theft, as player %s is told', async (reader, words) => {
    const holds = { 0: 'keyToken', 1: 'giza-green' };
    const table = await sitAt(colorfulTreasure, match({ players: 3, holds }), reader);
    await table.play('0 reveal a5 b2', '0 collect');
    await moved();
    await table.play('0 steal 1 giza-green');
    expect(await untilTold()).toBe(words);
  });

  test('the wall is left free, which is to be remembered', async () => {
    const holds = { 0: 'keyToken', 1: 'giza-green' };
    const table = await sitAt(colorfulTreasure, match({ holds }), '0');
    await table.play('0 reveal a5 b2', '0 collect');
    await moved();
    await table.play('0 steal 1 giza-green');
    await untilTold();
    expect(document.querySelector('[data-moment]')!.closest('main')).toBeNull();
    expect(document.querySelector('[data-moment]')!.parentElement!.contains(prompt())).toBe(true);
  });

  test('a key that is stolen has no points', async () => {
    const holds = { 0: 'keyToken', 1: 'giza-key' };
    const table = await sitAt(colorfulTreasure, match({ holds }), '0');
    await table.play('0 reveal a5 b2', '0 collect');
    await moved();
    await table.play('0 steal 1 giza-key');
    expect(await untilTold()).toBe('You rob Bo!');
  });

  test('an award', async () => {
    const holds = { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' };
    const table = await sitAt(colorfulTreasure, match({ holds }), '1');
    await table.play('0 reveal g3 j3');
    await moved();
    await table.play('0 take purple');
    expect(await untilTold()).toBe('Ana wins the Colorful Gems award!+9');
  });
});
