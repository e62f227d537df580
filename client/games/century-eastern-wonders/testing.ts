import { act, fireEvent, screen, within } from '@testing-library/react';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import { sitAt } from '../../testing/match';

export { buttons, press, prompt, sentence, type } from '../../testing/prompt';

/* What the tests of this title's screen see and press. */

export const sit = (m: Parameters<typeof sitAt>[1], seat: string | null = '0', isPhone = false) =>
  sitAt(centuryEasternWonders, m, seat, { isPhone });

export const chart = () => screen.getByRole('group', { name: /^Sea chart/ });
/** The hex that is called so; asking for roles takes long among so many. */
export const hex = (name: RegExp) =>
  within(chart())
    .getAllByRole('button', { hidden: true })
    .find((button) => name.test(button.getAttribute('aria-label')!))!;
export const nameOf = (name: RegExp) => hex(name).getAttribute('aria-label');
export const point = (name: RegExp) => act(async () => fireEvent.click(hex(name)));
