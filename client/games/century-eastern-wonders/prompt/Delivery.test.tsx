import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { stageForTests } from '../../../testing/stage';
import { sit } from '../testing';

const stage = stageForTests();
afterEach(cleanup);

const delivery = () => document.querySelector('[data-moment="delivered"]');
const part = (name: string) => delivery()?.querySelector<HTMLElement>(`.${name}`);
const words = () => part('words')?.textContent;

/** The boat of player 0 lies where 12 points are paid for two chili and two cloves. */
const AT_PORT = { boats: { 0: 21 }, holds: { 0: 'YRRBB' } };

test.each([
  ['0', 'You deliver: 12 points!', 'Face down to everybody else'],
  ['1', 'Ana delivers: 12 points!', 'Face down from now on'],
  [null, 'Ana delivers: 12 points!', 'Face down from now on'],
] as const)(
  'a delivery is announced with the points that everybody saw at the port: to player %s',
  async (reader, told, covered) => {
    const table = await sit(match(AT_PORT), reader);
    await table.play('0 claim');
    expect([words(), part('covered')?.textContent]).toEqual([told, covered]);
    await stage.end();
    expect(delivery()).toBeNull();
  },
);

test('where claimed tiles stay visible to all, nothing is said to be hidden', async () => {
  const table = await sit(match({ ...AT_PORT, options: { openScores: true } }), '1');
  await table.play('0 claim');
  expect([words(), part('covered')]).toEqual(['Ana delivers: 12 points!', null]);
});

test('its cubes land before its words, so that none flies across them', async () => {
  const table = await sit(match(AT_PORT), '1');
  await table.play('0 claim');
  expect([...part('told')!.children].map(({ className }) => className)).toEqual([
    'landings',
    'words',
    'covered',
  ]);
});

test('each cube that is delivered lands in a place of its own, and no two at the same time', async () => {
  const table = await sit(match(AT_PORT), '1');
  await table.play('0 claim');
  const landings = stage.moving().filter(({ thing }) => thing.startsWith('landing:'));
  expect(landings.map(({ thing }) => thing).sort()).toEqual([
    ...['landing:chili:0', 'landing:chili:1', 'landing:cloves:0', 'landing:cloves:1'],
  ]);
  expect(new Set(landings.map(({ waits }) => waits)).size).toBe(4);
  await stage.end();
});

test.each([
  ['is turned over where it is known no more', '1', 'gone:back'],
  ['keeps its face up to whoever knows it', '0', undefined],
])('the tile that goes to its owner %s', async (_, reader, back) => {
  const table = await sit(match(AT_PORT), reader);
  await table.play('0 claim');
  const [first, ...others] = stage
    .moving()
    .filter(({ thing }) => thing === 'gone:back')
    .sort((a, b) => a.lasts - b.lasts);
  // the last one comes from the pile
  expect(others.length > 0 ? first.thing : undefined).toBe(back);
  await stage.end();
});

test('what it brings is told when it has come to the plate', async () => {
  const table = await sit(match({ ...AT_PORT, options: { openScores: true } }), '1');
  const seen: [boolean, boolean][] = [];
  const chip = () => document.querySelector('[data-seat="0"] .chip')?.textContent === '+12';
  const told = () => delivery()?.querySelector('b')?.dataset.come === 'true';
  await table.play('0 claim');
  for (let steps = 0; steps < 9 && delivery(); steps++) {
    seen.push([chip(), told()]);
    await stage.look();
    if (delivery()) seen.push([chip(), told()]);
    await stage.settle();
  }
  expect(seen.filter(([onPlate, isTold]) => onPlate !== isTold)).toEqual([]);
  expect(seen).toContainEqual([true, true]);
  expect(seen[0]).toEqual([false, false]);
});

test.each([
  ['one cube short of it sees what they lacked', 'YRRB', 1],
  ['far from it sees no more', 'Y', undefined],
])('a delivery of somebody else: whoever was %s', async (_, hold, many) => {
  const m = match({ boats: { 0: 21, 1: 20 }, holds: { 0: 'YRRBB', 1: hold } });
  const table = await sit(m, '1');
  await table.play('0 claim');
  expect(part('missed')?.querySelectorAll('svg').length).toBe(many);
});

test('it is told the same when it is seen once more', async () => {
  const m = match({ players: 3, boats: { 0: 14, 1: 13, 2: 21 }, holds: { 1: 'Y', 2: 'RRBB' } });
  const table = await sit(m, '0', true);
  for (const action of ['0 end', '1 sail 14', '1 pay 0 ginger', '1 end', '2 claim']) {
    await table.play(action);
    await stage.end();
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Show that again/ })));
  for (let frames = 0; frames < 4 && !delivery(); frames++) {
    await stage.settle();
    await stage.look();
  }
  expect(words()).toBe('Chidi delivers: 12 points!');
});
