import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import fc from 'fast-check';
import { games } from '../../shared/games';
import { extent } from '../../shared/testing/extent';
import { SEED } from '../test-support/randomMatches';
import { dealsOf } from '../test-support/randomMatches';
import { grammar, type Garbage } from '../test-support/grammar';
import { keyOf } from '../test-support/injectedPosition';
import { useProgram, listening, UNLIMITED, type Started } from '../test-support/serverProcess';
import { storeMatches } from '../test-support/expectedMatch';
import { everythingOf } from '../test-support/stateUnchanged';
import { forget, newFolder } from '../test-support/storage';
import { dial, type Wire } from '../test-support/wire';

// Garbage by the thousand, made by the grammar of our protocol, at every message and every route: the
// server, a process of its own, neither falls nor grows, and nothing changes that was not acknowledged.

jest.setTimeout(extent(120_000, 3_600_000));

const dataDir = newFolder();
let server: Started;

useProgram();
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.exit;
  await forget(dataDir);
});

const BATCH = 50;
const MESSAGES = extent(1500, 50_000);

/** Megabytes of memory, where the system tells. */
const memory = (): number => {
  const status = `/proc/${server.child.pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))![1]) / 1024;
};

const send = ({ method, path, body }: Garbage & { kind: 'request' }): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = server;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!));
    })
      .on('error', reject)
      .end(body);
  });

test('garbage of every kind is refused, and nothing comes of it', async () => {
  const stored = await storeMatches(
    dataDir,
    games.map((title) => ({ module: title, deal: dealsOf(title, 1)[0] })),
  );
  server = await listening({ DATA_DIR: dataDir, ...UNLIMITED, LIMIT_OPEN_TABLES: '200' });
  const targets = stored.map(({ module: title, table, model }) => ({
    server,
    game: title.id,
    matchID: table.id,
    sitters: model.position().ctx.playOrder.map((playerID) => ({
      playerID,
      credentials: keyOf(playerID),
    })),
    garbage: grammar({
      game: title.id,
      matchID: table.id,
      known: [...Object.keys(title.moves), ...Object.keys(title.options), 'endGame', 'setPhase'],
      keys: ['x', '', 'f'.repeat(64), 'A'.repeat(22)],
    }),
  }));

  const full = new Set<number>();
  let afterFirst = 0;
  for (const [i, target] of targets.entries()) {
    const before = await everythingOf(target);
    let wires: Wire[] = [];
    /** A spectator, a player and a stranger, each come back when cut. */
    const wire = async (who: number): Promise<Wire> => {
      if (wires[who]?.isOpen()) return wires[who];
      wires[who] = await dial({ port: server.port, game: target.game });
      if (who === 0) await wires[who].ask('sync', target.matchID, null);
      if (who === 1) await wires[who].ask('sync', target.matchID, '0', keyOf('0'));
      return wires[who];
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(target.garbage, { minLength: BATCH, maxLength: BATCH }),
        async (batch) => {
          for (const [j, garbage] of batch.entries()) {
            if (garbage.kind === 'request') {
              const status = await send(garbage);
              full.add(status);
              expect([garbage, status]).not.toEqual([garbage, 500]);
              continue;
            }
            const at = await wire(j % 3);
            if (garbage.kind === 'frame') at.send(garbage.frame);
            else {
              const ack = await at.ask(garbage.event, ...garbage.args).catch(() => null);
              if (garbage.event !== 'sync')
                expect([garbage, ack?.ok ?? false]).toEqual([garbage, false]);
              expect([garbage, ack]).not.toMatchObject([garbage, { code: 'failed' }]);
            }
          }
          expect(await everythingOf(target)).toEqual(before);
        },
      ),
      {
        numRuns: Math.ceil(MESSAGES / BATCH / targets.length),
        seed: Number.parseInt(SEED, 36),
        endOnFailure: true,
      },
    );
    for (const each of wires) each?.close();
    wires = [];
    if (i === 0) afterFirst = memory();
  }
  expect(full.has(404)).toBe(true);
  expect(server.child.exitCode).toBeNull();
  expect(memory() - afterFirst).toBeLessThan(150);
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
