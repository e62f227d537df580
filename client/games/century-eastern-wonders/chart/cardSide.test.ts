import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { cardSide } from './cardSide';
import type { Corner } from './seaCorners';

/** Islands of the printed map: in the lower corners, and in the middle of the upper row. */
const [LOWER_LEFT, LOWER_RIGHT, ABOVE] = [1, 20, 12];

const USUAL = { tools: 'top right', shore: 'top left' } as const;

const side = (told: number, ...boats: number[]) => cardSide(FIRST_GAME, 'wide', told, boats, USUAL);

test('the card of a tile lies in the other lower corner than that tile, whoever is there', () => {
  expect(side(LOWER_LEFT)).toBe('right');
  expect(side(LOWER_RIGHT)).toBe('left');
  expect(side(LOWER_LEFT, LOWER_RIGHT)).toBe('right');
  expect(side(LOWER_RIGHT, LOWER_LEFT)).toBe('left');
});

test('of a tile that is in neither corner it lies where fewer boats do', () => {
  expect(side(ABOVE, LOWER_RIGHT)).toBe('left');
  expect(side(ABOVE, LOWER_LEFT)).toBe('right');
  expect(side(ABOVE, LOWER_LEFT, LOWER_RIGHT, LOWER_RIGHT)).toBe('left');
});

test('where both are as good it lies on the right', () => {
  expect(side(ABOVE)).toBe('right');
});

test('where the tools or the pile lie in a lower corner it lies in the other one', () => {
  const among = (tools: Corner, shore: Corner, ...boats: number[]) =>
    cardSide(FIRST_GAME, 'wide', ABOVE, boats, { tools, shore });
  expect(among('bottom right', 'top left')).toBe('left');
  expect(among('bottom right', 'top left', LOWER_LEFT)).toBe('right');
  expect(among('bottom left', 'top left', LOWER_RIGHT)).toBe('left');
  expect(among('top left', 'bottom right')).toBe('left');
});
