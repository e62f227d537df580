import { cleanup } from '@testing-library/react';
import { stageForTests } from '../../../testing/stage';
import { finishing, moment } from '../moments/testing';
import { sit } from '../testing';

afterEach(cleanup);

const plate = (of: string) => document.querySelector(`[data-thing="player:${of}"]`)!;
const role = (of: string) => plate(of).querySelector('.role')!.textContent;
const leaders = () =>
  [...document.querySelectorAll('[data-hint="leader"]')].map(
    (mark) => mark.closest<HTMLElement>('[data-seat]')!.dataset.seat,
  );

test('the plate of the reader tells an offer and an answer from a turn', async () => {
  const table = await sit('1', { actionCards: { 1: 'joker-1' } });
  await table.play('0 build ship-3');
  expect(role('1')).toBe('your offer');
  await table.play('1 offer 2', '2 offer 0', '3 offer 0', '0 fulfil 0');
  expect(role('1')).toBe('your answer');
  await table.play('1 answer nothing');
  expect(role('1')).toBe('your turn');
});

test('while somebody chooses, the plates of the others say who plays when', async () => {
  await sit('1');
  expect(['1', '2', '3'].map(role)).toEqual(['next to play', '3rd to play', '4th to play']);
});

test('what goes back when nothing is built was refused, or accepted in vain', async () => {
  const table = await sit('0', {
    hands: { 1: { ship: 1 }, 2: { ship: 1 }, 3: { ship: 1 } },
    // who may answer, so that all lies there for a while
    actionCards: { 3: 'tripleBonus-1' },
  });
  await table.play('0 build ship-5a', '1 offer 1', '2 offer 1', '3 offer 1', '0 accept 1');
  expect(['1', '2'].map(role)).toEqual(['accepted', 'offer turned']);
  await table.play('0 giveUp');
  expect(['1', '2'].map(role)).toEqual(['returned', 'refused']);
});

test('on a phone a plate says that its player builds, and the board what', async () => {
  for (const [isPhone, words] of [
    [false, 'site: Lighthouse'],
    [true, 'building'],
  ] as const) {
    const table = await sit('1', {}, { isPhone });
    await table.play('0 build ship-3');
    expect(role('0')).toBe(words);
    cleanup();
  }
});

test('whoever has the most points has a crown, and several who have as many', async () => {
  const table = await sit('0', { hands: { 0: { ship: 3 }, 1: { ship: 2 }, 2: { ship: 2 } } });
  expect(leaders()).toEqual([]);
  await table.play('0 build ship-3', '1 offer 1', '2 offer 2', '3 offer 0', '0 fulfil 0');
  expect(leaders()).toEqual(['2']);
  cleanup();
  const tied = await sit('0', { hands: { 0: { ship: 3 }, 1: { ship: 2 }, 2: { ship: 2 } } });
  await tied.play('0 build ship-3', '1 offer 2', '2 offer 2', '3 offer 0', '0 fulfil 0');
  expect(leaders()).toEqual(['1', '2']);
});

describe('while it is seen', () => {
  const stage = stageForTests();

  test.each([
    [true, 'building'],
    [false, 'site: Lighthouse'],
  ])(
    'whoever builds is not said to think while their finished wonder is looked at (phone: %p)',
    async (isPhone, words) => {
      const table = await sit('2', finishing, { isPhone });
      await table.play('0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0');
      await stage.end();
      await table.play('0 accept 1');
      await stage.end();
      await table.play('0 fulfil 0');
      const told = new Set<string>();
      for (let steps = 0; steps < 30; steps++) {
        if (moment()?.querySelector('.plaque')) told.add(role('0'));
        await stage.settle();
        await stage.look();
      }
      expect([...told]).toEqual([words]);
    },
  );

  test('a crown is no sooner on a plate than the points it is for', async () => {
    const table = await sit('0', { hands: { 0: { ship: 3 }, 1: { ship: 2 }, 2: { ship: 2 } } });
    await table.play('0 build ship-3', '1 offer 1', '2 offer 2', '3 offer 0');
    await stage.end();
    await table.play('0 fulfil 0');
    const points = () => document.querySelector('[data-thing="count:2"]')!.textContent;
    const seen: string[] = [];
    for (let steps = 0; steps < 12; steps++) {
      seen.push(`${points()} ${leaders().join()}`);
      await stage.settle();
      await stage.look();
    }
    // it counts as long as it moves, and the crown comes once it has come to rest
    expect([...new Set(seen)]).toEqual(['0 ', '2 2']);
  });

  test('whoever has had their turn is not told yet when they play again', async () => {
    const table = await sit('2');
    const seen: string[] = [];
    await table.play('0 pass');
    for (let steps = 0; steps < 12; steps++) {
      seen.push(role('0')!);
      await stage.settle();
      await stage.look();
    }
    expect([...new Set(seen)]).toEqual(['choosing', 'turn over', '4th to play']);
  });

  test('the reader’s own plate counts a disc once it has come, and then says what another one would add', async () => {
    const table = await sit('0', { hands: { 0: { ship: 3 } } });
    const discs = () =>
      ['[data-thing="count:discs:0:ship"]', '[data-hint="next"]'].map(
        (one) => plate('0').querySelector(one)?.textContent,
      );
    await table.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0');
    await stage.end();
    await table.play('0 fulfil 0');
    expect([...discs(), stage.moving().length > 0]).toEqual(['0', undefined, true]);
    await stage.end();
    expect(discs()).toEqual(['1', '+5']);
  });

  test('an action card is on its owner’s plate once it has been shown', async () => {
    const table = await sit('1', {
      hands: { 0: { crane: 3 } },
      wonders: { zeus: { discs: 'crane-3' } },
    });
    await table.play('0 build crane-3', '1 offer 0', '2 offer 0', '3 offer 0');
    await stage.end();
    await table.play('0 fulfil 0');
    expect((await stage.end()).map(({ thing }) => thing)).toContain('actions:0');
  });

  test('a plate tells of an offer once it is turned, and of a disc once it has come', async () => {
    const table = await sit('0', { hands: { 0: { ship: 3 }, 1: { ship: 2 } } });
    const seen: string[] = [];
    const watch = async () => {
      for (let steps = 0; steps < 12; steps++) {
        const isMoving = stage.moving().length > 0;
        seen.push(`${role('1')}, ${/\d discs?/.exec(plate('1').textContent)![0]}, ${isMoving}`);
        await stage.settle();
        await stage.look();
      }
    };
    await table.play('0 build ship-3', '1 offer 2 trade', '2 offer 0', '3 offer 0');
    await watch();
    await table.play('0 accept 1', '0 fulfil 0');
    await watch();
    expect(seen).not.toContain('offer turned, 0 discs, true');
    expect(seen).toContain('offer turned, 0 discs, false');
    expect(seen).toContain('accepted, 0 discs, true');
    expect(seen).not.toContain('accepted, 1 disc, true');
    expect(seen.at(-1)).toMatch(/1 disc, false$/);
  });
});
