import { screen } from '@testing-library/react';
import { defaultOptions } from '../../shared/core/options';
import { colorfulTreasureBox } from '../../shared/games/colorful-treasure/box';
import { OptionFields } from './OptionFields';
import { show } from './testing';

test.each([
  ['basic', false],
  ['junior', false],
  ['advanced', true],
])('in the %s game of Colorful Treasure action tokens can be chosen: %s', async (variant, can) => {
  const values = { ...defaultOptions(colorfulTreasureBox.options), variant };
  await show(<OptionFields box={colorfulTreasureBox} values={values} onChange={() => undefined} />);
  expect(screen.queryByText('Action tokens') !== null).toBe(can);
  screen.getByRole('switch', { name: 'Memory aid' });
});
