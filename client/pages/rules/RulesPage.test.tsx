import { act, cleanup, screen, within } from '@testing-library/react';
import { changeLanguage, LANGUAGES } from '../../text/i18n';
import { show } from '../../testing/app';
import { RulesPage } from './RulesPage';

/** Whether there is room beside the rules. */
let isWide = true;
beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never;
});

afterEach(async () => {
  isWide = true;
  document.head.querySelector('base')?.remove();
  history.replaceState(null, '', '/');
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
  expect(chapters).toHaveLength(document.querySelectorAll('main h2').length);
  expect(chapters.length).toBeGreaterThan(6);
  expect(links().map(({ textContent }) => textContent)).toEqual(
    chapters.map((chapter) => chapter.querySelector('h2')!.textContent),
  );
  for (const { hash } of links())
    expect(document.querySelector(`[id="${hash.slice(1)}"]`)).not.toBeNull();
});

test('they stay on the page, whose base is another one', async () => {
  history.replaceState(null, '', '/rules/tower-of-babel');
  const base = Object.assign(document.createElement('base'), { href: '/' });
  document.head.append(base);
  await open();
  for (const { pathname } of links()) expect(pathname).toBe('/rules/tower-of-babel');
});

test('without room beside the rules they are above them, and folded up', async () => {
  isWide = false;
  await open();
  const contents = screen.getByText('Contents').closest('details')!;
  expect(contents.open).toBe(false);
  expect(contents.querySelectorAll('a').length).toBeGreaterThan(6);
  expect(contents.compareDocumentPosition(document.querySelector('main section')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('they follow the language', async () => {
  await open();
  const before = links()[0].textContent;
  await act(() => changeLanguage('fr'));
  expect(links()[0].textContent).not.toBe(before);
});
