import { animateValue } from 'motion';
import { BEATS, type Tempo } from '../../shared/engine/tempo';
import { measure } from './measure';
import type { Motion } from './motion';
import { animateMotions, leavingIn } from './run';
import { wordBeside } from './wordBeside';

// Movements as the browser has them, which jsdom has not.

jest.mock('motion', () => ({
  animateValue: jest.fn(() => ({ finished: Promise.resolve(), cancel() {} })),
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
    (stage.innerHTML = [...'012']
      .map((id) => `<b data-thing="count:${id}">${points}</b>`)
      .join(''));
  plates('0');
  const before = measure(stage);
  plates('5');
  const counted = ['count:2', 'count:0', 'count:1'];
  animateMotions({ stage, overlay: air, before }, [], { tempo: 'climax', stretch: 1, counted });
  const calls = jest.mocked(animateValue).mock.calls.map(([how]) => how);
  const [zero, one, two] = calls.map(({ delay }) => Number(delay));
  expect(two).toBeLessThan(zero);
  expect(zero).toBeLessThan(one);
  for (const { delay, duration } of calls)
    expect(Number(delay) + Number(duration)).toBeLessThanOrEqual(BEATS.climax.moves);
  expect(stage.textContent).toBe('000');
});

describe('what says how much there is', () => {
  const [stage, air] = [document.createElement('div'), document.createElement('div')];

  /** What counts, when the stage becomes another. */
  function see(before: string, after: string, motions: readonly Motion[], tempo: Tempo) {
    jest.mocked(animateValue).mockClear();
    stage.innerHTML = before;
    const things = measure(stage, leavingIn(motions));
    stage.innerHTML = after;
    stage.append(air);
    animateMotions({ stage, overlay: air, before: things }, motions, { tempo, stretch: 1 });
    const ways = jest.mocked(animateValue).mock.calls.map(([how]) => how);
    return ways as unknown as { delay: number; duration: number; onUpdate(value: number): void }[];
  }
  const plates = (points: string, cards: string) =>
    `<i data-thing="card"></i><div data-thing="player:1"><b data-thing="count:1">${points}</b></div>
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
