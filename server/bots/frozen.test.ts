import { engineLoader } from '../../shared/games';
import { FROZEN } from '../../shared/games/frozen';
import { quickChance } from '../../shared/testing/random';
import { chooseMove } from './choose';

// A bot at a match of earlier rules thinks by those rules, which were frozen with what they know of a good move.

/** How many decisions are tried; a match of some titles has hundreds. */
const DECISIONS = 40;

test.each(FROZEN)(
  'bots play by version $version of $game, and better than at random',
  async ({ game, version }) => {
    const engine = (await engineLoader()(game, version))!;
    const { module } = engine;
    expect(module.version).toBe(version);
    const random = quickChance(16);
    const draw = () => (random.die(1e6) - 1) / 1e6;
    let position = engine.start({
      numPlayers: module.players.min,
      options: {},
      seed: '16'.repeat(32),
    });
    const notes = new Map<string, unknown>();
    const observe = (events: unknown[]) => {
      for (const id of position.ctx.playOrder)
        notes.set(id, module.observe?.(notes.get(id), engine.view(position, id).G, events));
    };
    observe([]);
    let rated = 0;
    for (let made = 0; made < DECISIONS && position.ctx.gameover === undefined; made++) {
      const [playerID] = engine.awaited(position);
      const view = engine.view(position, playerID);
      const bot = { playerID, strength: 'hard' as const, notes: notes.get(playerID) };
      const move = chooseMove(module, view, bot, draw)!;
      const legal = engine.legal(position, playerID);
      const ratings = legal.map((one) => module.rate(view.G, view.ctx, playerID, one, bot.notes));
      const own = module.rate(view.G, view.ctx, playerID, move, bot.notes);
      if (own > Math.min(...ratings)) rated++;
      const outcome = engine.act(position, { type: 'move', playerID, ...move });
      if (!outcome.ok) throw new Error(`a bot's ${move.move} is ${outcome.code}`);
      ({ position } = outcome);
      observe(outcome.events);
    }
    expect(rated).toBeGreaterThan(0);
  },
);
