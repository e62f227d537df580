import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { exposure } from './exposure';
import { cards } from '../testing';

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
