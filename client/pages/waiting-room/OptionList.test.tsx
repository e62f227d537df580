import { cleanup, screen, waitFor } from '@testing-library/react';
import { centuryEasternWondersInfo } from '../../../shared/games/century-eastern-wonders/info';
import { yaBlewItInfo } from '../../../shared/games/ya-blew-it/info';
import { show } from '../../testing/app';
import { OptionList } from './OptionList';

afterEach(cleanup);

const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('a table shows the options of its rules', async () => {
  const values = { doubleGems: true, showOdds: false, length: 'short' };
  await show(<OptionList box={yaBlewItInfo} values={values} />);
  expect(names()).toEqual(['Double gems', 'Show the odds', 'Length']);
});

test('and none that those rules did not have', async () => {
  await show(<OptionList box={yaBlewItInfo} values={{ doubleGems: true, showOdds: false }} />);
  expect(names()).toEqual(['Double gems', 'Show the odds']);
});

test('and a picture of what says little by its name', async () => {
  const values = { map: 'firstGame', openScores: false, length: 'printed' };
  await show(<OptionList box={centuryEasternWondersInfo} values={values} />);
  await waitFor(() => expect(document.querySelectorAll('polygon')).toHaveLength(24));
});
