import { cpus } from 'node:os';

/** One line of the result. */
export type Figure = {
  /** What was measured; indented when it belongs to the line before. */
  what: string;
  unit: string;
  ours: number;
  stock?: number;
  /** Ours by stock's. */
  ratio?: number;
  /** What the number may be; only ever shown, since machines differ. */
  budget?: { of: 'ours' | 'ratio' } & ({ atLeast: number } | { atMost: number });
};

const WIDTHS = [68, 14, 14, 8, 10];

/** Says what is going on, beside the result, and for how many seconds so far. */
export const progress = (words: string) =>
  process.stderr.write(`${process.uptime().toFixed(0).padStart(5)} s  ${words}\n`);

/** Prints all figures as one table, and the machine they come from. */
export function print(figures: readonly Figure[]) {
  const [first] = cpus();
  console.log(
    `\n${first.model.trim()}, ${cpus().length} cores, Node.js ${process.versions.node}\n`,
  );
  console.log(row('', 'ours', 'stock', 'ratio', 'budget', ''));
  for (const { what, unit, ours, stock, ratio, budget } of figures)
    console.log(
      row(
        what,
        `${number(ours)} ${unit}`,
        stock === undefined ? '' : `${number(stock)} ${unit}`,
        ratio === undefined ? '' : ratio.toFixed(2),
        ...verdict(budget, { ours, ratio: ratio ?? NaN }),
      ),
    );
}

function verdict(budget: Figure['budget'], values: { ours: number; ratio: number }) {
  if (!budget) return ['', ''];
  const value = values[budget.of];
  return 'atLeast' in budget
    ? [`>= ${budget.atLeast}`, value >= budget.atLeast ? 'met' : 'MISSED']
    : [`<= ${budget.atMost}`, value <= budget.atMost ? 'met' : 'MISSED'];
}

/** Three digits that matter. */
const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function row(what: string, ...cells: string[]): string {
  const padded = cells.slice(0, -1).map((cell, i) => cell.padStart(WIDTHS[i + 1]));
  return `${what.padEnd(WIDTHS[0])}${padded.join('')}  ${cells.at(-1)}`.trimEnd();
}
