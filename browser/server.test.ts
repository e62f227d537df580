import type { CreateAnswer } from '../shared/protocol/requests';
import type { Table } from '../shared/protocol/table';
import { startServer } from './server';

test('a table that was answered for is there after the server was killed', async () => {
  const killed = await startServer();
  const created = await fetch(`${killed.url}games/ya-blew-it/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ numPlayers: 3 }),
  });
  const { matchID } = (await created.json()) as CreateAnswer;
  await killed.kill9();

  const next = await startServer({ env: { DATA_DIR: killed.dataDir } });
  const found = await fetch(`${next.url}games/ya-blew-it/${matchID}`);
  expect(found.status).toBe(200);
  expect((await found.json()) as Table).toMatchObject({ matchID, status: 'open' });
});

test('the build has the icon and the rules for crawlers that are asked for by name', async () => {
  const { url } = await startServer();
  const icon = Buffer.from(await (await fetch(`${url}favicon.ico`)).arrayBuffer());
  // three pictures, each a PNG
  expect(icon.readUInt16LE(2)).toBe(1);
  const pictures = [0, 1, 2].map((i) => 6 + 16 * i);
  expect(pictures.map((at) => icon[at])).toEqual([16, 32, 48]);
  for (const at of pictures) {
    const from = icon.readUInt32LE(at + 12);
    expect(icon.subarray(from + 1, from + 4).toString()).toBe('PNG');
  }
  expect(await (await fetch(`${url}robots.txt`)).text()).toMatch(/^Disallow: \/table\/$/m);
});

test('a wrong setting ends the start with the sentence that names it', async () => {
  await expect(startServer({ env: { PORT: 'harbour' } })).rejects.toThrow(/PORT must be/);
});
