import { isChunkMissing } from '../app/outdated';
import { loadStyles } from './stylesheet';

const links = () => [...document.head.querySelectorAll('link')];

/** The page knows the name of the title's stylesheet. */
function tell(title: string) {
  const { head } = document;
  head.append(
    Object.assign(document.createElement('meta'), {
      name: `stylesheet:${title}`,
      content: `${title}.css`,
    }),
  );
}

afterEach(() => document.head.replaceChildren());

test('the styles of a title are loaded once, however often they are asked for', async () => {
  tell('chess');
  const both = [loadStyles('chess'), loadStyles('chess')];
  expect(links().map(({ href }) => href)).toEqual([expect.stringMatching(/\/chess\.css$/)]);
  links()[0].dispatchEvent(new Event('load'));
  await Promise.all(both);
  await loadStyles('chess');
  expect(links()).toHaveLength(1);
});

test('styles that are gone are a part of the app that is missing, and are asked for again', async () => {
  tell('go');
  const first = loadStyles('go').catch((error: unknown) => error);
  links()[0].dispatchEvent(new Event('error'));
  expect(isChunkMissing(await first)).toBe(true);
  expect(links()).toEqual([]);
  const second = loadStyles('go');
  links()[0].dispatchEvent(new Event('load'));
  await second;
});

test('a page that has all styles already loads none', async () => {
  await loadStyles('shogi');
  expect(links()).toEqual([]);
});
