import { cleanup, screen, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();

afterEach(cleanup);

/** A line as it is read out. */
function readOut(line: HTMLElement): string {
  for (const drawing of line.querySelectorAll('[aria-hidden="true"]')) drawing.remove();
  return line.textContent;
}

const told = () => document.querySelector('[data-moment]')?.textContent;

test.each([
  ['0', 'You take+1'],
  ['1', 'Ana takes+1'],
])('what is taken is told by as many points as it brings: to player %s', async (reader, words) => {
  const table = await sitAt(colorfulTreasure, match(), reader);
  await table.play('0 reveal a1 b2');
  await stage.end();
  expect(told()).toBeUndefined();
  await table.play('0 take red');
  expect(told()).toBe(words);
  expect(document.querySelectorAll('[data-moment] .loot > svg')).toHaveLength(1);
  await stage.end();
  expect(told()).toBeUndefined();
});

test('the tokens of diamonds count with them', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  await table.play('0 reveal a4 b4');
  await stage.end();
  await table.play('0 take diamond');
  expect(told()).toBe('Ana takes+6');
});

test('a key by itself is worth no points, and nothing is said of any', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  await table.play('0 reveal a5 b2');
  await stage.end();
  await table.play('0 collect');
  expect(told()).toBeUndefined();
});

test.each([
  ['1', 'Ana chooses to take nothing', 1200],
  ['0', 'You choose to take nothing', 0],
])(
  'whoever takes nothing chose to, which is told for a while: player %s',
  async (reader, words, held) => {
    const table = await sitAt(colorfulTreasure, match(), reader);
    await table.play('0 reveal a1 b2');
    await stage.end();
    await table.play('0 leave');
    expect(told()).toBe(words);
    await stage.settle();
    await stage.pass(Math.max(held - 1, 0));
    if (held > 0) expect(told()).toBe(words);
    await stage.end();
    expect(told()).toBeUndefined();
  },
);

test('what is stolen lies in the chest once it has come, and until then on its way alone', async () => {
  const holds = { 0: 'keyToken', 2: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ players: 3, holds }), '1');
  await table.play('0 reveal a5 b2', '0 collect');
  await stage.end();
  await table.play('0 steal 2 giza-green');
  const lies = () =>
    ['[data-moment="stolen"] .prize', '[data-thing="loot"]'].filter((place) =>
      document.querySelector(`${place} svg`),
    );
  const places: string[][] = [];
  while (told() !== undefined) {
    places.push(lies());
    await stage.settle();
    await stage.pass(700);
  }
  expect(places[0]).toEqual(['[data-thing="loot"]']);
  expect(places.at(-1)).toEqual(['[data-moment="stolen"] .prize']);
  expect(places.filter(({ length }) => length !== 1)).toEqual([]);
});

test.each([
  [
    '0',
    'You share the Chest award!+3 each',
    'You shared Chest, 3 points each, with Bo',
    'shared by you and Bo',
  ],
  [
    '1',
    'You share the Chest award!+3 each',
    'You shared Chest, 3 points each, with Ana',
    'shared by you and Ana',
  ],
  [
    null,
    'Shared: the Chest award!+3 each',
    'Chest was shared, 3 points each: Ana and Bo',
    'shared by Ana and Bo',
  ],
])(
  'a Chest award that two share is told once, and to both of them: to player %s',
  async (reader, announced, logged, noted) => {
    const m = match({ grid: 'g b', holds: { 0: 'giza-key', 1: 'christ-chest' } });
    const table = await sitAt(colorfulTreasure, m, reader);
    await table.play('0 reveal a1 b1', '0 leave', '1 reveal a1 b1');
    await stage.end();
    await table.play('1 leave');
    const announcements = new Set<string>();
    for (let steps = 0; steps < 12; steps++) {
      const words = told();
      if (words) announcements.add(words);
      await stage.settle();
      await stage.pass(700);
    }
    await stage.end();
    expect([...announcements]).toEqual([expect.stringMatching(/take nothing$/), announced]);
    const lines = within(screen.getByRole('log', { name: 'What happened' }))
      .getAllByRole('listitem')
      .map(readOut);
    const awards = lines.filter((line) => /points/.test(line));
    expect(awards).toEqual([logged]);
    expect(screen.getByText(noted)).toBeTruthy();
  },
);

test('what a theft brings its thief and costs the other is told once the loot has come, and on the rail no earlier', async () => {
  const holds = { 0: 'keyToken giza-green', 1: 'christ-green stonehenge-green greatWall-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  await table.play('0 reveal a5 b2', '0 collect');
  await stage.end();
  const green = within(screen.getByRole('region', { name: 'Your things' }))
    .getByText(/green gem, worth/)
    .closest('li')!;
  const seen = () => ({
    told: [...document.querySelectorAll('[data-moment="stolen"] b:not(.untold)')].map(
      ({ textContent }) => textContent,
    ),
    rail: ['.points', '.next'].map((what) => green.querySelector(what)!.textContent),
  });
  const before = seen();
  await table.play('0 steal 1 christ-green');
  await stage.settle();
  expect(seen()).toEqual(before);
  while (seen().told.length === 0) {
    await stage.settle();
    await stage.pass(700);
  }
  expect(before).toEqual({ told: [], rail: ['1point', 'next +2'] });
  expect(seen()).toEqual({ told: ['−3', '+2'], rail: ['3points', 'next +3'] });
});

test('a first gem comes to where a pale one lies until then', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  await table.play('0 reveal a5 b2', '0 collect');
  await stage.end();
  const isPale = () => document.querySelector('.stack[data-none="false"] .sign.awaited') !== null;
  await table.play('0 steal 1 giza-green');
  await stage.settle();
  expect(isPale()).toBe(true);
  await stage.end();
  expect(isPale()).toBe(false);
});
