import { createHash } from 'node:crypto';

/**
 * Every place of every file once, in an order that a seed decides: one of each file, then a second of
 * each, so that a small file is looked at as closely as a large one.
 */
export function* places(seed, files, changesOf) {
  const random = randomOf(seed);
  const left = shuffled(files, random).map((file) => ({
    file,
    changes: shuffled(changesOf(file), random),
  }));
  for (let some = left; some.length > 0; some = some.filter(({ changes }) => changes.length > 0))
    for (const { file, changes } of some) {
      const change = changes.pop();
      if (change !== undefined) yield { file, change };
    }
}

/** A number below another one, the next of a seed. */
function randomOf(seed) {
  let count = 0;
  return (limit) =>
    createHash('sha256').update(`${seed} ${count++}`).digest().readUIntBE(0, 6) % limit;
}

function shuffled(list, random) {
  const rest = [...list];
  return list.map(() => rest.splice(random(rest.length), 1)[0]);
}
