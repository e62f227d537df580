import { act, cleanup, render } from '@testing-library/react';
import { loadTitle } from '../games';
import '../testing/app';
import { changeLanguage, LANGUAGES } from '../text/i18n';

// The rules tell first what happens, in pictures, and last what there is.

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

/** What is told first of a turn, and last of the things. */
const CHAPTERS = {
  'ya-blew-it': ['round', 'cards'],
  'colorful-treasure': ['turn', 'cards'],
  'tower-of-babel': ['turn', 'things'],
  'century-eastern-wonders': ['turn', 'islands'],
};

test.each(
  Object.entries(CHAPTERS).flatMap(([id, chapters]) =>
    LANGUAGES.map((language) => ({ id, language, chapters })),
  ),
)(
  'the story of $id in four pictures comes before everything else, in $language',
  async ({ id, language, chapters: [turn, things] }) => {
    const { Rules } = await loadTitle(id);
    await act(() => changeLanguage(language));
    render(<Rules />);
    const pictures = [...document.querySelectorAll('.story > li')];
    expect(pictures).toHaveLength(4);
    for (const one of pictures) {
      expect(one.querySelector('svg')).toBeTruthy();
      expect(one.querySelector('p')!.textContent).toMatch(/^.{30,90}\.$/);
    }
    const order = [...document.querySelectorAll('.story, [id]')].map((one) => one.id || 'story');
    const placeOf = (what: string) => order.indexOf(what);
    expect(placeOf('story')).toBeLessThan(placeOf(`rules.${turn}`));
    expect(placeOf('rules.end')).toBeLessThan(placeOf(`rules.${things}`));
  },
);
