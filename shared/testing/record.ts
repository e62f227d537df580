import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyOptions } from '../engine/options';
import { games } from '../games';
import { recordGolden } from './golden';

// `npm run golden`: records the matches that keep the rules as they are, one for each player count,
// their options taken in turn.

for (const module of games) {
  const folder = join('shared', 'games', module.id, 'golden');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const combinations = everyOptions(module.options);
  for (let numPlayers = module.players.min; numPlayers <= module.players.max; numPlayers++) {
    const options = combinations[numPlayers % combinations.length];
    const seed = String(numPlayers).repeat(64).slice(0, 64);
    const golden = recordGolden(module, { numPlayers, options, seed });
    writeFileSync(join(folder, `${numPlayers}-players.json`), `${JSON.stringify(golden)}\n`);
  }
}
