import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { deal, match } from '../../../../shared/games/century-eastern-wonders/testing';
import { buttons, chart, hex, nameOf, point, press, prompt, sentence, sit, type } from '../testing';

afterEach(cleanup);

/* The printed map with tiles in printed order: the boat of the reader lies on Chili Cliffs, 9. */

describe('starting', () => {
  test('cubes are chosen, then a market to start on', async () => {
    const m = deal(2);
    const [first] = m.G.table.starting;
    const table = await sit(m, first);
    expect([sentence(), buttons()]).toEqual([
      'Your turn: choose your starting cubes',
      [
        '4\u00a0ginger',
        '2\u00a0ginger and 1\u00a0chili',
        '2\u00a0chili',
        '1\u00a0ginger and 1\u00a0tea',
      ],
    ]);
    await press(/^2\u00a0ginger and 1\u00a0chili/);
    expect(sentence()).toBe('Your turn: choose where to start');
    const [island] = Object.keys(m.G.table.markets).map(Number);
    await act(async () =>
      fireEvent.click(document.querySelector(`[data-thing="tile:${island}"]`)!),
    );
    await press(/^Start here/);
    expect(table.played).toEqual(['stock YYR', `place ${island}`]);
  });

  test('others are waited for', async () => {
    const m = deal(2);
    const [first] = m.G.table.starting;
    await sit(m, first === '0' ? '1' : '0');
    expect(buttons()).toEqual([]);
    expect(sentence()).toMatch(/chooses starting cubes$/);
  });
});

describe('sailing', () => {
  test('a route is planned by pointing, tells what it costs, and is sailed at one press', async () => {
    const table = await sit(match({ holds: { 0: 'YRB' } }));
    expect(sentence()).toBe('Your turn: sail, or act where you are');
    await point(/^Clove Harbour/);
    expect(sentence()).toBe('Your turn: sail to Clove Harbour');
    expect(prompt().textContent).toContain('Sail here1 step free, 2 cubes dropped, and 1 to Bo');
    expect(table.played).toEqual([]);
    await press(/^Sail here/);
    expect(table.played).toEqual(['sail 14', 'sail 19 ginger', 'sail 22 chili', 'pay 1 cloves']);
  });

  test('what a step costs stands on the chart until it is sailed', async () => {
    const costs = () =>
      [...document.querySelectorAll('.route text')].map(({ textContent }) => textContent);
    const table = await sit(match({ holds: { 0: 'YRB' } }));
    await point(/^Tea Terrace/);
    expect(costs()).toEqual(['0']);
    await table.play('0 sail 14');
    expect([document.querySelector('.route'), costs()]).toEqual([expect.anything(), []]);
  });

  test('pointed at once more, the goal is sailed to; Clear route forgets it', async () => {
    const table = await sit(match({ holds: { 0: 'Y' } }));
    await point(/^Tea Terrace/);
    await press(/^Clear route/);
    expect(sentence()).toBe('Your turn: sail, or act where you are');
    await point(/^Tea Terrace/);
    await point(/^Tea Terrace/);
    expect(table.played).toEqual(['sail 14']);
  });

  test('a tile beside the goal makes the route longer, a tile beside the boat begins anew', async () => {
    const table = await sit(match({ holds: { 0: 'YY' } }));
    await point(/^Tea Terrace/);
    await point(/^Clove Landing/);
    await press(/^Sail here/);
    expect(table.played).toEqual(['sail 14', 'sail 19 ginger']);
  });

  test('other cubes than the cheapest may be dropped', async () => {
    const table = await sit(match({ holds: { 0: 'YRB' } }));
    await point(/^Clove Landing/);
    await act(async () =>
      fireEvent.click(within(prompt()).getByRole('button', { name: /^1\u00a0clove/ })),
    );
    await press(/^Sail here/);
    expect(table.played[1]).toBe('sail 19 cloves');
  });

  test.each([
    ['some of several kinds go', 'YR', /^Clove Landing/, true],
    ['all go', 'YR', /^Clove Harbour/, false],
    ['all are alike', 'YYY', /^Clove Landing/, false],
    ['none goes', 'YR', /^Tea Terrace/, false],
  ])('that others may go instead is said where there is a choice: %s', async (_, hold, to, is) => {
    await sit(match({ holds: { 0: hold }, boats: { 1: 6 } }));
    await point(to);
    expect(sentence()).toMatch(/^Your turn: sail to /);
    expect(prompt().textContent!.includes('Other cubes? Press them.')).toBe(is);
  });

  test('what cubes leave for is said once for those beside each other', async () => {
    await sit(match({ holds: { 0: 'YYYR' }, boats: { 1: 14 } }));
    await point(/^Clove Harbour/);
    const words = () =>
      [...prompt().querySelectorAll('.why')].map(({ textContent }) => textContent);
    expect(sentence()).toBe('Your turn: sail to Clove Harbour');
    expect(words()).toEqual(['dropped']);
  });

  test('a port counts what is left after the voyage: who drops what it wants lacks it', async () => {
    // the lowest cubes are proposed, which are what it wants
    await sit(match({ holds: { 0: 'GGBBB' }, boats: { 0: 8 }, ports: { 2: 'GGBBB' } }));
    expect(nameOf(/^Lantern Quay/)).toMatch(/You have all of it/);
    await point(/^Lantern Quay/);
    expect(sentence()).toBe('Your turn: sail to Lantern Quay');
    expect(nameOf(/^Lantern Quay/)).toMatch(/You lack 2\u00a0tea/);
  });

  test('who is met at an island is paid on the way', async () => {
    const table = await sit(match({ holds: { 0: 'YR' }, boats: { 1: 14 } }));
    await point(/^Tea Terrace/);
    expect(sentence()).toBe('Your turn: sail to Tea Terrace');
    await press(/^Sail here/);
    expect(table.played).toEqual(['sail 14', 'pay 1 ginger']);
  });

  test('prices lie all over the sea until the boat has moved; then around it, for one step more', async () => {
    const table = await sit(match({ holds: { 0: 'YY' } }));
    const prices = () => [...chart().querySelectorAll('.price')].map((one) => one.textContent);
    expect(prices().length).toBeGreaterThan(10);
    await table.play('0 sail 14');
    expect(prices()).toEqual(['−1', '−1', '−1', '−1', '−1', '−1']);
    expect(sentence()).toBe('Your turn: act here, or sail on');
    await point(/Can be reached for 1 cube/);
    expect(sentence()).toMatch(/^Your turn: sail to /);
  });

  test('who has nothing left to drop is not told that they may sail on', async () => {
    const table = await sit(match({ holds: { 0: 'Y' } }));
    await table.play('0 sail 14');
    expect(sentence()).toBe('Your turn: act here, or sail on');
    await table.play('0 sail 18 ginger');
    expect(sentence()).toBe('Your turn: what to do here?');
  });

  test('who cannot pay where they are is not told that they may act there', async () => {
    const table = await sit(match({ boats: { 1: 14 }, bonuses: { 0: 'step' } }));
    await table.play('0 sail 14');
    expect(sentence()).toBe('Your turn: sail on, you cannot pay here');
    await table.play('0 sail 18');
    expect(sentence()).toBe('Your turn: what to do here?');
  });

  test('a finger that rests on an island is told about it, and plans nothing as it is lifted', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
    await sit(match({ holds: { 0: 'YY' } }), '0', true);
    const touch = (type: string) =>
      act(async () => {
        const event = new MouseEvent(type, { bubbles: true });
        // jsdom has no pointer events of its own
        Object.defineProperty(event, 'pointerType', { value: 'touch' });
        hex(/^Tea Terrace/).dispatchEvent(event);
      });
    await touch('pointerdown');
    await act(async () => void jest.advanceTimersByTime(450));
    await touch('pointerup');
    await point(/^Tea Terrace/);
    const asked = sentence();
    await touch('pointerdown');
    await touch('pointerup');
    await point(/^Tea Terrace/);
    jest.useRealTimers();
    expect([asked, sentence()]).toEqual([
      'Your turn: sail, or act where you are',
      'Your turn: sail to Tea Terrace',
    ]);
  });

  test('out of reach nothing is planned', async () => {
    await sit(match());
    await point(/^Clove Isle/);
    expect(sentence()).toBe('Your turn: sail, or act where you are');
  });

  test('steps are taken back one by one', async () => {
    const table = await sit(match({ holds: { 0: 'YY' } }));
    await point(/^Clove Landing/);
    await press(/^Sail here/);
    await type('u');
    await type('u');
    expect(table.played.slice(2)).toEqual(['undo', 'undo']);
    expect(sentence()).toBe('Your turn: sail, or act where you are');
  });
});
