import { measure } from './measure';

/** What jsdom has no layout for: left, top, width and height of each, by its id. */
const PLACES: Record<string, [number, number, number, number]> = {
  stage: [100, 50, 800, 600],
  card: [130, 90, 20, 30],
  pile: [300, 250, 60, 60],
  inlet: [320, 270, 10, 10],
  count: [140, 60, 10, 10],
  gone: [0, 0, 0, 0],
};

/** A stage with a card, a pile that has an inlet, a number that counts, and something that is not to be seen. */
function stage() {
  document.body.innerHTML = `<main id="stage">
    <i id="card" data-thing="card">7</i>
    <p id="pile" data-thing="pile"><b id="inlet" data-inlet></b></p>
    <i id="count" data-thing="count:pile">12</i>
    <i id="gone" data-thing="gone"></i>
    <b data-inlet></b>
  </main>`;
  for (const [id, [left, top, width, height]] of Object.entries(PLACES))
    document.getElementById(id)!.getBoundingClientRect = () =>
      ({ left, top, width, height }) as DOMRect;
  return document.querySelector('main')!;
}

test('what is seen is measured from where the stage begins, and what counts says with it', () => {
  const things = measure(stage());
  expect([...things.keys()]).toEqual(['card', 'pile', 'count:pile']);
  expect(things.get('card')).toEqual({
    element: document.getElementById('card'),
    place: { left: 30, top: 40, width: 20, height: 30 },
  });
  expect(things.get('count:pile')).toMatchObject({ text: '12' });
});

test('what has an inlet is where that is, and known by all that it takes', () => {
  expect(measure(stage()).get('pile')).toMatchObject({
    place: { left: 220, top: 220, width: 10, height: 10 },
    around: { left: 200, top: 200, width: 60, height: 60 },
  });
});

test('of what is about to leave there is a likeness, with all that is in it', () => {
  const { element } = measure(stage(), new Set(['card'])).get('card')!;
  expect([element.textContent, document.body.contains(element)]).toEqual(['7', false]);
});
