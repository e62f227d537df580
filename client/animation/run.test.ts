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
  const performance = animateMotions({ stage, overlay: air, before }, [
    { thing: 'wonder', how: 'take', place: ['plate'] },
  ]);
  expect(air.textContent).toBe('6');
  expect([...measure(stage).keys()]).toEqual(['plate']);
  performance.end();
  expect(air.childElementCount).toBe(0);
});
