import { createEngine } from '../engine/engine';
import { positionHash } from '../engine/positionHash';
import { replay } from '../engine/record';
import type { EngineLoader } from '../games/past';
import { addedGolden } from './addGolden';
import { goldenDifference } from './golden';
import { pebbles } from './pebbles';
import { recordedMatch } from './recorded';

// How the file of a match becomes a test of it.

const engine = createEngine(pebbles);
const engineOf: EngineLoader = async (game, version) =>
  game === pebbles.id && version === pebbles.version ? engine : null;

const BO = { name: 'Bo', bot: null, nonceHash: null, nonce: null };
const record = recordedMatch(pebbles, {
  matchID: 'k7m2p9x4c8d1z',
  options: { luckCounts: true },
  seats: [{ ...BO, nonce: '1a'.repeat(32) }, BO],
  hesitates: true,
});
const hashes = [...replay(record, engine)].map(({ position }) => positionHash(position));
const { actions, standings, seats } = record;

/** What becomes of the file with something in it changed. */
async function added(change: object) {
  const one = await addedGolden(JSON.stringify({ ...record, ...change }), engineOf);
  return 'golden' in one ? { ...one, objection: null } : { golden: null, ...one };
}

test('the match is kept as it was dealt and played, under its id, and without anybody’s name', async () => {
  const { golden, ...rest } = await added({});
  expect(rest).toEqual({ matchID: 'k7m2p9x4c8d1z', objection: null });
  expect(golden).toMatchObject({
    game: 'pebbles',
    version: 1,
    deal: { numPlayers: 2, options: { luckCounts: true } },
    actions,
  });
  expect(goldenDifference(engine, golden!)).toBeNull();
  expect(JSON.stringify(golden)).not.toContain('Bo');
});

test('a file may say more than a record does', async () => {
  const more = { wonder: 1, times: actions.map(() => 0), hashes, said: 'my points are wrong' };
  expect(await added(more)).toEqual(await added({}));
});

test.each<[string, object, string]>([
  ['half a record', { actions: undefined }, 'This is the file of a match, but it is damaged.'],
  ['a later format', { wonder: 2 }, 'This is the file of a match, in a later format.'],
  ['an id that is a path', { matchID: '../../index' }, '"../../index" is no match id.'],
  ['another title', { game: 'chess' }, 'There are no rules of "chess", version 1.'],
  ['another version', { version: 2 }, 'There are no rules of "pebbles", version 2.'],
  [
    'too many players',
    { seats: Array(9).fill(seats[0]) },
    'It cannot be dealt: it is a title for 2 to 3 players, not for 9.',
  ],
  ['nobody who began', { first: '2' }, 'It cannot be dealt: nobody sits where it says who began.'],
  ['other options', { options: { speed: true } }, 'It cannot be dealt: unknown option: speed.'],
  [
    'a move that is not legal',
    { actions: ['0 roll 7', ...actions] },
    'It does not play again: action 1, "0 roll 7", is not legal.',
  ],
  [
    'no move at all',
    { actions: [...actions.slice(0, 2), 'nonsense'] },
    'It does not play again: action 3, "nonsense", is not legal.',
  ],
  [
    'half a match',
    { actions: actions.slice(0, -1) },
    'It does not play again: it is not over at the end.',
  ],
  [
    'another result',
    { standings: [...standings].reverse() },
    'It does not play again: it ends with another result.',
  ],
  [
    'another deal',
    { hashes: ['0'.repeat(16), ...hashes.slice(1)] },
    'It does not play again: the cards are dealt differently.',
  ],
  [
    'another way',
    { hashes: hashes.map((hash, i) => (i === 3 ? '0'.repeat(16) : hash)) },
    `It does not play again: action 3, "${actions[2]}", leads elsewhere.`,
  ],
])('what does not play again as it was is refused: %s', async (_, change, objection) => {
  expect((await added(change)).objection).toBe(objection);
});

test('what is no match is refused', async () => {
  expect(await addedGolden('once upon a time', engineOf)).toEqual({
    objection: 'This is not the file of a match.',
  });
});
