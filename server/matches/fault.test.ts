import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../shared/engine/game';
import { engineLoader } from '../../shared/games';
import { pebbles } from '../../shared/testing/pebbles';
import type { Table } from '../../shared/protocol/table';
import { resume } from '../cli/resume';
import { runServer, type TestServer } from '../test-support/server';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import {
  nextAction,
  shownTo,
  follow,
  storeMatches,
  lookOf,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { keyOf } from '../test-support/injectedPosition';
import { dial } from '../test-support/wire';
import { forget, newFolder, placeIn } from '../test-support/storage';

// A bug in the rules of one title: its match stops alone, and can be set going once it is mended.

const title = pebbles as GameModule;
const other: GameModule = { ...title, id: 'other-pebbles' };

/** Rules with a bug in one place. */
const BROKEN: Record<string, Partial<GameModule>> = {
  'carrying out a move': {
    moves: { ...title.moves, offer: { ...title.moves.offer, play: broken } },
  },
  'judging a move': { moves: { ...title.moves, offer: { ...title.moves.offer, legal: broken } } },
  'showing a position': {
    view: (G, ctx, id) => (G.table.offered.length > 0 ? broken() : title.view(G, ctx, id)),
  },
  'saying who is awaited': {
    awaited: (view, ctx) => (view.table.offered.length > 0 ? broken() : title.awaited(view, ctx)),
  },
  'a bot’s notes': {
    observe: (notes, _view, events) => (events.length > 0 ? broken() : notes),
  },
};

function broken(): never {
  throw new Error('this rule is broken');
}

let dataDir: string;
let expectedMatches: [ExpectedMatch, ExpectedMatch];

beforeEach(async () => {
  dataDir = newFolder();
  expectedMatches = (await storeMatches(dataDir, [
    { module: title, deal: dealsOf(title, 1)[0] },
    { module: other, deal: dealsOf(other, 1)[0] },
  ])) as [ExpectedMatch, ExpectedMatch];
});

afterEach(() => forget(dataDir));

const tableAt = (server: TestServer, { module, table }: ExpectedMatch) =>
  server.get<Table>(`/games/${module.id}/${table.id}`);

/** Plays the first action of a match, as it would be by rules that work. */
async function playFirst(server: TestServer, expected: ExpectedMatch) {
  const { action, send } = await nextAction(server.port, expected, chanceFor('fault'));
  return { action, ack: await send() };
}

test.each(Object.entries(BROKEN))(
  'a bug in %s stops one match, and it goes on after the fix',
  async (_, bug) => {
    const [mine, others] = expectedMatches;
    const server = await runServer({ dataDir, games: [{ ...title, ...bug }, other] });
    const watching = await dial({ port: server.port, game: title.id });
    await watching.ask('sync', mine.table.id, null);
    const before = await shownTo(server.port, mine, null);

    const { ack } = await playFirst(server, mine);
    expect(ack).toEqual({ ok: false, code: 'stopped' });
    const { status, fault } = await tableAt(server, mine);
    expect([status, fault]).toEqual(['stopped', expect.stringMatching(/^[0-9A-F]{8}$/)]);
    await watching.ask('nonce');
    expect(watching.take().join('')).toContain(`"fault":"${fault}"`);
    watching.close();
    expect(await shownTo(server.port, mine, null)).toBe(before);

    const line = server.logged.find((logged) => logged.includes(fault!))!;
    expect(JSON.parse(line)).toMatchObject({
      msg: 'match stopped',
      err: { stack: expect.stringContaining('this rule is broken') },
      replay: join(dataDir, 'stopped', `${fault}.wonder`),
    });
    const replay = JSON.parse(readFileSync(JSON.parse(line).replay, 'utf8'));
    expect(replay).toMatchObject({
      wonder: 1,
      game: title.id,
      matchID: mine.table.id,
      options: mine.table.options,
      actions: [],
      standings: [],
      stopped: {
        reference: fault,
        failed: expect.stringMatching(/^\d offer \d/),
        error: expect.stringContaining('this rule is broken'),
      },
    });

    const elsewhere = await playFirst(server, others);
    expect(elsewhere.ack).toMatchObject({ ok: true });
    await server.stop();

    const still = await resume({
      ...(await placeIn(dataDir)),
      reference: fault!,
      loadEngine: engineLoader([{ ...title, ...bug }, other]),
    });
    expect(still).toEqual({ ok: false, sentence: expect.stringContaining('this rule is broken') });
    const mended = await resume({
      ...(await placeIn(dataDir)),
      reference: fault!,
      loadEngine: engineLoader([title, other]),
    });
    expect(mended).toEqual({
      ok: true,
      sentence: expect.stringContaining('goes on after action 0'),
    });

    const again = await runServer({ dataDir, games: [title, other] });
    const { action, ack: taken } = await playFirst(again, mine);
    expect(taken).toMatchObject({ ok: true });
    follow(mine, action);
    expect(await shownTo(again.port, mine, null)).toBe(lookOf(mine, null));
    expect(await tableAt(again, mine)).not.toHaveProperty('fault');
    await again.stop();
  },
);

test('a stopped match has no result, no record and no rematch, and says that it was stopped', async () => {
  const [mine] = expectedMatches;
  const bug = { ...title, ...BROKEN['judging a move'] };
  const server = await runServer({ dataDir, games: [bug, other] });
  await playFirst(server, mine);
  const path = `/games/${title.id}/${mine.table.id}`;
  for (const result of ['scores', 'record', 'file'])
    await expect(server.get(`${path}/${result}`)).rejects.toThrow('stopped');
  const proof = { playerID: '0', credentials: keyOf('0') };
  await expect(server.post(`${path}/playAgain`, proof)).rejects.toThrow('stopped');
  await server.stop();
});

test('bots that cannot judge their moves make simple ones, to the end of their match', async () => {
  const rate = broken;
  const server = await runServer({ dataDir, games: [{ ...title, rate }, other] });
  const made = await server.post<{ matchID: string }>(`/games/${title.id}/create`, {
    numPlayers: 2,
    bots: ['hard', 'easy'],
  });
  const wire = await dial({ port: server.port, game: title.id });
  await wire.ask('sync', made.matchID, null);
  while (!wire.take().join('').includes('"status":"over"')) await wire.ask('nonce');
  wire.close();
  const faults = server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(faults).toEqual([
    expect.objectContaining({
      msg: 'bot could not think; it moves without',
      err: expect.objectContaining({ stack: expect.stringContaining('this rule is broken') }),
    }),
  ]);
  await server.stop();
});

test('only what was stopped can be set going, and only by its reference', async () => {
  const games = [title, other];
  expect(
    await resume({
      ...(await placeIn(dataDir)),
      reference: '00000000',
      loadEngine: engineLoader(games),
    }),
  ).toEqual({
    ok: false,
    sentence: 'no match was stopped under the reference 00000000',
  });
  const [mine] = expectedMatches;
  const bug: GameModule = { ...title, ...BROKEN['judging a move'] };
  const server = await runServer({ dataDir, games: [bug, other] });
  await playFirst(server, mine);
  const { fault } = await tableAt(server, mine);
  await server.stop();
  const newer = { ...title, version: title.version + 1 };
  expect(
    await resume({
      ...(await placeIn(dataDir)),
      reference: fault!,
      loadEngine: engineLoader([newer, other]),
    }),
  ).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('version 1 of the rules'),
  });
  expect(
    await resume({
      ...(await placeIn(dataDir)),
      reference: fault!.toLowerCase(),
      loadEngine: engineLoader(games),
    }),
  ).toMatchObject({
    ok: true,
  });
});
