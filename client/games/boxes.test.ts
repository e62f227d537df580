import { catalog } from '../../shared/games/catalog';
import { BOXES } from './boxes';

test.each(catalog)('$id has a box to stand on the shelf', ({ id }) => {
  expect(BOXES).toHaveProperty(id);
});
