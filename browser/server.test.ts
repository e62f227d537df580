import type { CreateAnswer, Table } from '../shared/protocol/table';
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

test('a wrong setting ends the start with the sentence that names it', async () => {
  await expect(startServer({ env: { PORT: 'harbour' } })).rejects.toThrow(/PORT must be/);
});
