import { act, cleanup, screen, within } from '@testing-library/react';
import { changeLanguage, LANGUAGES } from '../../text/i18n';
import { show } from '../../testing/app';
import { RulesPage } from './RulesPage';

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

const open = async () => {
  await show(<RulesPage game="tower-of-babel" />);
  await screen.findByRole('heading', { level: 1 });
};
const links = () => within(screen.getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link');

test.each(LANGUAGES)('in %s the contents name every chapter, and lead there', async (language) => {
  await act(() => changeLanguage(language));
  await open();
  const chapters = [...document.querySelectorAll('main section[id]')];
  expect(chapters.length).toBeGreaterThan(6);
  expect(links().map(({ textContent }) => textContent)).toEqual(
    chapters.map((chapter) => chapter.querySelector('h2')!.textContent),
  );
  for (const { hash } of links())
    expect(document.querySelector(`[id="${hash.slice(1)}"]`)).not.toBeNull();
});

test('they follow the language', async () => {
  await open();
  const before = links()[0].textContent;
  await act(() => changeLanguage('fr'));
  expect(links()[0].textContent).not.toBe(before);
});
