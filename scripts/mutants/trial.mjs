import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, changesIn } from './changes.mjs';
import { compilerOf } from './compiler.mjs';
import { copyOf } from './copy.mjs';
import { places } from './places.mjs';

/** A run may take as many times as long as it took with the code as it is, and so much longer. */
const PATIENCE = { times: 5, plus: 30_000 };

/**
 * Breaks an area in `count` places that compile, one at a time and in a copy, and runs what should notice:
 * for each place the verdict, `caught`, `timed out`, `survived` or `not compiling`, and a line that says it.
 */
export async function trial({ root, area, count, seed, report }) {
  const copy = copyOf(root);
  try {
    return await inCopy(copy, { area, count, seed, report });
  } finally {
    copy.remove();
  }
}

async function inCopy(copy, { area, count, seed, report }) {
  const sources = new Map(
    area.files.map((file) => [file, readFileSync(join(copy.tree, file), 'utf8')]),
  );
  const chosen = choose(copy, { area, count, seed, sources });
  const stagesOf = new Map();
  for (const { file, compiles } of chosen)
    if (compiles && !stagesOf.has(file))
      stagesOf.set(file, area.stages(file, await copy.related(file)));
  const limitOf = limits(copy, report);

  const results = [];
  for (const { file, change, compiles } of chosen) {
    const { verdict, by } = compiles
      ? await judged(copy, { file, source: sources.get(file), change }, stagesOf.get(file), limitOf)
      : { verdict: 'not compiling', by: '' };
    const line = `${file}:${change.line}  ${short(change.was)} → ${short(change.text)}`;
    report(`${verdict.padEnd(13)} ${line}${by && `  (${by})`}`);
    results.push({ file, change, verdict, line });
  }
  return results;
}

/** So many places that compile, and those between them that do not. */
function choose(copy, { area, count, seed, sources }) {
  const compiles = compilerOf(copy.tree, area.files);
  const chosen = [];
  let left = count;
  for (const place of places(seed, area.files, (file) => changesIn(sources.get(file), area))) {
    if (left === 0) break;
    const text = changed(sources.get(place.file), place.change);
    chosen.push({ ...place, compiles: compiles(place.file, text) });
    if (chosen.at(-1).compiles) left--;
  }
  return chosen;
}

/** How long a stage may take: once its tests have run, and passed, with the code as it is. */
function limits(copy, report) {
  const times = new Map();
  return async ({ files, only }) => {
    const keyOf = (file) => `${only} ${join(copy.tree, file)}`;
    const untimed = files.filter((file) => !times.has(keyOf(file)));
    if (untimed.length > 0) {
      report(`${untimed.length} test files with the code as it is`);
      const { success, testResults } = await copy.report({ files: untimed, only });
      const failed = testResults.filter(({ status }) => status === 'failed');
      if (!success)
        throw new Error(`fails before anything is broken: ${failed.map(({ name }) => name)}`);
      for (const { name, startTime, endTime } of testResults)
        times.set(`${only} ${name}`, endTime - startTime);
    }
    return files.reduce(
      (sum, file) => sum + PATIENCE.times * times.get(keyOf(file)),
      PATIENCE.plus,
    );
  };
}

/** What the tests say to one mistake; the file is as it was afterwards. */
async function judged(copy, { file, source, change }, stages, limitOf) {
  const path = join(copy.tree, file);
  for (const stage of stages.filter(({ files }) => files.length > 0)) {
    const limit = await limitOf(stage);
    writeFileSync(path, changed(source, change));
    const outcome = await copy.test(stage, limit);
    writeFileSync(path, source);
    if (outcome.verdict !== 'survived') return outcome;
  }
  return { verdict: 'survived', by: '' };
}

const short = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};
