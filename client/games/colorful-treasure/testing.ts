import { present } from '../../../shared/engine/present';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { prompt } from '../../testing/prompt';

export { press, prompt, sentence } from '../../testing/prompt';

// What tests see of the title on the screen, and do there. By labels where there is much to look through.

/** What is said beside the question. */
export const asideWords = () => prompt().querySelector('.aside')?.textContent ?? '';

/** What can be decided, by the names of the buttons. */
export const buttons = () => wordsOf('.text');

/** The action tokens that can be taken or used. */
export const tiles = () => wordsOf('.name');

const wordsOf = (selector: string) =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector(selector)?.firstChild?.textContent ?? []);

export const cards = () => [...screen.getByLabelText(/^The wonders/).querySelectorAll('button')];

/** A card as it lies, by what is said of it. */
export function card(name: RegExp): HTMLButtonElement {
  const found = cards().filter((one) => name.test(present(one.getAttribute('aria-label'))));
  if (found.length !== 1) throw new Error(`${found.length} cards are called ${name}`);
  return found[0];
}

export const turn = (name: RegExp) => act(async () => fireEvent.click(card(name)));

/** The cards that can be turned, or looked at. */
export const open = () =>
  cards().filter((one) => one.matches('[aria-disabled="false"]:not([data-up])'));

/** What is told large, in place of the question; what is taken is told before. */
export const toldLarge = () => document.querySelector('[data-moment]:not([data-moment="taken"])');
