import { shelf } from '../../../shared/games/shelf';
import { BOXES } from './boxes';

test.each(shelf)('$id has a box to stand on the shelf', ({ id }) => {
  expect(BOXES).toHaveProperty(id);
});
