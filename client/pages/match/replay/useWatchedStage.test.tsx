import { act } from '@testing-library/react';
import { pace } from '../../../animation/pace';
import { press } from '../../../testing/app';
import { watch } from '../../../testing/replay';

/** How many times as long as usual what is watched takes. */
const stretch = () =>
  document
    .querySelector<HTMLElement>('[data-title]:has([aria-hidden])')!
    .style.getPropertyValue('--stretch');

test('what is watched again goes as fast as is chosen there, and takes no time where its reader wants nothing to', async () => {
  await watch();
  expect(stretch()).toBe('1');
  await press('Speed: 1 times');
  expect(stretch()).toBe('0.5');
  act(() => pace.set('none'));
  expect(stretch()).toBe('0');
  act(() => pace.set('relaxed'));
  expect(stretch()).toBe('0.5');
});
