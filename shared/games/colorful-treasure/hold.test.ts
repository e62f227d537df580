import { timeToSee } from '../../engine/tempo';
import { colorfulTreasure } from '.';

// How long bots leave everybody to look at what becomes of revealed cards.

test.each([
  ['that somebody takes nothing', 'left', 300 + 1200],
  ['what comes out of a chest', 'paired', 900 + 1500],
  ['what a theft has brought', 'stolen', 1600 + 1800],
  ['what is taken', 'taken', 900 + 500],
])('bots leave the time to see %s', (_, type, time) => {
  expect(timeToSee(colorfulTreasure, [{ type }])).toBe(time);
});
