import { at, REACH, type Lie, type Point } from './layout';

const POINTS = 84;
const INNER = (REACH * Math.sqrt(3)) / 2;

/** The outline of an island, of a shape of its own for each number, grown by so many units. */
export type Coast = (grown: number) => string;

/** Every island of every map looks the same for ever, and its outline takes longer than all else that is drawn of it. */
const coasts = new Map<string, Coast>();

/** The outlines of an island, each of which is worked out once. */
export function coastOf(number: number, lie: Lie): Coast {
  const name = `${number} ${lie}`;
  const coast = coasts.get(name) ?? survey(number, lie);
  coasts.set(name, coast);
  return coast;
}

function survey(number: number, lie: Lie): Coast {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const turn = (2 * Math.PI * i) / POINTS;
    const wild = wildness(turn, lie);
    const end = reachAt(turn, wild === QUIET ? 0 : number);
    return { turn, far: end - 6.5 + wild * shape(number, turn) };
  });
  const outlines = new Map<number, string>();
  return (grown) => {
    const known = outlines.get(grown);
    if (known !== undefined) return known;
    const outline = smooth(
      points.map(({ turn, far }) =>
        at((far + grown) * Math.cos(turn), (far + grown) * Math.sin(turn), lie),
      ),
    );
    outlines.set(grown, outline);
    return outline;
  };
}

/** Where a hex ends in a direction, each corner cut more or less. */
function reachAt(turn: number, number: number): number {
  const sixth = Math.PI / 3;
  const aside = ((turn + sixth / 2) % sixth) - sixth / 2;
  const corner = Math.floor(turn / sixth);
  const cut = number === 0 ? 1.11 : 1.01 + 0.1 * hash(number * 31 + 11 + corner);
  return Math.min(INNER / Math.cos(aside), INNER * cut);
}

/** How much the sea has worn the land: hardly where outposts stand, a little where the rows of a trade end. */
function wildness(turn: number, lie: Lie): number {
  const { x, y } = at(Math.cos(turn), Math.sin(turn), lie);
  if (y < -0.35 && Math.abs(x) > 0.35) return QUIET;
  return y < 0.45 && Math.abs(x) > 0.85 ? 0.5 : 1;
}

const QUIET = 0.35;

/** Capes and coves: a rough line and two bays, which depend on the number alone. */
function shape(number: number, turn: number): number {
  const rough =
    2.4 * noise(number * 31 + 1, 6, turn) +
    1.9 * noise(number * 31 + 2, 13, turn) +
    1.3 * noise(number * 31 + 3, 29, turn);
  return rough - 5 * bay(number * 31 + 4, turn) - 4 * bay(number * 31 + 6, turn);
}

/** From -1 to 1, going smoothly from one of so many knots around to the next. */
function noise(seed: number, knots: number, turn: number): number {
  const place = (turn / (2 * Math.PI)) * knots;
  const knot = Math.floor(place);
  const along = place - knot;
  const eased = along * along * (3 - 2 * along);
  const value = (n: number) => 2 * hash(seed * 97 + (n % knots)) - 1;
  return value(knot) * (1 - eased) + value(knot + 1) * eased;
}

/** How deep in a bay a direction is, from 0 to 1. */
function bay(seed: number, turn: number): number {
  const middle = 2 * Math.PI * hash(seed);
  const wide = 0.2 + 0.14 * hash(seed + 1);
  const away = Math.abs(((turn - middle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  return Math.max(0, 1 - (away / wide) ** 2);
}

/** Some number from 0 to 1, the same for the same whole number. */
function hash(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d) ^ Math.imul(n + 7, 0x297a2d39);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
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

const write = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
const rounded = (length: number): number => Math.round(10 * length) / 10;
