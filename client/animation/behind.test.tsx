import { act, cleanup } from '@testing-library/react';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { sitAt } from '../testing/match';
import { stageForTests } from '../testing/stage';
import { asked, choices, claim, start } from './testing';

const stage = stageForTests();

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(async () => {
  cleanup();
  await hide(false);
});

/** Goes on to what is seen next. */
async function next() {
  await stage.settle();
  await stage.look();
}

describe('whoever is behind', () => {
  const long = () =>
    start(
      'safe-1 safe-2 safe-3 orange-3 purple-5 blue-1 green-4 pink-5 yellow-5 blue-2 orange-6 purple-6 fire-1',
    );

  test('sees all of it in order, as long as it is no more than ten seconds', async () => {
    const table = await sitAt(yaBlewIt, long(), null);
    await table.play('0 draw', '1 pass', '2 pass', '0 add');
    const seen = [claim()];
    for (let i = 0; i < 20 && claim() < 5; i++) {
      await next();
      seen.push(claim());
    }
    expect([...new Set(seen)]).toEqual([1, 2, 3, 4, 5]);
  });

  test('sees the last ten seconds of more', async () => {
    const table = await sitAt(yaBlewIt, long(), null);
    await table.play('0 draw', '1 pass', '2 pass');
    for (let i = 0; i < 7; i++) await table.play('0 add', '1 pass', '2 pass');
    const first = claim();
    await next();
    // what came first is left out
    expect(claim()).toBeGreaterThan(first + 1);
    expect(claim()).toBeLessThan(11);
    await stage.end();
    expect(claim()).toBe(11);
  });

  test('is shown on return what happened while the page was out of sight', async () => {
    const table = await sitAt(yaBlewIt, start(), '1');
    await hide(true);
    await table.play('0 draw');
    expect([claim(), stage.moving()]).toEqual([0, []]);
    // but is called at once
    expect(document.title).toMatch(/^● Your turn/);
    await hide(false);
    expect([claim(), asked()]).toEqual([1, 'Ana draws…']);
    await stage.end();
    expect([claim(), choices()]).toEqual([2, 2]);
  });
});
