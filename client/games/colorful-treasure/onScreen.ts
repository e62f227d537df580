import { act, fireEvent, screen, within } from '@testing-library/react';

// What tests see of the title on the screen, and do there.

const prompt = () => screen.getByRole('region', { name: 'What to do' });

export const sentence = () => within(prompt()).getByRole('heading').textContent;

/** Everything else the prompt says. */
export const asideWords = () => prompt().querySelector('.aside')?.textContent ?? '';

/** What can be decided, by the names of the buttons. */
export const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector('.text')?.firstChild?.textContent ?? []);

/** The action tokens that can be taken or used. */
export const tiles = () =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector('.name')?.textContent ?? []);

export const press = (name: RegExp) =>
  act(async () => fireEvent.click(within(prompt()).getByRole('button', { name })));

const wonders = () => within(screen.getByRole('group', { name: /^The wonders/ }));

export const cards = () => wonders().getAllByRole('button');

/** A card as it lies, by what is said of it. */
export const card = (name: RegExp) => wonders().getByRole('button', { name });

export const turn = (name: RegExp) => act(async () => fireEvent.click(card(name)));

/** The cards that can be pressed. */
export const open = () => cards().filter((one) => one.getAttribute('aria-disabled') === 'false');
