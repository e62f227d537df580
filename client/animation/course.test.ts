import { BEATS } from '../../shared/engine/tempo';
import { movementsForTests } from '../testing/movements';
import { measure } from './measure';
import type { Motion } from './motion';
import { MARK } from './presets';
import { animateMotions, leavingIn, together } from './run';

// When what moves is under way, and what is left of it afterwards.

jest.mock('motion', () => ({
  ...jest.requireActual<object>('motion'),
  animateValue: jest.fn(() => ({ finished: Promise.resolve(), cancel() {} })),
}));

const { stage, air, moved, see } = movementsForTests();

const things = (...names: string[]) =>
  names.map((name) => `<b data-thing="${name}">${name}</b>`).join('');
const named = (name: string) => stage.querySelector<HTMLElement>(`[data-thing="${name}"]`)!;
const names = () => moved.map(({ element }) => element.dataset.thing);

describe('what moves at the same time', () => {
  const drops = (count: number, rest: Partial<Motion> = {}) =>
    Array.from({ length: count }, (_, order): Motion => ({
      thing: `t${order}`,
      how: 'drop',
      order,
      ...rest,
    }));
  const begin = (motions: readonly Motion[], stretch = 1) => {
    const all = things(...motions.map(({ thing }) => thing));
    see(all, all, motions, { tempo: 'result', stretch });
    // a browser moves each property on its own
    const seen = moved.splice(0).filter(({ keyframes }) => 'transform' in keyframes);
    return seen.map(({ waits, lasts }) => ({ waits, lasts }));
  };

  test('begins one after the other, by turns', () => {
    const [first, second, third] = begin(drops(3)).map(({ waits }) => waits);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeCloseTo(2 * second);
    // what has no turn waits for none
    expect(begin([{ thing: 'card', how: 'drop' }])[0].waits).toBe(0);
  });

  test('has all come to rest in time, however much it is', () => {
    const ends = begin(drops(40)).map(({ waits, lasts }) => waits + lasts);
    expect(Math.max(...ends)).toBeCloseTo(BEATS.result.moves);
  });

  test('comes last where it is told so, and is at rest as the time is over', () => {
    const [{ waits, lasts }] = begin(drops(1, { isLast: true }));
    expect(waits + lasts).toBeCloseTo(BEATS.result.moves);
    // what takes longer than there is time begins at once
    const long: Motion = { thing: 'die', how: 'tumble', tempo: 'climax', isLast: true };
    expect(begin([long])).toEqual([{ waits: 0, lasts: 1500 }]);
  });

  test('waits and takes longer at a slower pace', () => {
    const twice = begin(drops(3)).map(({ waits, lasts }) => ({
      waits: 2 * waits,
      lasts: 2 * lasts,
    }));
    expect(begin(drops(3), 2)).toEqual(twice);
  });
});

describe('what has come to rest early', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'CSS'));

  const seen = (knowsCurves: boolean) => {
    Object.assign(globalThis, { CSS: { supports: () => knowsCurves } });
    const both = things('card', 'cup');
    see(both, both, [
      { thing: 'card', how: 'drop', tempo: 'routine' },
      { thing: 'cup', how: 'drop', tempo: 'climax', order: 2 },
    ]);
    return moved.splice(0).filter(({ keyframes }) => 'transform' in keyframes);
  };

  test('is held until everything rests, so that nothing ends while something moves', () => {
    const [alone, late] = seen(false);
    const [held, last] = seen(true);
    expect(alone.lasts).toBeLessThan(late.waits + late.lasts);
    expect(held.lasts).toBeCloseTo(late.waits + late.lasts);
    expect([last.waits, last.lasts]).toEqual([late.waits, late.lasts]);
    // by its share of the time it has come to its end, and stays there
    const steps = held.easing!.match(/[\d.]+(?=[,)])/g)!.map(Number);
    const share = Math.ceil((alone.lasts / held.lasts) * steps.length);
    expect(steps[0]).toBe(0);
    expect(new Set(steps.slice(share))).toEqual(new Set([1]));
    expect(steps.slice(1, share - 1)).not.toContain(1);
  });
});

describe('while a thing moves', () => {
  test('it lies above everything, and afterwards where it lay before', () => {
    const both = things('card', 'deck');
    const { end } = see(both, both, [
      { thing: 'card', how: 'deal', place: ['deck'] },
      { thing: 'deck', how: 'shake' },
    ]);
    expect([named('card').style.zIndex, named('deck').style.zIndex]).toEqual(['5', '']);
    named('card').style.transform = 'scale(2)';
    end();
    expect(moved.every(({ isCancelled }) => isCancelled)).toBe(true);
    expect(named('card').style).toHaveLength(0);
  });

  test('what lies above others by itself goes on to', () => {
    const card = '<b data-thing="card" style="z-index: 2"></b>';
    const { end } = see(card, card, [{ thing: 'card', how: 'deal' }]);
    expect(named('card').style.zIndex).toBe('2');
    end();
    expect(named('card').style.zIndex).toBe('2');
  });

  test('a likeness has its place and size, and is nothing that could be found or touched', () => {
    Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
      return (
        this.dataset.thing === 'card'
          ? { left: 30, top: 40, width: 50, height: 60 }
          : { left: 10, top: 10, width: 10, height: 10 }
      ) as DOMRect;
    };
    see(
      '<b data-thing="card" data-touch style="margin: 3px"><i data-touch></i></b>',
      things('slot'),
      [{ thing: 'card', how: 'take', place: ['slot'] }],
    );
    const [likeness] = moved.map(({ element }) => element);
    expect(likeness.parentElement).toBe(air);
    expect(likeness.dataset).toMatchObject({ likeness: 'card' });
    expect(air.querySelectorAll('[data-thing], [data-touch]')).toHaveLength(0);
    const { position, left, top, width, height, margin, zIndex } = likeness.style;
    expect([position, left, top, width, height]).toEqual([
      ...['absolute', '20px', '30px', '50px', '60px'],
    ]);
    expect([parseFloat(margin), zIndex]).toEqual([0, '']);
  });
});

test('what is drawn comes with its back up, if there is something that it comes from', () => {
  const { end, isSeen } = see(things('deck'), things('deck', 'card'), [
    { thing: 'card', how: 'draw', place: ['deck'] },
  ]);
  expect(names()).toEqual(['card', undefined]);
  const [front, back] = moved;
  expect([back.element.textContent, back.lasts < front.lasts]).toEqual(['deck', true]);
  end();
  expect([isSeen, air.childElementCount]).toEqual([true, 0]);
  moved.splice(0);
  see('', things('card'), [{ thing: 'card', how: 'draw', place: ['deck'] }]);
  expect(names()).toEqual(['card']);
});

test('what is taken face down and has no back, or nowhere to go, is turned over and gone', () => {
  see(things('tile', 'slot'), things('slot'), [
    { thing: 'tile', how: 'takeCovered', place: ['slot'] },
  ]);
  expect(moved).toHaveLength(1);
  moved.splice(0);
  see(things('tile', 'pile'), things('pile'), [
    { thing: 'tile', how: 'takeCovered', back: 'pile' },
  ]);
  expect(moved).toHaveLength(1);
});

test.each<[Motion['how'], string[], string[], number]>([
  ['light', ['lamp'], ['lamp'], 0],
  ['light', [], ['lamp'], 1],
  ['turnUp', ['lamp'], ['lamp'], 0],
  ['land', ['lamp'], ['lamp'], 0],
  ['turnAway', ['lamp'], ['lamp'], 0],
  ['turnAway', ['lamp'], [], 1],
  ['blast', ['lamp'], ['lamp'], 0],
  ['shake', ['lamp'], ['lamp'], 1],
])('whether there is %s to be seen, of %j before and %j after', (how, before, after, count) => {
  const { isSeen } = see(things(...before), things(...after), [{ thing: 'lamp', how }]);
  expect([new Set(names()).size, isSeen]).toEqual([count, count > 0]);
});

describe('what is seen together', () => {
  const ended: string[] = [];
  const running = (name: string, isSeen: boolean, finished = Promise.resolve()) => ({
    ...{ finished, isSeen },
    end: () => void ended.push(name),
  });

  test.each([
    [true, false],
    [false, true],
    [false, false],
  ])('is seen where one of both is: %s, %s', (one, other) => {
    expect(together(running('one', one), running('other', other)).isSeen).toBe(one || other);
  });

  test('is ended together, and finished when both are', async () => {
    let come!: () => void;
    const later = new Promise<void>((resolve) => (come = resolve));
    const both = together(running('one', true), running('other', true, later));
    both.end();
    expect(ended).toEqual(['one', 'other']);
    const order: string[] = [];
    void both.finished.then(() => order.push('both'));
    void later.then(() => order.push('later'));
    come();
    await both.finished;
    expect(order).toEqual(['later', 'both']);
  });
});

describe('where nothing shall move', () => {
  beforeEach(() => {
    window.matchMedia = (query) =>
      ({ matches: query === '(prefers-reduced-motion: reduce)' }) as never;
  });
  const marked = (before: string[], after: string[], ...motions: Motion[]) => {
    moved.splice(0);
    see(things(...before), things(...after), motions).end();
    return names();
  };

  test('there is a frame around what something happened to, once', () => {
    const twice = marked(
      ['card', 'deck'],
      ['card', 'deck'],
      { thing: 'card', how: 'deal', place: ['deck'] },
      { thing: 'card', how: 'shake' },
    );
    expect(twice).toEqual(['card']);
    expect(moved[0]).toMatchObject({ waits: 0, keyframes: MARK.keyframes });
    // of which nothing is left, but what it was around
    expect(named('card').getAttribute('style')).toBeFalsy();
  });

  test.each(['take', 'takeCovered'] as const)('and around where what is gone went (%s)', (how) => {
    const gone: Motion = { thing: 'card', how, place: ['nowhere', 'plate', 'pile'] };
    expect(marked(['card', 'plate', 'pile'], ['plate', 'pile'], gone)).toEqual(['plate']);
    expect(marked(['card'], [], gone)).toEqual([]);
  });

  test.each(['slide', 'appear', 'land', 'run'] as const)('but around nothing for %s', (how) => {
    expect(marked([], ['card'], { thing: 'card', how })).toEqual([]);
  });

  test('nor around what stays, or where something else is seen instead', () => {
    expect(marked(['card'], ['card'], { thing: 'card', how: 'light' })).toEqual([]);
    const instead: Motion = { thing: 'plate', how: 'nod', unless: 'card' };
    expect(marked(['card', 'plate'], ['plate'], instead)).toEqual([]);
    expect(marked(['plate'], ['plate'], instead)).toEqual(['plate']);
  });

  test('it is there for twice as long where it matters', () => {
    const lasting = (tempo: 'routine' | 'climax') => {
      moved.splice(0);
      see(things('card'), things('card'), [{ thing: 'card', how: 'shake' }], { tempo });
      return moved[0].lasts;
    };
    expect(lasting('climax')).toBe(2 * lasting('routine'));
  });
});

test('what leaves the stage is what goes, burns or is blown up', () => {
  const motions = (['take', 'takeCovered', 'turnAway', 'blast', 'burn', 'shake'] as const).map(
    (how) => ({ thing: how, how }),
  );
  expect([...leavingIn(motions)]).toEqual(['take', 'takeCovered', 'turnAway', 'blast', 'burn']);
});

test('what is not in sight does not move', () => {
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 0, height: 0 }) as DOMRect;
  stage.innerHTML = things('card');
  const { isSeen } = animateMotions(
    { stage, overlay: air, before: measure(stage) },
    [{ thing: 'card', how: 'shake' }],
    { tempo: 'routine', stretch: 1 },
  );
  expect([moved.length, isSeen]).toEqual([0, false]);
});
