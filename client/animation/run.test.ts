import { measure } from './measure';
import { animateMotions } from './run';

// Movements as the browser has them, which jsdom has not.

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as never;
  Element.prototype.animate = () => ({ cancel() {}, finished: Promise.resolve() }) as never;
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
});

test('what flies away is no thing any more, nor is what lies on it', () => {
  const [stage, air] = [document.createElement('div'), document.createElement('div')];
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
  const begun: Element[] = [];
  Element.prototype.animate = function () {
    begun.push(this);
    return { cancel() {}, finished: Promise.resolve() } as never;
  };
  const [stage, air] = [document.createElement('div'), document.createElement('div')];
  stage.innerHTML = '<b data-thing="stack"></b>';
  const motions = [1, 2].map(() => ({ thing: 'stack', how: 'shake' }) as const);
  animateMotions({ stage, overlay: air, before: new Map() }, motions, {
    tempo: 'result',
    stretch: 1,
  });
  expect(begun).toHaveLength(1);
});
