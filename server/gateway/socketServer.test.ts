import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../config';
import { dial } from '../test-support/wire';
import { callerOn, openSocketServer, type Connection } from './socketServer';

test('a connection keeps whom it comes from, and nothing else of the request that opened it', async () => {
  const read = readConfig({ TRUST_PROXY: '1' });
  if (!read.ok) throw new Error(read.problems.join('; '));
  const http = createServer();
  const io = openSocketServer(http, read.config, () => performance.now());
  const connections: Connection[] = [];
  io.of('/pebbles').on('connection', ({ conn }) => connections.push(conn as unknown as Connection));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const wire = await dial({ port, game: 'pebbles', headers });
  expect(connections).toHaveLength(1);
  expect(connections[0].request).toBeNull();
  expect(callerOn(connections[0])).toEqual(['198.51.100.7']);
  wire.close();
  await io.close();
});
