import { createEngine } from '../../shared/engine/engine';
import { startMatch } from '../../shared/testing/scenario';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import type { View } from '../../shared/games/ya-blew-it/state';

const match = startMatch(yaBlewIt, {
  numPlayers: 6,
  arrange({ table }) {
    table.step = 'mining';
    table.round = 7;
    table.claim = ['orange-3', 'purple-38', 'wild-45', 'blue-4'];
    table.waiting = ['1', '2', '3'];
    table.out = ['4'];
    table.roll = { playerID: '4', number: 6, purpose: 'steal' };
    table.safes = { ...table.safes, 1: ['blue'] };
    table.scoring = {
      0: ['detonator-1', 'orange-1', 'orange-24'],
      1: ['detonator-2', 'jumper-1', 'safe-1', 'blue-1', 'blue-56', 'pink-7', 'wild-18'],
      2: ['detonator-3', 'green-3', 'green-16', 'yellow-2'],
      3: ['safe-2', 'purple-1'],
      4: ['detonator-5', 'detonator-6', 'pink-12', 'pink-34', 'pink-5'],
      5: [],
    };
  },
});

/** Who looks at it. */
export const VIEWER = '1';

/** The middle of a match of Ya Blew It!: a Miner has to decide, and most things there are lie on the table. */
export const position = createEngine(yaBlewIt).view(match.position, VIEWER);
export const view = position.G as View;
