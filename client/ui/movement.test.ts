import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What moves is to be as smooth on an old phone: what a browser lays out or draws anew in every frame takes its time.

const CLIENT = join(__dirname, '..');

/** The movements of all style sheets: where each is, its name, and the properties that it changes. */
const movements = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => {
    const css = readFileSync(join(CLIENT, path), 'utf8');
    return [...css.matchAll(/@keyframes (\w+) \{(.*?)\n\}/gs)].map(([, name, steps]) => ({
      name: `${path}: ${name}`,
      changes: [...steps.matchAll(/([\w-]+):/g)].map(([, property]) => property),
    }));
  });

/** What a browser moves by itself, and what is drawn anew for so short a time, or on so little, that nobody sees it. */
const SMOOTH = ['transform', 'translate', 'scale', 'rotate', 'opacity'];
const DRAWN = ['clip-path', 'filter', 'box-shadow', 'outline-color', 'background', 'color'];

test('nothing that a style sheet moves is laid out anew in every frame', () => {
  expect(movements.length).toBeGreaterThan(10);
  const rough = movements.filter(({ changes }) =>
    changes.some((property) => ![...SMOOTH, ...DRAWN].includes(property)),
  );
  expect(rough.map(({ name }) => name)).toEqual([]);
});
