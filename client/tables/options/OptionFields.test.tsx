import { screen } from '@testing-library/react';
import { defaultOptions } from '../../../shared/engine/options';
import { colorfulTreasureInfo } from '../../../shared/games/colorful-treasure/info';
import { OptionFields } from './OptionFields';
import { show } from '../../testing/app';

test.each([
  ['basic', false],
  ['junior', false],
  ['advanced', true],
])('in the %s game of Colorful Treasure action tokens can be chosen: %s', async (variant, can) => {
  const values = { ...defaultOptions(colorfulTreasureInfo.options), variant };
  await show(
    <OptionFields box={colorfulTreasureInfo} values={values} onChange={() => undefined} />,
  );
  expect(screen.queryByText('Action tokens') !== null).toBe(can);
  screen.getByRole('switch', { name: 'Memory aid' });
});
