import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReferee } from '../../shared/core/referee';
import { gameOf, games } from '../../shared/games';
import { chanceFor, dealsOf, playout } from '../trials/deals';
import { useProgram, PROGRAM } from '../trials/process';
import { chooseMove, type Bot } from './choose';
import type { BotRequest } from './thinker';
import { workerBots } from './worker';

// Bots that think in a thread of their own decide as they would in this one.

const titleOf = (id: string) => gameOf(id)!;

useProgram();

/** A bot that is to act, in the middle of a match of each title. */
function requests(): BotRequest[] {
  return games.map((title) => {
    const referee = createReferee(title);
    const [deal] = dealsOf(title, 1);
    const position = playout(referee, deal, chanceFor('thoughts', title.id)).at(40)!;
    const [playerID] = referee.awaited(position);
    const bot: Bot = { playerID, strength: 'hard', notes: undefined };
    return { game: title.id, state: referee.see(position, playerID), bot };
  });
}

const here = ({ game, state, bot }: BotRequest) => chooseMove(titleOf(game), state, bot);

test('a thread chooses for every title what would be chosen here', async () => {
  const thinker = workerBots(PROGRAM, titleOf);
  const chosen = await Promise.all(requests().map((request) => thinker.choose(request)));
  expect(chosen).toEqual(requests().map(here));
  await thinker.close();
});

test('rules that throw are told to who asked, and the thread goes on', async () => {
  const thinker = workerBots(PROGRAM, titleOf);
  const [request] = requests();
  const broken = { ...request, state: { ...request.state, G: null } };
  await expect(thinker.choose(broken)).rejects.toThrow(/null/);
  expect(await thinker.choose(request)).toEqual(here(request));
  await thinker.close();
});

test('where the thread falls, or cannot be told everything, the bot thinks here', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
  const falls = join(folder, 'falls.js');
  writeFileSync(falls, 'process.exit(1);');
  const thinker = workerBots(falls, titleOf);
  const [request] = requests();
  for (let i = 0; i < 3; i++) expect(await thinker.choose(request)).toEqual(here(request));
  const unsendable = { ...request, bot: { ...request.bot, notes: () => 1 } };
  expect(await thinker.choose(unsendable)).toEqual(here(request));
  await thinker.close();
  rmSync(folder, { recursive: true });
});
