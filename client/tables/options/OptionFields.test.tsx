import { cleanup, screen } from '@testing-library/react';
import { defaultOptions } from '../../../shared/engine/options';
import { colorfulTreasureInfo } from '../../../shared/games/colorful-treasure/info';
import { OptionFields } from './OptionFields';
import { games } from '../../../shared/games';
import { OptionList } from '../../pages/waiting-room/OptionList';
import { show } from '../../testing/app';

afterEach(cleanup);

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

describe.each(games)('of the lengths of $id', (box) => {
  const own = /^A house rule: (?=.*(twenty|disc|third VP))/;
  const valuesOf = (length: string) => ({ ...defaultOptions(box.options), length });

  test.each([
    ['short', true],
    ['printed', false],
  ])(
    'the one that is chosen is explained, to the host and to all others: %s',
    async (to, isOwn) => {
      const values = valuesOf(to);
      for (const list of [
        <OptionFields box={box} values={values} onChange={() => undefined} />,
        <OptionList box={box} values={values} />,
      ]) {
        await show(list);
        expect(screen.queryAllByText(own)).toHaveLength(isOwn ? 1 : 0);
        expect(screen.queryAllByText(/\ba short match\b/i)).toHaveLength(isOwn ? 0 : 1);
        cleanup();
      }
    },
  );
});
