import { cleanup, screen } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { toldLarge } from '../testing';

const stage = stageForTests();
afterEach(cleanup);

const { moved } = stage;

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

test('an award is told large, in place of the question', async () => {
  const holds = { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '1');
  await table.play('0 reveal g3 j3');
  await moved();
  await table.play('0 take purple');
  await stage.until(() => toldLarge() !== null);
  expect(toldLarge()!.textContent).toBe('Ana wins the Colorful Gems award!+9');
});
