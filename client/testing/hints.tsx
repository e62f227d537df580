import { act, render } from '@testing-library/react';
import { loadTitle } from '../games';
import { changeLanguage } from '../text/i18n';

/* What hints of every title are held to. */

/** How many letters one reads in passing. */
const LONGEST = 164;

type Words = Record<string, { name: string; about: string }>;

/** Each of these names has its words in each language, and nothing else has. */
export function expectWords(
  names: readonly string[],
  languages: readonly Words[],
  longest = LONGEST,
): void {
  for (const hints of languages) {
    expect(Object.keys(hints).sort()).toEqual([...names].sort());
    for (const { name, about } of Object.values(hints)) {
      expect(name).toMatch(/^.{2,31}$/);
      expect(about).toMatch(/[.]$/);
      expect(about.length).toBeLessThanOrEqual(longest);
    }
  }
}

/** Each of these places is a paragraph of a title's rules. */
export async function expectParagraphs(game: string, places: readonly string[]): Promise<void> {
  const { Rules } = await loadTitle(game);
  await act(() => changeLanguage('en'));
  render(<Rules />);
  for (const place of places)
    expect([place, document.getElementById(place)?.textContent]).toEqual([
      place,
      expect.stringMatching(/\w{3}/),
    ]);
}
