import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SETTINGS } from './config';
import { LIMITS } from './limits';

const read = (env: Record<string, string>) => {
  const answer = readConfig(env);
  if (!answer.ok) throw new Error(answer.problems.join('; '));
  return answer.config;
};

test('without settings everything has its default', () => {
  expect(read({})).toEqual({
    port: 8000,
    host: '0.0.0.0',
    dataDir: 'data',
    basePath: '',
    publicUrl: undefined,
    allowedOrigins: [],
    trustProxy: 0,
    durability: 'normal',
    createKey: undefined,
    botPaceMs: 1000,
    logLevel: 'info',
    metrics: false,
    keepOpenDays: 30,
    keepFinishedDays: 365,
    archiveDays: 30,
    idleSeconds: 300,
    unplayable: 'refuse',
    limits: LIMITS,
  });
});

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', PUBLIC_URL: '', TRUST_PROXY: '', CREATE_KEY: '' })).toEqual(read({}));
});

// prettier-ignore
const PATHS: [string, string][] = [
  ['/',            ''],
  ['/games',       '/games'],
  ['games/',       '/games'],
  ['/a/b/',        '/a/b'],
];

test.each(PATHS)('the base path %s is %s', (given, path) => {
  expect(read({ BASE_PATH: given }).basePath).toBe(path);
});

test('allowed origins are a list', () => {
  const origins = 'https://a.example, http://b.example:8080/ ,';
  expect(read({ ALLOWED_ORIGINS: origins }).allowedOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
});

test('a limit is a number, or so many at once and so many a second', () => {
  const { limits } = read({ LIMIT_SOCKETS: '12', LIMIT_ADDRESS_MESSAGES: '5/0.5' });
  expect(limits).toEqual({
    ...LIMITS,
    sockets: 12,
    addressMessages: { burst: 5, perSecond: 0.5 },
  });
  expect(readConfig({ LIMIT_SOCKETS: '5/5' }).ok).toBe(false);
  expect(readConfig({ LIMIT_MESSAGES: '40' }).ok).toBe(false);
});

test('matches that could not go on are left only by that word', () => {
  expect(read({ UNPLAYABLE: 'leave' }).unplayable).toBe('leave');
  expect(readConfig({ UNPLAYABLE: 'yes' })).toEqual({
    ok: false,
    problems: ['UNPLAYABLE must be refuse or leave'],
  });
});

test('a database is one of PostgreSQL’s, and what is wrong with its address is said without it', () => {
  const url = 'postgres://ana:hush@db.example/wondertable?sslmode=verify-full';
  expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(read({}).databaseUrl).toBeUndefined();
  for (const wrong of ['mysql://ana:hush@db.example/x', 'ana:hush', 'postgres://ana:hu#sh@db/x'])
    expect(readConfig({ DATABASE_URL: wrong })).toEqual({
      ok: false,
      problems: ['DATABASE_URL must be an address such as postgres://user:password@host/database'],
    });
});

test('metrics are on or off, and nothing else', () => {
  expect(read({ METRICS: 'on' }).metrics).toBe(true);
  expect(read({ METRICS: 'off' }).metrics).toBe(false);
  expect(readConfig({ METRICS: 'yes' })).toEqual({
    ok: false,
    problems: ['METRICS must be on or off'],
  });
});

test('a limit that there is none of ends the start, since whoever set it relies on it', () => {
  expect(readConfig({ LIMIT_NONSENSE: '3' })).toEqual({
    ok: false,
    problems: ['LIMIT_NONSENSE is no limit'],
  });
});

test.each([
  ['CREATEKEY', 'CREATE_KEY'],
  ['CREATE_KEYS', 'CREATE_KEY'],
  ['CRAETE_KEY', 'CREATE_KEY'],
  ['create_key', 'CREATE_KEY'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
])('%s is doubted: %s may be meant', (name, meant) => {
  const answer = readConfig({ [name]: '1' });
  expect(answer.ok && answer.doubts).toEqual([
    `${name} is no setting, and sets nothing: is ${meant} meant?`,
  ]);
});

test('what else there is in an environment is nobody’s doubt', () => {
  const answer = readConfig({
    PATH: '/bin',
    HOSTNAME: 'x',
    HOME: '/root',
    PUBLIC_KEY: 'x',
    PORTS: '1',
  });
  expect(answer.ok && answer.doubts).toEqual([]);
});

test('every wrong variable is named', () => {
  const answer = readConfig({ PORT: 'x', TRUST_PROXY: 'yes', LIMIT_CHAT: 'much' });
  expect(answer.ok ? [] : answer.problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'TRUST_PROXY',
    'LIMIT_CHAT',
  ]);
});

const fileOf = (name: string) => readFileSync(join(__dirname, '..', name), 'utf8');

test('the README tells of every setting, and of no other', () => {
  const told = [...fileOf('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(SETTINGS.filter((name) => !name.startsWith('LIMIT_')).sort());
});

test('Compose hands on every setting but those of the image itself', () => {
  const [, handedOn] = /\n {4}environment:\n((?: {6}[A-Z_]+:\n)+)/.exec(fileOf('compose.yaml'))!;
  const own = ['PORT', 'HOST', 'DATA_DIR'];
  expect(handedOn.match(/[A-Z_]+/g)!.sort()).toEqual(
    SETTINGS.filter((name) => !own.includes(name)).sort(),
  );
});
