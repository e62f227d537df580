import { act, cleanup, fireEvent } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { open } from '../testing';

const stage = stageForTests();
afterEach(cleanup);

const { moved, settle } = stage;

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
