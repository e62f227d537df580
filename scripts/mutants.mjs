// npm run mutants -- ya-blew-it: breaks the code in forty places, one at a time and in a copy, and says
// which of them no test notices. `-- server --count 10 --seed 3` for another area, number or choice.
import './setup.mjs';
import { parseArgs } from 'node:util';
import { ROOT, secondsSince } from './run.mjs';

// only after the set-up, which may have installed what they need just now
const { areaOf, AREAS } = await import('./mutants/areas.mjs');
const { trial } = await import('./mutants/trial.mjs');

/** Of a hundred places, as many are to be noticed. */
const GOAL = 95;

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const [name] = positionals;
const count = Number(values.count);
if (positionals.length !== 1 || !AREAS.includes(name) || !(count >= 1)) {
  console.error(`npm run mutants -- AREA --count 40 --seed 1; areas: ${AREAS.join(', ')}`);
  process.exit(2);
}

const start = Date.now();
const results = await trial({
  root: ROOT,
  area: areaOf(ROOT, name),
  count,
  seed: values.seed,
  report: (line) => console.log(line),
});
const of = (verdict) => results.filter((one) => one.verdict === verdict);
const survivors = of('survived');
const tried = results.length - of('not compiling').length;
const share = (100 * (tried - survivors.length)) / tried;

console.log(`\n${name}, seed ${values.seed}: ${secondsSince(start)}`);
for (const { line } of survivors) console.log(`  survived: ${line}`);
console.log(
  `${tried - survivors.length} of ${tried} caught (${share.toFixed(1)} %, ${of('timed out').length} by time), ` +
    `${of('not compiling').length} more do not compile`,
);
process.exitCode = share >= GOAL ? 0 : 1;
