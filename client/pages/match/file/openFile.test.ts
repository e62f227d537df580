import { TextEncoder } from 'node:util';
import type { GameModule } from '../../../../shared/engine/game';
import { games } from '../../../../shared/games';
import { LONGEST_FILE } from '../../../../shared/protocol/readMatchFile';
import { damaged } from '../../../../shared/testing/damaged';
import { quickChance } from '../../../../shared/testing/random';
import { recordedFile } from '../../../../shared/testing/recordedFile';
import english from '../../../text/en/file.json';
import '../../../testing/app';
import { MOST_PLAYED, openFile } from './openFile';

// A file comes from anywhere: whatever has become of it, it is opened, or refused in a sentence.

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

const nobody = { bot: null, nonceHash: null, nonce: null };
const fileOf = (module: GameModule) =>
  recordedFile(module, {
    matchID: 'k7',
    seats: ['Ana', 'Bo', 'Cy'].map((name) => ({ name, ...nobody })),
  });

const blobOf = (text: string) => ({ size: text.length, text: async () => text }) as Blob;

test('it says how much of a match has been played', async () => {
  const file = fileOf(games[0]);
  // each look at the clock finds that the page has waited long enough
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const told: number[] = [];
  const { ok } = await openFile(blobOf(JSON.stringify(file)), {
    onProgress: (part) => told.push(part),
  });
  clock.mockRestore();
  expect(ok).toBe(true);
  expect(told).toHaveLength(file.actions.length + 1);
  expect(told[9]).toBeCloseTo(10 / (file.actions.length + 1));
  expect(told.at(-1)).toBe(1);
});

test('what is longer than any match is not even read', async () => {
  let isRead = false;
  const of = (size: number) => ({ size, text: async () => ((isRead = true), 'PNG') }) as Blob;
  expect([await openFile(of(LONGEST_FILE + 1)), isRead]).toEqual([
    { ok: false, problem: 'tooBig' },
    false,
  ]);
  await openFile(of(LONGEST_FILE));
  expect(isRead).toBe(true);
});

test.each([
  [MOST_PLAYED, 'unplayable'],
  [MOST_PLAYED + 1, 'tooLong'],
])('of %i actions that are not legal it says %s', async (count, problem) => {
  const file = fileOf(games[0]);
  const actions = Array(count).fill(file.actions[0]);
  const text = JSON.stringify({ ...file, actions, times: undefined, hashes: undefined });
  expect(await openFile(blobOf(text))).toEqual({ ok: false, problem });
});

const RUNS = 40;

test.each(games.map((module) => [module.id, fileOf(module)] as const))(
  'a match of %s, however damaged, is opened or refused',
  async (_, file) => {
    const chance = quickChance(16);
    const ends = new Set<string>();
    for (let run = 0; run < RUNS; run++) {
      const text = damaged(file, chance);
      const result = await openFile(blobOf(text));
      if (result.ok) expect(result.opened.timeline.last).toBeGreaterThanOrEqual(0);
      else expect(Object.keys(english.problem)).toContain(result.problem);
      ends.add(result.ok ? 'opened' : result.problem);
    }
    // it was neither all noise nor all harmless
    expect([...ends]).toEqual(expect.arrayContaining(['opened', 'damaged', 'unplayable']));
  },
);
