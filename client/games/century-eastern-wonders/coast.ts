import { at, REACH, type Lie, type Point } from './layout';

const POINTS = 40;
const INNER = (REACH * Math.sqrt(3)) / 2;

/** The outline of an island, of a shape of its own for each number, grown by so many units. */
export function coast(number: number, lie: Lie, grown = 0): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const turn = (2 * Math.PI * i) / POINTS;
    const far = reachAt(turn) - 9 + grown + waves(number, turn);
    return at(far * Math.cos(turn), far * Math.sin(turn), lie);
  });
  return smooth(points);
}

/** Where a hex ends in a direction, its corners cut. */
function reachAt(turn: number): number {
  const sixth = Math.PI / 3;
  const aside = ((turn + sixth / 2) % sixth) - sixth / 2;
  return Math.min(INNER / Math.cos(aside), INNER * 1.07);
}

/** Bays and capes: a few waves around, which depend on the number alone. */
function waves(number: number, turn: number): number {
  const phase = (n: number) => ((number * 7 + n) * 2.399963) % (2 * Math.PI);
  return (
    2.2 * Math.sin(2 * turn + phase(1)) +
    2 * Math.sin(5 * turn + phase(2)) +
    1.5 * Math.sin(9 * turn + phase(3)) +
    1 * Math.sin(14 * turn + phase(4))
  );
}

/** A closed line through the middles between points. */
function smooth(points: readonly Point[]): string {
  const between = (a: Point, b: Point) => write({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const last = points[points.length - 1];
  const curves = points.map(
    (point, i) => `Q${write(point)} ${between(point, points[(i + 1) % points.length])}`,
  );
  return `M${between(last, points[0])}${curves.join('')}z`;
}

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
