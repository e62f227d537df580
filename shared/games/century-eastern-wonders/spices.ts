import { sum } from '../../engine/numbers';

/** From the lowest level to the highest: each can be upgraded to the next (R1.1). */
export const SPICES = ['ginger', 'chili', 'tea', 'cloves'] as const;
export type Spice = (typeof SPICES)[number];

/** A number of cubes of each spice. */
export type Cubes = Record<Spice, number>;

export const cubes = (some: Partial<Cubes> = {}): Cubes => ({
  ginger: some.ginger ?? 0,
  chili: some.chili ?? 0,
  tea: some.tea ?? 0,
  cloves: some.cloves ?? 0,
});

export const size = (those: Cubes): number => sum(Object.values(those));

/** Whether what is held is enough for what is asked. */
export const covers = (held: Cubes, asked: Cubes): boolean =>
  SPICES.every((spice) => held[spice] >= asked[spice]);

export const plus = (a: Cubes, b: Cubes): Cubes => ofEach((spice) => a[spice] + b[spice]);

export const minus = (a: Cubes, b: Cubes): Cubes => ofEach((spice) => a[spice] - b[spice]);

export const times = (those: Cubes, n: number): Cubes => ofEach((spice) => n * those[spice]);

/** What is asked and not held. */
export const missing = (held: Cubes, asked: Cubes): Cubes =>
  ofEach((spice) => Math.max(0, asked[spice] - held[spice]));

/** The spices of which there is a cube. */
export const kindsIn = (those: Cubes): Spice[] => SPICES.filter((spice) => those[spice] > 0);

/** The next level of each spice that has one; cloves have none. */
export const UPGRADED = { ginger: 'chili', chili: 'tea', tea: 'cloves' } as const satisfies Partial<
  Record<Spice, Spice>
>;

export type Upgradable = keyof typeof UPGRADED;

export const isUpgradable = (spice: Spice): spice is Upgradable => Object.hasOwn(UPGRADED, spice);

/** The level: how many steps up from nothing a cube is worth, 1 to 4 (R1.1). */
export const level = (spice: Spice): number => SPICES.indexOf(spice) + 1;

export const steps = (those: Cubes): number =>
  sum(SPICES.map((spice) => level(spice) * those[spice]));

/** Every choice of exactly `n` of these cubes. */
export function choicesOf(those: Cubes, n: number): Cubes[] {
  let found: Cubes[] = [cubes()];
  for (const spice of SPICES)
    found = found.flatMap((part) =>
      Array.from({ length: Math.min(those[spice], n - size(part)) + 1 }, (_, taken) => ({
        ...part,
        [spice]: taken,
      })),
    );
  return found.filter((choice) => size(choice) === n);
}

const ofEach = (number: (spice: Spice) => number): Cubes => ({
  ginger: number('ginger'),
  chili: number('chili'),
  tea: number('tea'),
  cloves: number('cloves'),
});

const LETTERS: Record<string, Spice> = { Y: 'ginger', R: 'chili', G: 'tea', B: 'cloves' };

/** Reads cubes written as letters of their colours: `YYR` is two ginger and a chili; nothing or `-` is none. */
export function readCubes(text: string): Cubes {
  const read = cubes();
  for (const letter of text.replace('-', '')) {
    const spice = LETTERS[letter];
    if (!spice) throw new Error(`no spice is written ${letter}`);
    read[spice]++;
  }
  return read;
}

export const writeCubes = (those: Cubes): string =>
  Object.entries(LETTERS)
    .map(([letter, spice]) => letter.repeat(those[spice]))
    .join('') || '-';
