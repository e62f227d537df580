import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { createEngine } from '../../shared/engine/engine';
import { gameOf, games } from '../../shared/games';
import { chanceFor, dealsOf, playout } from '../test-support/randomMatches';
import { PROGRAM, useProgram } from '../test-support/serverProcess';
import { chooseMove, type Bot } from './choose';
import type { BotRequest, BotThinker } from './thinker';
import { workerBots } from './workerBots';

// Bots that think in a thread of their own decide as they would in this one, and none of them can be
// held up for long by what another one does to the thread.

useProgram();

/** Longer than any thought here takes, however busy the machine. */
const AMPLE = 60_000;
/** As long as nobody needs to wait for a thought that never ends. */
const BRIEF = 1000;

const titleOf = (id: string) => gameOf(id)!;

/** A bot that is to act, in the middle of a match of each title. */
function requests(): BotRequest[] {
  return games.map((title) => {
    const engine = createEngine(title);
    const [deal] = dealsOf(title, 1);
    const position = playout(engine, deal, chanceFor('thoughts', title.id)).at(40)!;
    const [playerID] = engine.awaited(position);
    const bot: Bot = { playerID, strength: 'hard', notes: undefined };
    return { game: title.id, version: title.version, state: engine.view(position, playerID), bot };
  });
}

const here = ({ game, state, bot }: BotRequest) => chooseMove(titleOf(game), state, bot);

let folder: string;
let thinker: BotThinker;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
});

afterEach(async () => {
  await thinker.close();
  rmSync(folder, { recursive: true });
});

/** A program for threads, written here. */
function program(text: string): string {
  const file = join(folder, 'program.js');
  writeFileSync(file, text);
  return file;
}

/** A program whose titles do to their thread what their notes say, and otherwise like their last move best. */
async function wilful(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: __dirname,
      loader: 'ts',
      contents: `
        import { serveBotRequests } from './thinkingThread';
        const held: number[][] = [];
        const DOES: Record<string, () => void> = {
          loop() { for (;;); },
          fall() { process.exit(3); },
          hoard() { for (;;) held.push(new Array(1e6).fill(held.length)); },
        };
        const legal = () => [['a'], ['b'], ['c']];
        const rate = (_view, _ctx, _playerID, { args }, notes) => {
          DOES[notes]?.();
          return args[0].charCodeAt(0);
        };
        serveBotRequests(async () => ({ moves: { say: { legal } }, rate }) as never);`,
    },
    bundle: true,
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  return program(outputFiles[0].text);
}

/** A bot of a title in that program. */
const bot = (game: string, notes?: unknown): BotRequest => ({
  game,
  version: 1,
  state: { G: {}, ctx: { currentPlayer: '0' } } as unknown as BotRequest['state'],
  bot: { playerID: '0', strength: 'hard', notes },
});

const LAST = { move: 'say', args: ['c'] };

test('a thread chooses for every title what would be chosen here', async () => {
  thinker = workerBots(PROGRAM, AMPLE);
  const chosen = await Promise.all(requests().map((request) => thinker.choose(request)));
  expect(chosen).toEqual(requests().map(here));
});

test('rules that throw are told to who asked, and the thread goes on', async () => {
  thinker = workerBots(PROGRAM, AMPLE);
  const [request] = requests();
  const broken = { ...request, state: { ...request.state, G: null } };
  await expect(thinker.choose(broken)).rejects.toThrow(/null/);
  expect(await thinker.choose(request)).toEqual(here(request));
});

test.each([
  ['never ends', 'loop', /more than 1000 ms/],
  ['ends the thread', 'fall', /ended with 3/],
  ['hoards memory', 'hoard', /memory/],
])(
  'a thought that %s is given up, and all others of any title are answered',
  async (_, does, says) => {
    thinker = workerBots(await wilful(), does === 'loop' ? BRIEF : AMPLE);
    const others = ['mine', 'yours', 'yours', 'mine'];
    const before = others.map((game) => thinker.choose(bot(game)));
    const guilty = thinker.choose(bot('mine', does));
    const after = others.map((game) => thinker.choose(bot(game)));
    await expect(guilty).rejects.toThrow(says);
    for (const answer of [...before, ...after]) expect(await answer).toEqual(LAST);
    expect(await thinker.choose(bot('mine'))).toEqual(LAST);
  },
);

test('a title that loops delays the bots of others once, and from then on not at all', async () => {
  thinker = workerBots(await wilful(), BRIEF);
  const ended: string[] = [];
  const loops = Array.from({ length: 3 }, (_, i) =>
    thinker.choose(bot('looping', 'loop')).catch(() => ended.push(`loop ${i}`)),
  );
  const others = Array.from({ length: 3 }, () =>
    thinker.choose(bot('honest')).then(() => ended.push('honest')),
  );
  await Promise.all([...loops, ...others]);
  expect(ended).toEqual(['loop 0', 'honest', 'honest', 'honest', 'loop 1', 'loop 2']);

  const again = thinker.choose(bot('looping', 'loop')).catch(() => ended.push('loop 3'));
  await thinker.choose(bot('honest')).then(() => ended.push('honest'));
  await again;
  expect(ended.slice(-2)).toEqual(['honest', 'loop 3']);
});

test('where no thread can begin, or a bot’s notes cannot be sent, who asked is told at once', async () => {
  thinker = workerBots(program('process.exit(1);'), AMPLE);
  for (let i = 0; i < 3; i++)
    await expect(thinker.choose(bot('any'))).rejects.toThrow(/ended with 1/);
  await thinker.close();
  thinker = workerBots(await wilful(), AMPLE);
  await expect(thinker.choose(bot('any', () => 1))).rejects.toThrow(/could not be cloned/);
  expect(await thinker.choose(bot('any'))).toEqual(LAST);
});

test('closing answers everybody who still waits, and ends a thought that never would', async () => {
  thinker = workerBots(await wilful(), AMPLE);
  await thinker.choose(bot('any'));
  const waiting = [bot('any', 'loop'), bot('any')].map((request) => thinker.choose(request));
  const told = Promise.allSettled(waiting);
  await thinker.close();
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
