import { runServer } from '../../test-support/server';

jest.mock('./postgres', () => {
  throw new Error('what speaks to PostgreSQL was loaded');
});

test('who keeps everything in a folder loads nothing that speaks to PostgreSQL', async () => {
  const server = await runServer();
  expect(await server.get('/healthz')).toMatchObject({ ok: true });
  await server.stop();
});
