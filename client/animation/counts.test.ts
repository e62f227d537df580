import { animateValue } from 'motion';
import { BEATS, type Tempo } from '../../shared/engine/tempo';
import { measure } from './measure';
import type { Motion } from './motion';
import { animateMotions, leavingIn } from './run';
import { wordBeside } from './wordBeside';

// Movements as the browser has them, which jsdom has not.

jest.mock('motion', () => ({
  animateValue: jest.fn(() => ({ finished: Promise.resolve(), cancel: jest.fn() })),
}));

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as never;
  Element.prototype.animate = () => ({ cancel() {}, finished: Promise.resolve() }) as never;
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
});

test('numbers count up one after the other where they are told so, and are done by the end', () => {
  const [stage, air] = [document.createElement('div'), document.createElement('div')];
  const plates = (points: string) =>
    (stage.innerHTML = [...'01234']
      .map((id) => `<b data-thing="count:${id}">${points}</b>`)
      .join(''));
  plates('0');
  const before = measure(stage);
  plates('5');
  const counted = ['count:2', 'count:0', 'count:1', 'count:4', 'count:3'];
  animateMotions({ stage, overlay: air, before }, [], { tempo: 'climax', stretch: 1, counted });
  const calls = jest.mocked(animateValue).mock.calls.map(([how]) => how);
  const [zero, one, two] = calls.map(({ delay }) => Number(delay));
  expect(two).toBe(BEATS.climax.moves / 4);
  expect(two).toBeLessThan(zero);
  expect(zero).toBeLessThan(one);
  for (const { delay, duration } of calls)
    expect(Number(delay) + Number(duration)).toBeLessThanOrEqual(BEATS.climax.moves);
  expect(stage.textContent).toBe('00000');
});

test('a number counts from what it was to what it is, and the word beside it fits what is shown', () => {
  const [stage, air] = [document.createElement('div'), document.createElement('div')];
  stage.innerHTML = '<p><b data-thing="count:1">1</b><i>points</i></p>';
  const before = measure(stage);
  const [number, unit] = stage.querySelectorAll('b, i');
  wordBeside((shown) => (shown === 1 ? 'point' : 'points'))(unit as HTMLElement);
  number.firstChild!.nodeValue = '3';
  const timing = { tempo: 'result', stretch: 1 } as const;
  const { end } = animateMotions({ stage, overlay: air, before }, [], timing);
  expect(stage.textContent).toBe('1point');
  const [{ keyframes, onUpdate }] = jest.mocked(animateValue).mock.lastCall as unknown as [
    { keyframes: number[]; onUpdate(value: number): void },
  ];
  expect(keyframes).toEqual([1, 3]);
  onUpdate(1.6);
  expect(stage.textContent).toBe('2points');
  onUpdate(1.4);
  end();
  expect(stage.textContent).toBe('3points');
  expect(jest.mocked(animateValue).mock.results.at(-1)!.value.cancel).toHaveBeenCalled();
});

describe('what says how much there is', () => {
  const [stage, air] = [document.createElement('div'), document.createElement('div')];

  type Way = {
    keyframes: number[];
    delay: number;
    duration: number;
    onUpdate(value: number): void;
  };

  /** What counts, when the stage becomes another. */
  function see(
    before: string,
    after: string,
    motions: readonly Motion[],
    tempo: Tempo,
    stretch = 1,
  ) {
    jest.mocked(animateValue).mockClear();
    air.replaceChildren();
    stage.innerHTML = before;
    const things = measure(stage, leavingIn(motions));
    stage.innerHTML = after;
    stage.append(air);
    animateMotions({ stage, overlay: air, before: things }, motions, { tempo, stretch });
    const ways = jest.mocked(animateValue).mock.calls.map(([how]) => how);
    return ways as unknown as Way[];
  }
  const plates = (points: string, cards: string) =>
    `<i data-thing="card"></i><i data-thing="card3"></i><div data-thing="player:1"><b data-thing="count:1">${points}</b></div>
     <div data-thing="player:2"><b data-thing="count:2">${cards}</b></div>`;

  test.each(['routine', 'result', 'climax'] as const)(
    'waits until what comes to it has come, in a %s',
    (tempo) => {
      const [{ delay, duration }] = see(
        plates('0', '2'),
        plates('5', '2'),
        [
          { thing: 'card', how: 'take', place: ['player:1'], order: 3, tempo },
          { thing: 'player:2', how: 'deal', place: ['card'], tempo: 'routine' },
        ],
        tempo,
      );
      const flight = { routine: 280, result: 550, climax: 750 }[tempo];
      expect(delay).toBeGreaterThan(flight);
      expect(delay + duration).toBeLessThanOrEqual(BEATS[tempo].moves);
    },
  );

  test('waits for the first that comes anywhere, where nothing comes to it', () => {
    const [{ delay }] = see(
      plates('5', '2'),
      plates('2', '2'),
      [{ thing: 'card', how: 'take', place: ['player:2'] }],
      'result',
    );
    expect(delay).toBeCloseTo(550);
  });

  test('waits for the first of several that come to it', () => {
    const [{ delay }] = see(
      plates('5', '2'),
      plates('2', '2'),
      [0, 3].map((order) => ({
        thing: `card${order || ''}`,
        how: 'take',
        place: ['player:1'],
        order,
      })),
      'result',
    );
    expect(delay).toBeCloseTo(550);
  });

  test('counts at once where nothing comes in the course of things, and late where it matters', () => {
    const [routine, result] = (['routine', 'result'] as const).map(
      (tempo) => see(plates('0', '2'), plates('5', '2'), [], tempo)[0],
    );
    expect([routine.delay, routine.duration]).toEqual([0, BEATS.routine.moves]);
    expect(result.delay).toBeGreaterThan(BEATS.result.moves / 4);
    expect(result.duration).toBeGreaterThan(BEATS.result.moves / 2);
  });

  test('waits for nothing that only happens where it is, or is out of sight', () => {
    const idle: Motion[] = [
      { thing: 'player:1', how: 'nod' },
      { thing: 'nowhere', how: 'deal' },
    ];
    const [delay, alone] = [idle, []].map(
      (motions) => see(plates('0', '2'), plates('5', '2'), motions, 'result')[0].delay,
    );
    expect(delay).toBe(alone);
  });

  test.each([
    [1.5, 825],
    [0.6, 330],
  ])('waits at a pace of %d for what comes at that pace', (stretch, time) => {
    const come: Motion[] = [{ thing: 'card', how: 'take', place: ['player:1'] }];
    const [{ delay }] = see(plates('0', '2'), plates('5', '2'), come, 'result', stretch);
    expect(delay).toBeCloseTo(time);
  });

  test('waits until what is drawn lies face up', () => {
    const [{ delay }] = see(
      plates('0', '2'),
      plates('5', '2'),
      [{ thing: 'card', how: 'draw', place: ['player:2'] }],
      'result',
    );
    expect(delay).toBeCloseTo(750);
  });

  test('is done in time, however late something comes', () => {
    const late: Motion = { thing: 'card', how: 'take', place: ['player:1'], tempo: 'climax' };
    const [{ delay, duration }] = see(plates('0', '2'), plates('5', '2'), [late], 'routine');
    expect(duration).toBeGreaterThan(0);
    expect(delay + duration).toBe(BEATS.routine.moves);
  });

  test('is no number where it was none: it changes at one moment', () => {
    const [{ keyframes, duration }] = see(plates('–', '2'), plates('5', '2'), [], 'result');
    expect(keyframes).toEqual([0, 1]);
    expect(duration).toBeLessThanOrEqual(1);
  });

  test('is told in words that give way to others at one moment', () => {
    const [{ delay, onUpdate }] = see(
      plates('0', '2 cards'),
      plates('0', '3 cards'),
      [{ thing: 'card', how: 'take', place: ['player:2'] }],
      'routine',
    );
    expect(delay).toBeCloseTo(280);
    const said = () => stage.querySelector('[data-thing="count:2"]')!.textContent;
    expect(said()).toBe('2 cards');
    onUpdate(0.9);
    expect(said()).toBe('2 cards');
    onUpdate(1);
    expect(said()).toBe('3 cards');
  });

  test('is written anew only when it says something else', () => {
    const plate = (points: number) =>
      `<div data-thing="player:1"><b data-thing="count:1">${points}</b><i>points</i></div>`;
    const [{ onUpdate }] = see(plate(4), plate(6), [], 'result');
    wordBeside(() => 'points')(stage.querySelector('i'));
    const observer = new MutationObserver(() => {});
    observer.observe(stage, { subtree: true, childList: true, characterData: true });
    for (const value of [4, 4.2, 4.4, 4.6, 5, 5.4]) onUpdate(value);
    expect(stage.textContent).toBe('5points');
    expect(observer.takeRecords()).toHaveLength(1);
  });
});
