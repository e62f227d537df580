import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { match } from '../../shared/games/ya-blew-it/testing';
import type { PlayableTitle } from '../kit/contract';
import { sitAt } from '../testing/match';
import { stageForTests } from '../testing/stage';
import { pace } from './pace';

const stage = stageForTests();

afterEach(() => {
  cleanup();
  pace.set('normal');
});

const start = () =>
  match({ deck: 'orange-3 purple-5 fire-1', areas: { 0: 'detonator-1', 1: 'detonator-2' } });
const asked = () => screen.queryByRole('button', { name: /^Draw/ }) !== null;
const moving = () => stage.moving().map(({ thing }) => thing);

test('a match that begins is seen to be dealt, and then the first is asked', async () => {
  await sitAt(yaBlewIt, start(), '0', { isNew: true });
  expect(moving()).toEqual(
    expect.arrayContaining(['deck', 'cursed:0', 'cursed:1', 'own:detonator-1', 'detonator:1']),
  );
  expect(asked()).toBe(false);
  await stage.settle();
  await stage.look();
  expect([asked(), moving()]).toEqual([true, []]);
});

test.each([
  ['normal', 800],
  ['relaxed', 1200],
] as const)('at a %s pace who begins can be read for %d milliseconds', async (chosen, time) => {
  pace.set(chosen);
  const retitle = (title: PlayableTitle): PlayableTitle => ({ ...title, first: () => '0' });
  await sitAt(yaBlewIt, start(), '0', { isNew: true, retitle });
  await stage.settle();
  await stage.pass(time - 1);
  expect(asked()).toBe(false);
  await stage.pass(1);
  expect(asked()).toBe(true);
});

test('a press on the board is enough to begin', async () => {
  await sitAt(yaBlewIt, start(), '0', { isNew: true });
  await act(async () => void fireEvent.pointerDown(screen.getByRole('main')));
  expect(asked()).toBe(true);
});

test('whoever comes back to it, or wants nothing to be waited for, is asked at once', async () => {
  await sitAt(yaBlewIt, start(), '0');
  expect(asked()).toBe(true);
  cleanup();
  pace.set('none');
  await sitAt(yaBlewIt, start(), '0', { isNew: true });
  expect(asked()).toBe(true);
});

test('whoever comes when others have acted sees no deal', async () => {
  const m = start();
  m.play('0 draw');
  await sitAt(yaBlewIt, m, '1', { isNew: true });
  expect(moving()).toEqual([]);
});
