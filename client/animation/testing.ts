import { screen } from '@testing-library/react';
import { match } from '../../shared/games/ya-blew-it/testing';
import { prompt } from '../testing/prompt';

export { sentence as asked } from '../testing/prompt';

/* What the tests of the stage look at, in a match of Ya Blew It! */

export const start = (deck = 'safe-1 orange-3 purple-5 fire-1') => match({ deck, rolls: [3] });

/** How many cards are in the Claim. */
export const claim = () =>
  screen.getByRole('region', { name: /^The Claim/ }).querySelectorAll('li').length;

/** How many answers there are. */
export const choices = () => prompt().querySelectorAll('[data-choice]').length;
