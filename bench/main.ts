import { parseArgs } from 'node:util';
import { announcing } from './parts/announcing';
import { clocks } from './parts/clocks';
import { cluster } from './parts/cluster';
import { comeback } from './parts/comeback';
import { engine } from './parts/engine';
import { evening } from './parts/evening';
import { flood } from './parts/flood';
import { hostile } from './parts/hostile';
import { growth } from './parts/growth';
import { motion } from './parts/motion';
import { pages } from './parts/pages';
import { saturation } from './parts/saturation';
import { start } from './parts/start';
import { print, type Figure } from './report';

// npm run bench: everything; `-- --only saturation,start` some parts; `--profile FOLDER` writes
// processor profiles of the servers under load, for Chromium's developer tools.

const PARTS = {
  ...{ engine, saturation, evening, clocks, comeback },
  ...{ flood, hostile, growth, start, pages, motion, cluster, announcing },
};

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, profile: { type: 'string' } },
  });
  const names = (values.only?.split(',') ?? Object.keys(PARTS)) as (keyof typeof PARTS)[];
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  const figures: Figure[] = [];
  for (const name of names) figures.push(...(await PARTS[name](values.profile)));
  print(figures);
}

void main();
