import { act, cleanup, screen } from '@testing-library/react';
import { changeLanguage } from '../../text/i18n';

export { buttons, press, prompt, sentence, type } from '../../testing/prompt';

/* What the tests of this title's screen see and press. */

/** Leaves the screen, in the language of the tests. */
export async function leave() {
  cleanup();
  await act(() => changeLanguage('en'));
}

export const card = (name: string) => screen.getByText(name).closest('li')!;
