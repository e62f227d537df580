import { games } from '../../../shared/games';
import { BOXES } from './boxes';

test.each(games)('$id has a box to stand on the shelf', ({ id }) => {
  expect(BOXES).toHaveProperty(id);
});
