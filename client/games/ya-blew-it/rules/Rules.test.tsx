import { act, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { changeLanguage, LANGUAGES } from '../../../text/i18n';
import { leave, type } from '../testing';

afterEach(leave);

describe('the rules page', () => {
  /** What a newcomer has to learn from the sheet, and the words that say it. */
  const SAID: Record<string, Record<string, RegExp>> = {
    en: {
      'gems of the cursed colour are to be avoided': /Cursed colour: .* so avoid them/,
      'what numbers are for': /numbers on the gems are faces of the die/,
      'the first added gem may be looked at': /look at it, and then decide/,
      'a gamble must be rolled': /the Prospector must roll/,
      'everybody is in again': /everybody is in again/,
      'a Detonator is discarded': /whatever the roll was for, then discard it/,
      'a Safe that is not hit stays': /not hit stays for the next Fire/,
      'wilds burn': /Wild Gems and gems of their Cursed colour included/,
    },
    fr: {
      'gems of the cursed colour are to be avoided': /couleur maudite, .* évitez-les/,
      'what numbers are for': /nombres des gemmes sont les faces du dé/,
      'the first added gem may be looked at': /la regarder, puis décider/,
      'a gamble must be rolled': /le jet est obligatoire/,
      'everybody is in again': /tout le monde revient en jeu/,
      'a Detonator is discarded': /la raison du jet, puis défaussez-le/,
      'a Safe that is not hit stays': /n’est pas touché reste pour le prochain Feu/,
      'wilds burn': /jokers et gemmes de sa couleur maudite compris/,
    },
  };

  test.each(LANGUAGES)('says in %s all that the sheet says', async (language) => {
    await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1' }), '1');
    await act(() => changeLanguage(language));
    await type('?');
    const words = screen.getByRole('dialog').textContent!;
    for (const [what, said] of Object.entries(SAID[language]))
      expect([what, said.test(words)]).toEqual([what, true]);
  });
});
