import { cleanup, renderHook, screen, within } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match as yaBlewItMatch } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { useLingering } from './useLingering';

const stage = stageForTests();
afterEach(cleanup);

const sentence = () =>
  within(screen.getByRole('region', { name: 'What to do' })).getByRole('heading').textContent;

/** Whatever moves comes to rest. */
async function rest() {
  for (let i = 0; i < 40 && document.querySelector('[data-moving]'); i++) {
    await stage.settle();
    await stage.pass(50);
  }
  expect(document.querySelector('[data-moving]')).toBeNull();
}

test('what somebody did stays to be read until they have had time to go on', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 0: 'YY' } }), '1');
  expect(sentence()).toBe('Ana is sailing');
  await table.play('0 sail 14');
  await rest();
  expect(sentence()).toBe('Ana sailed to Tea Terrace');
  await stage.pass(1500);
  expect(sentence()).toBe('Ana sailed to Tea Terrace');
  await table.play('0 harvest');
  await rest();
  expect(sentence()).toBe('Ana harvested 2\u00a0ginger');
  for (let i = 0; i < 30; i++) await stage.pass(100);
  expect(sentence()).toBe('Ana ends the turn');
});

test('whoever is asked next is asked at once', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 0: 'YY' } }), '1');
  await table.play('0 sail 14', '0 harvest', '0 end');
  await rest();
  expect(sentence()).toBe('Your turn: sail, or act where you are');
});

test('what was told before one was asked is not told again once one has answered', async () => {
  const m = yaBlewItMatch({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'blue-2 detonator-5', 1: 'pink-5' },
    rolls: [8, 1],
  });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw');
  await stage.end();
  await table.play('0 roll');
  await rest();
  expect(sentence()).toBe('Nothing burns: move on');
  await table.play('0 stand');
  await rest();
  expect(sentence()).toBe('Fire! Bo has to roll');
});

describe('what was told', () => {
  const TELLING = { isCalm: false, isTelling: true };
  const CALM = { isCalm: true, isTelling: false };

  /** A stage at some pace; whether what it told lingers once it has become so. */
  function show(stretch: number) {
    const { result, rerender } = renderHook(
      ({ mayLinger, ...live }) => useLingering(live, mayLinger),
      { initialProps: { ...CALM, stretch, mayLinger: true } },
    );
    const become = (live: typeof CALM, mayLinger = true) => {
      rerender({ ...live, stretch, mayLinger });
      return result.current;
    };
    return { become, lingers: () => result.current };
  }

  test.each([0.6, 1, 1.5])('lingers for two seconds at a pace of %d', async (stretch) => {
    const { become, lingers } = show(stretch);
    expect([lingers(), become(TELLING), become(CALM)]).toEqual([false, false, true]);
    await stage.pass(2000 * stretch - 1);
    expect(lingers()).toBe(true);
    await stage.pass(1);
    expect(lingers()).toBe(false);
  });

  test('lingers anew when something else is told meanwhile', async () => {
    const { become, lingers } = show(1);
    become(TELLING);
    become(CALM);
    await stage.pass(1500);
    expect([become(TELLING), become(CALM)]).toEqual([false, true]);
    await stage.pass(1500);
    expect(lingers()).toBe(true);
  });

  test('does not linger where nothing is waited for', () => {
    const { become } = show(0);
    expect([become(TELLING), become(CALM)]).toEqual([false, false]);
  });

  test('is over once its reader was asked, and not before the stage is calm', () => {
    const { become } = show(1);
    become(TELLING);
    become(TELLING, false);
    expect([become(CALM), become(CALM, false), become(CALM)]).toEqual([true, false, false]);
  });
});
