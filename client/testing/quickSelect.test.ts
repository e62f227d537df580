const PAGE = `
  <main class="board far">
    <p id="first" data-thing="tile:1" lang="en">One <b>bold</b> <em class="far">word</em></p>
    <form aria-label="offer, or not">
      <button data-on="tile:1 tile:2" aria-disabled="true">A</button>
      <button data-on="tile:2" class="near far">B</button>
      <input type="checkbox" disabled><input list="names">
      <a href="#x">here</a><a>nowhere</a>
    </form>
    <svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><g data-thing="tile:2"></g></svg>
  </main>
  <div role="dialog"><button>C</button><p><b></b></p></div>`;

const SELECTORS = [
  ...[
    '*',
    'b',
    'p',
    'P',
    '.far',
    'em.far',
    '#first',
    '#first b',
    'main > p, div p',
    'p + form',
    'nothing',
  ],
  ...['[data-thing]', '[data-thing="tile:2"]', 'main [data-thing]:not(p)', '[data-on~="tile:2"]'],
  ...['button, a[href], summary, [role=button]', ':disabled, [aria-disabled=true]', ':not(b, em)'],
  ...['[data-on]:not([aria-disabled=true])', '[aria-label="offer, or not"]', 'form :is(a, input)'],
  ...[
    'button:not(:is(.near, [aria-disabled]), [role])',
    'a:not([href])',
    '[role=dialog] > *',
    'p:has(b)',
  ],
  ...[
    'main ~ div b',
    'linearGradient',
    'svg [id]',
    'input[list]:not([type])',
    'b:first-child, .near',
  ],
];

beforeEach(() => void (document.body.innerHTML = PAGE));

describe.each(SELECTORS)('%s', (selector) => {
  const roots = (): ParentNode[] => [document, document.querySelector('form')!];

  test('finds all that jsdom says it matches, in the order of the page', () => {
    for (const root of roots()) {
      const all = [...document.querySelectorAll('*')].filter((one) => root.contains(one as never));
      const matching = all.filter((one) => one !== (root as unknown) && one.matches(selector));
      expect([...root.querySelectorAll(selector)]).toEqual(matching);
      expect(root.querySelector(selector)).toBe(matching[0] ?? null);
    }
  });
});

test('what has come, gone or changed since the last look is seen', () => {
  const thing = (name: string) => document.querySelectorAll(`[data-thing="${name}"]`).length;
  expect(thing('tile:3')).toBe(0);
  document.querySelector('b')!.setAttribute('data-thing', 'tile:3');
  expect(thing('tile:3')).toBe(1);
  document.body.append(document.querySelector('b')!.cloneNode());
  expect(thing('tile:3')).toBe(2);
  document.querySelector('main')!.remove();
  expect(thing('tile:3')).toBe(1);
});
