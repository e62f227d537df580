import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../engine/chance';
import type { Action, Position } from '../../engine/engine';
import type { GameModule, LegalMove } from '../../engine/game';
import { legalMoves } from '../../engine/legal';
import { readAction, writeAction } from '../../engine/log';
import type { Playout } from './properties';
import { checkSecretMoves } from './secretMoves';
import { textOf } from './text';
import { viewOf } from './views';

/** Each seat may do what is legal and nothing else, a bot can rate it, and whoever looks changes nothing. */
export function checkClosely(run: Playout, position: Position, random: Chance) {
  const { module, engine, fault } = run;
  const { ctx } = position;
  const before = textOf(position);
  for (const playerID of ctx.playOrder) {
    const view = viewOf(module, position, playerID);
    const legal = legalMoves(module, view, ctx, playerID);
    for (const move of legal) {
      if (!Number.isFinite(module.rate(view, ctx, playerID, move, undefined)))
        fault('ratesMoves', move.move);
      const action: Action = { type: 'move', playerID, ...move };
      const text = writeAction(action);
      if (!engine.act(position, action).ok) fault('acceptsLegal', text);
      if (!isDeepStrictEqual(readAction(text), action)) fault('readsMoves', text);
    }
    for (const move of illegalMoves(module, legal, random))
      if (engine.act(position, { type: 'move', playerID, ...move }).ok)
        fault('refusesIllegal', [playerID, move.move, ...move.args].join(' '));
    checkSecretMoves(run, position, { playerID, legal });
  }
  if (textOf(position) !== before) fault('changesNothing', 'a look at every seat');
}

/** Moves near the legal ones, that are not legal. */
function illegalMoves(module: GameModule, legal: LegalMove[], random: Chance): LegalMove[] {
  const texts = new Set(legal.map(({ move, args }) => JSON.stringify([move, args])));
  const args: LegalMove['args'][] = [
    [],
    [0],
    [-1],
    ['x'],
    [1.5],
    [''],
    [true],
    [1, 1],
    ['', '', ''],
  ];
  const near = legal.length > 0 ? random.pick(legal).args : [];
  return [
    ...Object.keys(module.moves),
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
  ].flatMap((move) =>
    [...args, near, [...near, 0], near.slice(1), near.map(String), near.map(Number)]
      .map((list) => ({ move, args: list }))
      .filter((wrong) => !texts.has(JSON.stringify([wrong.move, wrong.args]))),
  );
}
