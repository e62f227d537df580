import { screen } from '@testing-library/react';

/** All that was read out lately, the last at the end. */
export const allAnnounced = () =>
  [...screen.getAllByRole('status')[0].children].map((one) => one.textContent);

/** What was read out last. */
export const announced = () => allAnnounced().at(-1) ?? '';
