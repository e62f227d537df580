// Asks the server in the same container whether it is well; the exit code is the answer.
import { get } from 'node:http';

const { PORT = '8000', BASE_PATH = '' } = process.env;
const base = BASE_PATH.split('/').filter((part) => part !== '');
const path = `/${[...base, 'healthz'].join('/')}`;

get({ host: '127.0.0.1', port: PORT, path, timeout: 4000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1));
