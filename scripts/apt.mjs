import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Installs a package of the system where that can be done without asking: on Debian, as root. */
export async function aptInstall(name, purpose) {
  const { env, platform, getuid } = process;
  if (platform !== 'linux' || getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} with apt-get, for ${purpose}.`);
  const quietly = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly);
}
