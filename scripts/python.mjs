import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';

/** What Python 3 is called here, or `undefined`. */
const findPython = () =>
  ['python3', 'python'].find(
    (name) =>
      spawnSync(name, ['-c', 'raise SystemExit(__import__("sys").version_info < (3, 8))'])
        .status === 0,
  );

/** As `findPython`, and installs it where that can be done without asking. */
export async function needPython() {
  const found = findPython();
  if (found !== undefined) return found;
  await aptInstall('python3', 'the test of a verifier that is written in it');
  return findPython();
}
