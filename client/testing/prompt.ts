import { act, fireEvent, screen, within } from '@testing-library/react';

// What is asked on a match screen, and how a test answers it.

export const prompt = () => screen.getByLabelText(/^(What to do|Que faire)$/);

export const sentence = () => within(prompt()).getByRole('heading').textContent;

/** What the buttons that answer say, without their smaller letters. */
export const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector('.text')?.firstChild?.textContent ?? []);

export const press = (name: RegExp) =>
  act(async () => fireEvent.click(within(prompt()).getByRole('button', { name })));

export const type = (key: string) =>
  act(async () => void fireEvent.keyDown(document.body, { key }));
