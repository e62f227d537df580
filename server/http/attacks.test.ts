import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { attackedByHttp, JUNK_BODIES } from '../test-support/attackedByHttp';
import { lobbyRoutes } from './routes';

// Attacks by HTTP on every route of a table, from everywhere one can stand: each is refused with a code, and
// leaves the match, the storage and every prototype as they were.

const { target, before, look, send, allRefused } = attackedByHttp();

/** Routes that a seat holder may use, and those that are the host's. */
const HOLDERS = ['leave', 'update', 'ready', 'playAgain', 'seats/0/swap', 'vote', 'report'];
const HOSTS = [
  'options',
  'start',
  'seats',
  'seats/2/bot',
  'seats/2/free',
  'seats/2/close',
  'seats/1/link',
  'seats/1/standIn',
  'seats/1/host',
  'seats/1/mute',
  'waiting',
  'newcomers',
  'watchersTalk',
  'code',
];
const ROUTES = [...HOLDERS, ...HOSTS, 'join', 'continue'];

test('every route by which a table is changed is attacked here', () => {
  const { stack } = lobbyRoutes({} as never, {} as never, {} as never);
  const changing = stack
    .filter(({ methods }) => methods.includes('POST'))
    .flatMap(({ path }) => String(path).split('/games/:game/:id/').slice(1));
  const attacked = ROUTES.map((route) => route.replace(/\d/, ':seat'));
  expect(attacked.sort()).toEqual(changing.sort());
});

const path = (route: string) => `/games/${target().game}/${target().matchID}/${route}`;

/** A body that would do for every route, from whoever says so. */
const bodyFor = (route: string, proof: object): string =>
  JSON.stringify({
    ...proof,
    ...(route === 'update' && { newName: 'Mallory' }),
    ...(route === 'ready' && { ready: true }),
    ...(route === 'options' && { setupData: {} }),
    ...(route === 'seats/0/swap' && { with: '2' }),
    ...(route === 'vote' && { about: 'pause', agree: true }),
    ...(['seats/1/standIn', 'watchersTalk'].includes(route) && { on: true }),
    ...(route === 'seats/1/mute' && { muted: true }),
    ...(route === 'newcomers' && { admit: false }),
  });

const proofs = (): object[] => {
  const [host, guest] = target().sitters;
  const keyHash = (before().stored.seats[0] as { key_hash: string }).key_hash;
  return [
    {},
    { playerID: '0' },
    { credentials: host.credentials },
    { playerID: '0', credentials: 'x' },
    { playerID: '0', credentials: keyHash },
    { playerID: '0', credentials: guest.credentials },
    { playerID: '1', credentials: host.credentials },
    { playerID: '2', credentials: target().former.credentials },
    { playerID: '0', credentials: target().former.credentials },
    ...[target().removed, target().stranger].flatMap(({ credentials }) =>
      ['0', '1', '2'].map((playerID) => ({ playerID, credentials })),
    ),
    { playerID: '__proto__', credentials: host.credentials },
    { playerID: 0, credentials: host.credentials },
    { playerID: ['0'], credentials: [host.credentials] },
    { playerID: '00', credentials: host.credentials },
    { playerID: '9', credentials: 'x' },
  ];
};

test.each([...HOLDERS, ...HOSTS])('13: %s takes no wrong proof', async (route) => {
  await allRefused(proofs().map((proof) => send('POST', path(route), bodyFor(route, proof))));
});

test.each(HOSTS)('5: %s is the host’s alone', async (route) => {
  const { playerID, credentials } = target().sitters[1];
  await allRefused([send('POST', path(route), bodyFor(route, { playerID, credentials }))]);
});

test('13: no key opens the seat that the host’s link would', async () => {
  const [host, guest] = target().sitters;
  await target().server.post(path(`seats/${guest.playerID}/link`), {
    playerID: host.playerID,
    credentials: host.credentials,
  });
  await look();
  const { key_hash, name } = before().stored.seats[1] as { key_hash: string; name: string };
  const tokens = ['x', '', 0, null, [''], {}, name, key_hash, guest.credentials, target().matchID];
  const device = { key: 'ab'.repeat(32), label: 'Phone' };
  await allRefused(
    [...tokens, target().former.credentials, ...target().secrets].map((token) =>
      send('POST', path('continue'), JSON.stringify({ token, device })),
    ),
  );
});

test('what a match that runs allows nobody any more, its host included', async () => {
  const { playerID, credentials } = target().sitters[0];
  const proof = { playerID, credentials };
  await allRefused(
    ['options', 'start', 'seats', 'seats/2/close', 'ready', 'playAgain', 'code'].map((route) =>
      send('POST', path(route), bodyFor(route, proof)),
    ),
  );
});

test.each(ROUTES)('10: %s takes no junk', async (route) => {
  await allRefused(JUNK_BODIES.map((body) => send('POST', path(route), body)));
});

test.each(ROUTES)('10: %s takes no body that is too long', async (route) => {
  await allRefused([send('POST', path(route), `{"playerName":"${'x'.repeat(20_000)}"}`)]);
});

const PACKED: [string, (body: string) => Buffer][] = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
];

test.each(PACKED)(
  '10: a body packed with %s is not unpacked: a few bytes may stand for millions',
  async (encoding, pack) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const bomb = pack(`{"playerName":"${'x'.repeat(10_000_000)}"}`);
    expect(bomb.length).toBeLessThan(16_000);
    await allRefused([
      send('POST', path('join'), bomb, headers),
      send('POST', path('join'), bomb.subarray(0, bomb.length / 2), headers),
      send('POST', path('join'), '{"playerName":"Eve"}', headers),
      send('POST', path('join'), pack('{"playerName":"Eve","extra":1}'), headers),
      send('POST', path('join'), bomb, {
        ...headers,
        'content-encoding': `${encoding}, ${encoding}`,
      }),
      send('POST', path('join'), bomb, { ...headers, 'content-encoding': 'x'.repeat(300) }),
    ]);
  },
);

const JUNK_TABLES = [
  { numPlayers: 2_000_000 },
  { numPlayers: '2' },
  { numPlayers: -1 },
  { numPlayers: 2, setupData: { showOdds: { toString: 1 } } },
  {
    numPlayers: 2,
    setupData: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [i, true])),
  },
  { numPlayers: 2, setupData: [] },
  { numPlayers: 2, unlisted: 'yes' },
  { numPlayers: 2, bots: Array(21).fill('normal') },
  { numPlayers: 2, start: 'host', playerName: 'x'.repeat(25) },
  { numPlayers: 2, seed: 'mine', setupData: null },
];

test('8 and 10: tables of any size or kind are not made', async () => {
  await allRefused(
    JUNK_TABLES.map((body) => send('POST', `/games/${target().game}/create`, JSON.stringify(body))),
  );
});

test('6 and 16: titles, matches and seats by inherited or crooked names are none', async () => {
  const { game, matchID } = target();
  const names = [
    ...Object.getOwnPropertyNames(Object.prototype),
    '..',
    '%2e%2e',
    '%00',
    '%',
    '%ff',
  ];
  await allRefused([
    ...names.map((name) => send('GET', `/games/${name}/${matchID}`)),
    ...names.map((name) => send('GET', `/games/${game}/${name === '..' ? '%2e%2e%2f' : name}`)),
    ...names.map((name) => send('GET', `/games/${game}/${matchID}/${name}x`)),
    // the right one, and something that might be taken off it
    ...['%00', '%20', '.', ';x=1', '%2flog', `%2f..%2f${matchID}`, '%5c'].map((end) =>
      send('GET', `/games/${game}/${matchID}${end}`),
    ),
    send('GET', `/games/${game}/${matchID.toUpperCase()}`),
    ...names.map((name) => send('POST', path(`seats/${name}/free`), bodyFor('free', proofs()[3]))),
  ]);
});

test('13 and 16: the log and the scores of a seat need its proof, and tell no secrets before the end', async () => {
  const [host] = target().sitters;
  const asks = [
    ['log?playerID=0', undefined],
    ['log?playerID=0', 'Bearer x'],
    ['log?playerID=0', `Bearer ${target().sitters[1].credentials}`],
    ['log?playerID=__proto__', `Bearer ${host.credentials}`],
    ['log?playerID=2', `Bearer ${target().former.credentials}`],
    ['missed?playerID=0', undefined],
    ['missed?playerID=0', 'Bearer x'],
    ['missed?playerID=0', `Bearer ${target().sitters[1].credentials}`],
    ['missed?playerID=0', `Bearer ${target().stranger.credentials}`],
    ['missed?playerID=1', `Bearer ${target().removed.credentials}`],
    ['missed?playerID=2', `Bearer ${target().former.credentials}`],
    ['missed?playerID=__proto__', `Bearer ${host.credentials}`],
    ['missed', `Bearer ${host.credentials}`],
    ['missed?playerID=0&playerID=1', `Bearer ${host.credentials}`],
    ['scores', `Bearer ${host.credentials}`],
    ['record', `Bearer ${host.credentials}`],
    ['file', `Bearer ${host.credentials}`],
  ];
  await allRefused(
    asks.map(([route, authorization]) =>
      send('GET', path(route!), '', authorization === undefined ? {} : { authorization }),
    ),
  );
});

test('15: neither another page nor another kind of body may post', async () => {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ playerName: 'Eve' });
  const { port } = target().server;
  await allRefused([
    ...['http://evil.example', 'null', `http://127.0.0.1:${port + 1}`, 'file://', 'x'].map(
      (origin) => send('POST', path('join'), body, { ...json, origin }),
    ),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json'].map(
      (type) => send('POST', path('join'), body, { 'content-type': type }),
    ),
    send('POST', path('join'), body, {}),
  ]);
});

test('methods that no route has are refused', async () => {
  await allRefused(
    ['PUT', 'PATCH', 'DELETE', 'PROPFIND'].flatMap((method) => [
      send(method, path('join'), JSON.stringify({ playerName: 'Eve' })),
      send(method, `/games/${target().game}/${target().matchID}`),
    ]),
  );
});
