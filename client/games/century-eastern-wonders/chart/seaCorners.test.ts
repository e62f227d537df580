import type { Chart } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { frameOf } from './layout';
import { besideTools, seaCorners } from './seaCorners';

/** A map that leaves all corners as free, with tiles in some of them: half a tile counts one across, and a row one down. */
const withTilesIn = (...places: (readonly [across: number, down: number])[]): Chart => {
  const middle = [-6, -4, -2, 0, 2, 4, 6].map((across) => [across, 0] as const);
  const ends = [-3, 3].flatMap((down) => [-1, 1].map((across) => [across, down] as const));
  const tiles = [...middle, ...ends, ...places].map(([across, down], id) => {
    const hex = { q: down, r: (across - down) / 2 };
    return { ...FIRST_GAME.tiles[0], id, hex };
  });
  return { ...FIRST_GAME, tiles };
};

const [TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT] = [-3, 3].flatMap((down) =>
  [-5, 5].map((across) => [across, down] as const),
);

test('tools lie on the right and the rest on the left, in the upper corner where both are as free', () => {
  const usual = {
    ...{ tools: 'top right', shore: 'top left' },
    ...{ deck: 'bottom left', deed: 'bottom right' },
  };
  for (const lie of ['wide', 'tall'] as const) expect(seaCorners(FIRST_GAME, lie)).toEqual(usual);
  expect(seaCorners(withTilesIn(), 'wide')).toEqual(usual);
});

test.each([
  ['upper right', TOP_RIGHT, ['bottom right', 'top left', 'bottom left']],
  ['lower right', BOTTOM_RIGHT, ['top right', 'top left', 'bottom left']],
  ['upper left', TOP_LEFT, ['top right', 'bottom left', 'top left']],
  ['lower left', BOTTOM_LEFT, ['top right', 'top left', 'bottom left']],
] as const)('on a tile in the %s corner lies only the deck', (_, place, [tools, shore, deck]) => {
  expect(seaCorners(withTilesIn(place), 'wide')).toMatchObject({ tools, shore, deck });
});

test('where tiles lie in both corners of a side, what would lie there goes to the other', () => {
  const left = withTilesIn(TOP_LEFT, BOTTOM_LEFT);
  expect(seaCorners(left, 'wide')).toMatchObject({ tools: 'top right', shore: 'bottom right' });
  const right = withTilesIn(TOP_RIGHT, BOTTOM_RIGHT);
  const { tools, shore, deck } = seaCorners(right, 'wide');
  expect([tools, shore, deck]).toEqual(['top left', 'bottom left', 'top right']);
});

test('a tag that would lie below the tools of a phone lies beside them, any other where it is', () => {
  const frame = frameOf(FIRST_GAME, 'tall');
  const [x, y] = [frame.left + frame.width / 2, frame.top + 20];
  const clear = (point: { x: number; y: number }) => besideTools(point, 20, frame, 'top right');
  expect(clear({ x, y })).toEqual({ x, y });
  const moved = clear({ x: x + 150, y });
  expect([moved.y, moved.x > x, moved.x < x + 150]).toEqual([y, true, true]);
  const below = { x: x + 150, y: y + 200 };
  expect(clear(below)).toEqual(below);
});
