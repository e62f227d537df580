import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { changeLanguage } from '../../text/i18n';

/* What the tests of this title's screen see and press. */

/** Leaves the screen, in the language of the tests. */
export async function leave() {
  cleanup();
  await act(() => changeLanguage('en'));
}

export const prompt = () => screen.getByRole('region', { name: /^(What to do|Que faire)$/ });
export const sentence = () => within(prompt()).getByRole('heading').textContent;
export const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector('.text')?.firstChild?.textContent ?? []);
export const press = (name: RegExp) =>
  act(async () => fireEvent.click(within(prompt()).getByRole('button', { name })));
export const type = (key: string) =>
  act(async () => void fireEvent.keyDown(document.body, { key }));
export const card = (name: string) => screen.getByText(name).closest('li')!;
