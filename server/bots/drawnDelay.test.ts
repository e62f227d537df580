import { drawDelay, ownClock } from './drawnDelay';

test.each([
  [0, 750],
  [0.5, 1000],
  [1, 1250],
])(
  'a bot waits between three and five quarters of its pace: drawn %d, %d of 1000',
  (drawn, wait) => {
    expect(drawDelay(1000, { ...ownClock, draw: () => drawn })).toBe(wait);
  },
);
