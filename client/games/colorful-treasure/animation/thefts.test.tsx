import { cleanup, screen } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { animate } from './animate';
import { prompt, sentence, toldLarge } from '../testing';

const stage = stageForTests();
afterEach(cleanup);

const { moved, pass, settle } = stage;

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

describe('told large, in place of the question', () => {
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
    await stage.until(() => toldLarge() !== null);
    expect(toldLarge()!.textContent).toBe(words);
  });

  test('the wall is left free, which is to be remembered', async () => {
    const holds = { 0: 'keyToken', 1: 'giza-green' };
    const table = await sitAt(colorfulTreasure, match({ holds }), '0');
    await table.play('0 reveal a5 b2', '0 collect');
    await moved();
    await table.play('0 steal 1 giza-green');
    await stage.until(() => toldLarge() !== null);
    expect(document.querySelector('[data-moment]')!.closest('main')).toBeNull();
    expect(document.querySelector('[data-moment]')!.parentElement!.contains(prompt())).toBe(true);
  });

  test('a key that is stolen has no points', async () => {
    const holds = { 0: 'keyToken', 1: 'giza-key' };
    const table = await sitAt(colorfulTreasure, match({ holds }), '0');
    await table.play('0 reveal a5 b2', '0 collect');
    await moved();
    await table.play('0 steal 1 giza-key');
    await stage.until(() => toldLarge() !== null);
    expect(toldLarge()!.textContent).toBe('You rob Bo!');
  });
});
