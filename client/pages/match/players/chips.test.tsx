import { cleanup } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match as century } from '../../../../shared/games/century-eastern-wonders/testing';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match as treasure } from '../../../../shared/games/colorful-treasure/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';

// What is shown beside the points to have been won or lost, where nothing is seen to move.

afterEach(cleanup);

const chipOf = (seat: number) =>
  document.querySelector(`[data-thing="player:${seat}"] .points > .chip`);
const chip = (seat: number) => chipOf(seat)?.textContent;

test('it goes when its owner acts, though others acted before that was seen', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll');
  expect(chip(1)).toBe('+1');
  await table.play('1 draw', '2 pass');
  expect(chip(1)).toBeUndefined();
});

test('an arrow says which way the points went: a bare plus would seem to come on top of them', async () => {
  const m = treasure({ holds: { 0: 'keyToken', 1: 'giza-green' } });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a5 b2', '0 collect', '0 steal 1 giza-green');
  const [won, lost] = [0, 1].map((seat) => chipOf(seat)?.querySelector('svg')?.innerHTML);
  expect([chip(0), chip(1)]).toEqual([expect.stringMatching(/^\+\d$/), '\u22121']);
  expect([won, lost]).toEqual([expect.stringContaining('path'), expect.stringContaining('path')]);
  expect(won).not.toBe(lost);
});

test('it stays while others act', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 pass', '2 roll');
  const risen = chipOf(2);
  await table.play('1 draw');
  expect(chip(2)).toBe('+1');
  expect(chipOf(2)).toBe(risen);
  await table.play('2 pass');
  expect(chip(2)).toBeUndefined();
});

test('another number rises anew', async () => {
  const outposts = { 0: '0', 3: '0', 8: '0', 12: '0', 13: '0', 18: '0', 19: '0' };
  const table = await sitAt(centuryEasternWonders, century({ outposts }), '0');
  await table.play('0 build 0 0 0 0');
  const first = chipOf(0);
  await table.play('0 choose points');
  expect(chipOf(0)).not.toBe(first);
});

test('what is taken back brings nothing, and what was shown before it is there again', async () => {
  const outposts = { 0: '0', 3: '0', 8: '0', 12: '0', 13: '0', 18: '0', 19: '0' };
  const table = await sitAt(centuryEasternWonders, century({ outposts }), '0');
  await table.play('0 build 0 0 0 0');
  expect(chip(0)).toBe('+1');
  await table.play('0 choose points');
  expect(chip(0)).toBe('+7');
  await table.play('0 undo');
  expect(chip(0)).toBe('+1');
  await table.play('0 undo');
  expect(chip(0)).toBeUndefined();
});

test('what all actions of a turn brought is summed, until the next turn of the same player', async () => {
  const holds = { 0: 'pisa-red parthenon-red', 1: 'giza-green' };
  const m = treasure({ variant: 'advanced', tokenSides: 'side1', holds });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a1 c2', '0 take red');
  expect(chip(0)).toBe('+3');
  await table.play('0 claim points red');
  expect(chip(0)).toBe('+7');
  await table.play('1 reveal a2 b2');
  expect(chip(0)).toBe('+7');
  await table.play('1 leave', '0 reveal a2 b2');
  expect(chip(0)).toBeUndefined();
});

test('what others take is said, and not what is left of what was won before', async () => {
  const m = treasure({ holds: { 0: 'keyToken', 1: 'giza-green' } });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a1 b2', '0 take red');
  await table.play('1 reveal a2 c4', '1 revealThird e1', '1 take green');
  const won = chip(1);
  await table.play('0 reveal a5 b2', '0 collect', '0 steal 1 giza-green');
  expect([won, chip(1)]).toEqual(['+2', '−2']);
});
