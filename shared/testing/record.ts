import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineLoader, gameOf, games } from '../games';
import { addedGolden } from './addGolden';
import { keepGolden } from './golden';
import { pastOf, rerecord } from './rerecord';

// npm run golden [-- add FILE]: records the matches that keep the rules as they are, one for each player count; or
// makes a test of the match in a file, which is its record, perhaps with more. Exits with 1 where it must not.

const USAGE = 'usage: npm run golden [-- add FILE]';
const homeOf = (id: string) => join('shared', 'games', id);

async function main(args: string[]): Promise<string | null> {
  if (args.length === 0) return recordAll();
  const [mode, file, ...more] = args;
  return mode === 'add' && file !== undefined && more.length === 0 ? add(file) : USAGE;
}

function recordAll(): string | null {
  const objections = games.flatMap((module) => rerecord(module, homeOf(module.id)) ?? []);
  return objections.length > 0 ? objections.join('\n') : null;
}

async function add(file: string): Promise<string | null> {
  const added = await addedGolden(readFileSync(file, 'utf8'), engineLoader());
  if ('objection' in added) return `${file}: ${added.objection}`;
  const { matchID, golden } = added;
  const home = homeOf(golden.game);
  const isToday = gameOf(golden.game)?.version === golden.version;
  const kept = keepGolden(isToday ? join(home, 'golden') : pastOf(home, golden), matchID, golden);
  console.log(
    `${kept}: ${golden.actions.length} actions of ${golden.game}, version ${golden.version}.`,
  );
  return null;
}

main(process.argv.slice(2)).then((objection) => {
  if (objection === null) return;
  console.error(objection);
  process.exitCode = 1;
});
