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

/** What has a ground of its own with words on it: where it is, how it is selected, and by which movements. */
const grounds = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => {
    const css = readFileSync(join(CLIENT, path), 'utf8');
    const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
      selector: selector.replace(/\/\*.*?\*\//gs, '').trim(),
      body,
    }));
    return rules
      .filter(
        ({ selector, body }) =>
          /^\.[\w-]+$/.test(selector) &&
          /(background|--ground):/.test(body) &&
          /(\scolor|--text):/.test(body),
      )
      .map(({ selector }) => ({
        name: `${path}: ${selector}`,
        moves: rules
          .filter((rule) => rule.selector.split(/,\s*/).includes(selector))
          .flatMap(({ body }) => [...body.matchAll(/animation(?:-name)?:([^;]*);/g)])
          .flatMap(([, words]) => words.match(/[\w-]+/g)!)
          .map((word) => `${path}: ${word}`),
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

test('whatever has a ground of its own comes with it: through it two texts would be read on one spot', () => {
  const fading = new Set(
    movements.filter(({ changes }) => changes.includes('opacity')).map(({ name }) => name),
  );
  expect(grounds.filter(({ moves }) => moves.length > 0).length).toBeGreaterThan(5);
  const seenThrough = grounds.filter(({ moves }) => moves.some((one) => fading.has(one)));
  expect(seenThrough.map(({ name }) => name)).toEqual([]);
});
