import { dirname, join } from 'node:path';
import pino from 'pino';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';

// Our server as it is, but for how fast one socket may send: people are far below, a saturated table is not.

const MUCH = { burst: 1e6, perSecond: 1e6 };
const SATURATED = { packets: MUCH, messages: MUCH, addressMessages: MUCH, actions: MUCH };

async function main() {
  const read = readConfig(process.env);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const log = pino({ level: read.config.logLevel, base: undefined });
  const app = await createApp({
    config: { ...read.config, limits: { ...read.config.limits, ...SATURATED } },
    log,
    clientDir: join(dirname(process.argv[1]), '../dist/client'),
  });
  log.info({ port: await app.listen() }, 'listening');
}

void main();
