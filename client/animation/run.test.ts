import { movementsForTests } from '../testing/movements';
import { measure } from './measure';
import type { Motion } from './motion';
import { animateMotions } from './run';

// Movements as the browser has them, which jsdom has not.

jest.mock('motion', () => ({
  animateValue: jest.fn(() => ({ finished: Promise.resolve(), cancel() {} })),
}));

const { stage, air, moved, see } = movementsForTests();

test('what flies away is no thing any more, nor is what lies on it', () => {
  stage.innerHTML = '<div data-thing="wonder"><i data-thing="disc">6</i></div>';
  const before = measure(stage);
  stage.innerHTML = '<b data-thing="plate"></b>';
  stage.append(air);
  const performance = animateMotions(
    { stage, overlay: air, before },
    [{ thing: 'wonder', how: 'take', place: ['plate'] }],
    { tempo: 'routine', stretch: 1 },
  );
  expect(air.textContent).toBe('6');
  expect([...measure(stage).keys()]).toEqual(['plate']);
  performance.end();
  expect(air.childElementCount).toBe(0);
});

test('a thing does nothing twice at the same time, as its first movement would never end', () => {
  const stack = '<b data-thing="stack"></b>';
  see(stack, stack, [
    { thing: 'stack', how: 'shake' },
    { thing: 'stack', how: 'shake' },
  ]);
  expect(moved).toHaveLength(1);
});

describe('what is seen', () => {
  const names = () => [...new Set(moved.map(({ element }) => element.dataset.thing ?? 'likeness'))];

  test('what leaves is a likeness from before it was changed', () => {
    stage.innerHTML = '<b data-thing="tile">15</b>';
    const before = measure(stage, new Set(['tile']));
    stage.firstElementChild!.textContent = '19';
    stage.append(air);
    animateMotions(
      { stage, overlay: air, before },
      [{ thing: 'tile', how: 'take', place: ['tile'] }],
      { tempo: 'routine', stretch: 1 },
    );
    expect(air.textContent).toBe('15');
  });

  test('what comes to a player comes to the sign of theirs that stands for them', () => {
    Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
      const [left, width] = (this.dataset.at ?? '0 10').split(' ').map(Number);
      return { left, top: 0, width, height: width } as DOMRect;
    };
    see(
      '<b data-thing="card" data-at="400 40">7</b>',
      '<p data-thing="player:1" data-at="100 80"><i data-inlet data-at="100 20"></i>Bo</p>',
      [{ thing: 'card', how: 'take', place: ['player:1'] }],
    );
    const { transform } = moved[0].keyframes as { transform: string[] };
    expect(transform.at(-1)).toBe('translate(-310px, -10px) scale(0.5)');
  });

  test('what goes to a player goes around the others, whose seats can be read meanwhile', () => {
    const plates = [300, 200, 100, 0].map(
      (top, i) =>
        `<p data-thing="player:${i}" data-at="${top}"><i data-inlet data-at="${top}"></i></p>`,
    );
    Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
      return { left: 0, top: Number(this.dataset.at ?? 0), width: 40, height: 40 } as DOMRect;
    };
    const after = plates.join('');
    see(`<b data-thing="card" data-at="300"></b>${after}`, after, [
      { thing: 'card', how: 'take', place: ['player:3'], tempo: 'climax' },
    ]);
    const { transform } = moved[0].keyframes as { transform: string[] };
    const aside = transform.map((step) => Number(/translate\((-?[\d.]+)px/.exec(step)?.[1] ?? 0));
    expect(Math.max(...aside.map(Math.abs))).toBeGreaterThan(40);
    expect(aside.at(-1)).toBe(0);
  });

  test('what comes from a place that is gone comes from where that was, not from the next best', () => {
    Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
      return { left: Number(this.dataset.at ?? 0), top: 0, width: 10, height: 10 } as DOMRect;
    };
    const plate = '<p data-thing="player:1" data-at="900"></p>';
    see(
      `<i data-thing="own:key" data-at="300"></i>${plate}`,
      `<b data-thing="spent" data-at="100"></b>${plate}`,
      [{ thing: 'spent', how: 'deal', place: ['own:key', 'player:1'] }],
    );
    const { transform } = moved[0].keyframes as { transform: string[] };
    expect(transform[0]).toContain('translate(200px');
  });

  test('what flies is over everything on its way, and itself only when it has come', () => {
    const performance = see(
      '<i data-thing="supply"></i>',
      '<i data-thing="supply"></i><b data-thing="cube">Y</b>',
      [{ thing: 'cube', how: 'fly', place: ['supply'] }],
    );
    expect(air.textContent).toBe('Y');
    const own = moved.filter(({ element }) => element.dataset.thing === 'cube');
    expect(own.map(({ keyframes }) => keyframes)).toEqual([{ opacity: [0, 0, 0, 0, 0, 0, 1] }]);
    performance.end();
    expect(air.childElementCount).toBe(0);
  });

  test('what is carried is on its way as long as it is hidden where it belongs, and longer than what flies', () => {
    const [flown, carried] = (['fly', 'carry'] as const).map((how) => {
      moved.splice(0);
      const motion: Motion = { thing: 'cube', how, place: ['supply'], tempo: 'climax' };
      see('<i data-thing="supply"></i>', '<b data-thing="cube">Y</b>', [motion]).end();
      return [...new Set(moved.map(({ lasts }) => lasts))];
    });
    expect([moved.length, carried.length]).toEqual([2, 1]);
    expect(carried[0]).toBeGreaterThan(flown[0]);
  });

  test('what is taken face down is turned over where it lay, and goes with its back up', () => {
    const performance = see(
      '<b data-thing="tile">15</b><i data-thing="pile">back</i><u data-thing="slot"></u>',
      '<i data-thing="pile">back</i><u data-thing="slot"></u>',
      [{ thing: 'tile', how: 'takeCovered', back: 'pile', place: ['slot'] }],
    );
    const [front, back] = moved;
    expect([front.element.textContent, back.element.textContent]).toEqual(['15', 'back']);
    // the one ends on the edge that the other comes from
    expect(JSON.stringify(front.keyframes)).toMatch(/rotateY\(90deg\)"\]/);
    expect(JSON.stringify(back.keyframes)).toMatch(/^\{"transform":\["[^"]*rotateY\(-90deg\)"/);
    performance.end();
    expect(air.childElementCount).toBe(0);
  });

  describe('on its way', () => {
    /** Left, top, width and height of each thing; twice as wide where it goes to. */
    const PLACES: Record<string, [number, number, number, number]> = {
      tile: [100, 200, 50, 100],
      pile: [0, 0, 50, 100],
      slot: [500, 600, 100, 200],
    };
    beforeEach(() => {
      Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
        const [left, top, width, height] = PLACES[this.dataset.thing ?? ''] ?? [0, 0, 10, 10];
        return { left, top, width, height } as DOMRect;
      };
    });
    /** Where a step of a movement shows a thing: its middle, from where that is, and how large. */
    const stepsOf = ({ keyframes }: { keyframes: object }) =>
      (keyframes as { transform: string[] }).transform.map((step) =>
        step
          .replace(/ perspective.*$/, '')
          .match(/-?[\d.]+/g)
          ?.map((number) => Math.round(Number(number) * 100) / 100),
      );

    test('what is taken face down is lifted off the table, and its back goes from there to where it will lie, and fills it', () => {
      see(
        '<b data-thing="tile">15</b><i data-thing="pile">back</i><u data-thing="slot"></u>',
        '<i data-thing="pile">back</i><u data-thing="slot"></u>',
        [{ thing: 'tile', how: 'takeCovered', back: 'pile', place: ['slot'] }],
      );
      const [front, back] = moved.map(stepsOf);
      // a little larger round its own middle, and ten pixels higher
      expect(front).toEqual([undefined, [0, -10, 1.12], [0, -10, 1.12]]);
      // from the pile's own middle to that of the tile, lifted; the slot's is 525, 650 away
      expect(back).toEqual([
        [100, 190, 1.12],
        [100, 190, 1.12],
        [100, 190, 1.12],
        [227.5, 328, 1.38],
        [418.75, 535, 1.78],
        [525, 650, 2],
      ]);
    });

    test('what is carried goes straight', () => {
      const motion: Motion = { thing: 'pile', how: 'carry', place: ['slot'], tempo: 'climax' };
      const there = '<b data-thing="slot"></b><i data-thing="pile"></i>';
      see(there, there, [motion]);
      const [, ...steps] = stepsOf(moved[1])
        .map((step) => step ?? [0, 0])
        .reverse();
      for (const [x, y] of steps) expect(y / x).toBeCloseTo(steps[0][1] / steps[0][0]);
    });

    test('what is taken rises, and is made to fit only where it is nearly there', () => {
      see(
        '<b data-thing="slot"></b><i data-thing="pile"></i>',
        '<b data-thing="slot"></b><i data-thing="pile"></i>',
        [{ thing: 'slot', how: 'take', place: ['pile'], tempo: 'result' }],
      );
      expect(stepsOf(moved[0])).toEqual([
        undefined,
        [-131.25, -262.76, 1],
        [-262.5, -458.69, 1],
        [-393.75, -587.76, 0.75],
        [-525, -650, 0.5],
      ]);
    });
  });

  test('it may come from where something was that is gone', () => {
    see('<i data-thing="water"></i>', '<b data-thing="cube"></b>', [
      { thing: 'cube', how: 'fly', place: ['water'] },
    ]);
    expect(air.childElementCount).toBe(1);
    expect(moved.some(({ keyframes }) => JSON.stringify(keyframes).includes('translate'))).toBe(
      true,
    );
  });

  test('something else is seen where a thing is out of sight', () => {
    const motions: Motion[] = [
      { thing: 'cube', how: 'take', place: ['supply'] },
      { thing: 'plate', how: 'nod', unless: 'cube' },
    ];
    see(
      '<b data-thing="cube"></b><i data-thing="plate"></i>',
      '<i data-thing="plate"></i>',
      motions,
    );
    expect(names()).toEqual(['likeness']);
    moved.splice(0);
    see('<i data-thing="plate"></i>', '<i data-thing="plate"></i>', motions);
    expect(names()).toEqual(['plate']);
  });

  test('one thing goes, and another comes to its place', () => {
    const tile = '<b data-thing="tile"></b><i data-thing="pile"></i>';
    see(tile, tile, [
      { thing: 'tile', how: 'take', place: ['pile'] },
      { thing: 'tile', how: 'deal', place: ['pile'] },
    ]);
    expect(names()).toEqual(['likeness', 'tile']);
  });
});

test('what slides passes what lies on its way, as large as it is', () => {
  stage.innerHTML = '<b data-thing="boat"></b><i data-thing="turn"></i>';
  let boat = { left: 0, top: 0, width: 10, height: 10 };
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const here = { left: 0, top: 0, width: 0, height: 0 };
    const turn = { left: 29, top: 9, width: 2, height: 2 };
    return ({ boat, turn }[this.dataset.thing ?? ''] ?? here) as DOMRect;
  };
  const before = measure(stage);
  boat = { ...boat, left: 40, top: 30 };
  let way: unknown;
  Element.prototype.animate = (keyframes) => {
    way = (keyframes as { transform: string[] }).transform;
    return { cancel() {}, finished: Promise.resolve() } as never;
  };
  const slide = (past: string[]) =>
    animateMotions({ stage, overlay: air, before }, [{ thing: 'boat', how: 'slide', past }], {
      tempo: 'routine',
      stretch: 1,
    });
  slide(['turn', 'nowhere']);
  const start = 'translate(-40px, -30px) scale(1)';
  expect(way).toEqual([start, 'translate(-15px, -25px) scale(1)', 'none']);
  slide([]);
  expect(way).toEqual([start, 'none']);
});
