import { claimLayout, heightOf } from './claimLayout';

// prettier-ignore
const LAYOUTS: [number, number, object][] = [
  // cards  place  side by side, rows, and how far apart
  [1,  2.3, { columns: 1, rows: 1 }],
  [4,  2.3, { columns: 4, rows: 1 }],
  [12, 2.3, { columns: 6, rows: 2, step: 1.52 }],
  [45, 2.3, { step: 0.5 }],
];

test.each(LAYOUTS)('%i cards in a place of %d', (cards, place, layout) => {
  expect(claimLayout(cards, place)).toMatchObject(layout);
});

test('every card finds a place', () => {
  for (let cards = 1; cards <= 60; cards++) {
    const { columns, rows } = claimLayout(cards, 2.3);
    expect(columns * rows).toBeGreaterThanOrEqual(cards);
    expect((rows - 1) * columns).toBeLessThan(cards);
  }
});

test('rows that lie on each other take less height', () => {
  expect(heightOf({ columns: 5, rows: 3, step: 0.5 })).toBeCloseTo(2.45);
});
