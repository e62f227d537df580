import fc from 'fast-check';
import { enlarged, moved, MOST, type PanZoom, showing, WHOLE } from './panZoom';

const SIZE = { width: 800, height: 500 };
const spot = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -250, max: 250 }),
});
const factor = fc.double({ min: 0.2, max: 5, noNaN: true });

/** Where a spot of the chart, seen from its middle at its first size, is on the screen. */
const onScreen = ({ zoom, x, y }: PanZoom, at: { x: number; y: number }) => ({
  x: at.x * zoom + x,
  y: at.y * zoom + y,
});

test('enlarging keeps what is under the pointer where it is', () => {
  fc.assert(
    fc.property(spot, fc.double({ min: 1, max: MOST, noNaN: true }), (pointer, by) => {
      const near = enlarged(WHOLE, by, pointer, SIZE);
      const there = onScreen(near, pointer);
      expect(there.x).toBeCloseTo(pointer.x);
      expect(there.y).toBeCloseTo(pointer.y);
    }),
  );
});

test('however it is moved and enlarged, there is no less than the whole chart, and no more than the sea', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, spot, spot)), (acts) => {
      const outlook = acts.reduce(
        (before, [by, at, way]) => moved(enlarged(before, by, at, SIZE), way, SIZE),
        WHOLE,
      );
      expect(outlook.zoom).toBeGreaterThanOrEqual(1);
      expect(outlook.zoom).toBeLessThanOrEqual(MOST);
      expect(Math.abs(outlook.x)).toBeLessThanOrEqual(((outlook.zoom - 1) * SIZE.width) / 2 + 1e-6);
      if (outlook.zoom === 1) expect(outlook).toEqual(WHOLE);
    }),
  );
});

test('what the keys come to is brought into sight, and nothing moves when it is in sight', () => {
  const near = enlarged(WHOLE, 3, { x: 0, y: 0 }, SIZE);
  expect(showing(near, { x: 100, y: -50 }, SIZE)).toEqual(near);
  expect(showing(near, { x: 700, y: 0 }, SIZE)).toEqual({ zoom: 3, x: -360, y: 0 });
});
