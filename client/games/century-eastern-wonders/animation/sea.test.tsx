import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { deal, match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { sit } from '../testing';

// What moves on the sea for itself: when it is laid, when the last round comes, and whenever something happens.

const stage = stageForTests();

afterEach(cleanup);

/** What is said of who begins, across the sea. */
const begins = () => document.querySelector('.first')?.textContent;

describe('the deal', () => {
  test('lays islands, ports, tiles, the supply and the starting cubes, and then the first is asked', async () => {
    const m = deal(2);
    const [first] = m.G.table.starting;
    await sitAt(centuryEasternWonders, m, first, { isNew: true });
    const moved = [...new Set(stage.moving().map(({ thing }) => thing))];
    const ports = Object.keys(m.G.table.ports).map((port) => `vp:${port}`);
    expect(moved).toEqual(
      expect.arrayContaining([...ports, 'pile', 'supply', 'start:YYYY', 'start:YG']),
    );
    expect(moved.filter((thing) => thing.startsWith('land:'))).toHaveLength(24);
    expect(document.querySelector('[data-choice]')).toBeNull();
    // who chooses cubes first is not who takes the first turn
    expect([m.G.table.first, begins()]).toEqual([
      first === '0' ? '1' : '0',
      expect.stringMatching(
        /^(Ana|Bo) takes the first turnBefore that, boats are placed in reverse order: you, \1$/,
      ),
    ]);
    await stage.settle();
    await stage.look();
    expect(begins()).toBeUndefined();
    // and until their turn has come the header says whose it is
    expect(screen.getByRole('banner').textContent).toMatch(/First turn: (Ana|Bo)/);
    expect(document.querySelectorAll('[data-choice]')).toHaveLength(4);
  });
});

const ribbon = () => document.querySelector('.ribbon')?.textContent;

/** The ribbon, once what leads to it has been seen. */
async function ribbonToCome() {
  expect(ribbon()).toBeUndefined();
  for (let steps = 0; steps < 5 && ribbon() === undefined; steps++) {
    await stage.settle();
    await stage.look();
  }
  return ribbon();
}

const almost = (seat: string) => ({
  holds: { [seat]: 'YYGGG' },
  boats: { [seat]: 2 },
  claimed: { [seat]: 'RRRGG RRGB YGGB' },
});

test('a ribbon across the sea says that the last round has begun, as long as that is seen', async () => {
  const table = await sit(match(almost('0')), '1');
  await table.play('0 claim');
  expect(await ribbonToCome()).toBe(
    'The last roundAna has enough VP tiles: the round is played out',
  );
  await stage.end();
  expect(ribbon()).toBeUndefined();
});

test('nobody is told that a round is the last which is over already', async () => {
  const table = await sit(match(almost('1')), '0');
  const isCalledLast = () => document.querySelector('header')!.textContent.includes('the last');
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 claim');
  expect(await ribbonToCome()).toBe(
    'That was the last roundBo has enough VP tiles, and played last',
  );
  expect(isCalledLast()).toBe(false);
  await stage.end();
  expect(document.querySelector('[role="log"]')!.textContent).toContain('That was the last round');
});

test('the sea swells and boats rock anew whenever something happens', async () => {
  const table = await sit(match());
  const seen = () => ['.swell', '.rocking'].map((one) => document.querySelector(one));
  // whoever comes finds the sea at rest: there is enough to draw then
  expect(document.querySelector('.swell')).toBeNull();
  await table.play('0 harvest');
  await stage.end();
  const before = seen();
  await table.hear({});
  expect(before).not.toContain(null);
  expect(seen()).toEqual(before);
  await table.play('0 end');
  await stage.end();
  expect(seen().map((one, i) => one === before[i])).toEqual([false, false]);
});

test('nothing on the sea moves for ever', () => {
  const title = join(__dirname, '..');
  const files = readdirSync(title, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  for (const sheet of sheets)
    expect([sheet, readFileSync(join(title, sheet), 'utf8')]).toEqual([
      sheet,
      expect.not.stringMatching(/infinite/),
    ]);
});
