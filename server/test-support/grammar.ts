import fc from 'fast-check';

// What an attacker who has read our protocol would send: messages and requests that are nearly right.

/** A message to a socket, or a request over HTTP. */
export type Garbage =
  | { kind: 'message'; event: string; args: unknown[] }
  | { kind: 'frame'; frame: string }
  | { kind: 'request'; method: string; path: string; body: string };

type Words = {
  game: string;
  matchID: string;
  /** Names of moves, ids of seats, and whatever else the match knows. */
  known: readonly string[];
  /** Wrong ones, as they might look. */
  keys: readonly string[];
};

const SPECIAL: unknown[] = [
  ...['', ' ', '0', '00', '-0', '1e3', 'NaN', '\u0000', '\ud800', '\u202e', '💎', "' OR 1=1 --"],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'],
  ...[0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, true, false, null],
  ...[[], {}, [[]], [null], { '': '' }, { length: 1e9 }, { toString: null }],
];

/** Everything that is sent, whatever its place. */
export function grammar({ game, matchID, known, keys }: Words): fc.Arbitrary<Garbage> {
  const word = fc.constantFrom(...known, ...keys, matchID, game);
  const junk: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom(...SPECIAL),
    word,
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ maxLength: 80 }),
    fc.integer(),
    fc.constant('x'.repeat(5000)),
  );
  /** Mostly what belongs there. */
  const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<T | unknown> =>
    fc.oneof(
      { weight: 5, arbitrary: right as fc.Arbitrary<unknown> },
      { weight: 1, arbitrary: junk },
    );
  const seat = mostly(fc.constantFrom('0', '1', null));
  const key = mostly(fc.constantFrom(...keys));
  const match = mostly(fc.constant(matchID));
  /** A record with some keys left out and some put in. */
  const record = (shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .tuple(
        fc.record(shape, { requiredKeys: [] }),
        fc.oneof(
          fc.constant({}),
          fc.constant({}),
          fc.dictionary(fc.string({ maxLength: 12 }), junk, { maxKeys: 2 }),
        ),
      )
      .map(([right, more]) => ({ ...right, ...more }));

  const action = record({
    type: mostly(
      fc.constantFrom(
        'MAKE_MOVE',
        'UNDO',
        'REDO',
        'GAME_EVENT',
        'SYNC',
        'UPDATE',
        'PATCH',
        'RESET',
        'PLUGIN',
      ),
    ),
    payload: mostly(
      record({
        type: mostly(word),
        args: mostly(fc.array(mostly(word), { maxLength: 14 })),
        playerID: seat,
        credentials: key,
      }),
    ),
    state: junk,
    patch: junk,
  });
  const line = record({ id: mostly(word), sender: seat, payload: junk });
  const rest = fc.array(junk, { maxLength: 2 });
  const message = fc
    .oneof(
      fc.tuple(fc.constant('sync'), fc.tuple(match, seat, key, junk)),
      fc.tuple(fc.constant('update'), fc.tuple(mostly(action), mostly(fc.nat(40)), match, seat)),
      fc.tuple(fc.constant('chat'), fc.tuple(match, mostly(line), key)),
      fc.tuple(fc.constant('nonce'), fc.tuple(match, junk)),
      fc.tuple(fc.constant('react'), fc.tuple(match, mostly(fc.constantFrom('wow', 'ouch')), key)),
      fc.tuple(fc.constant('aside'), fc.tuple(match, junk)),
      fc.tuple(fc.constantFrom('sync', 'update', 'chat', 'nonce', 'react', 'aside'), rest),
    )
    .chain(([event, args]) =>
      rest.map((more): Garbage => ({
        kind: 'message',
        event,
        args: more.length === 2 ? [...args, more[0]] : args,
      })),
    );

  const at = `/${game},`;
  const frame = fc
    .oneof(
      fc.string({ maxLength: 60 }),
      fc
        .tuple(
          fc.constantFrom('40', '41', '42', '43', '44', '45', '451-'),
          fc.constantFrom(at, '', '/other,'),
          fc.json({ maxDepth: 2 }),
        )
        .map((parts) => parts.join('')),
    )
    .map((text): Garbage => ({ kind: 'frame', frame: text }));

  const segment = fc.oneof(
    fc.constantFrom(
      'games',
      'me',
      game,
      matchID,
      'codes',
      'address',
      'healthz',
      'seats',
      '0',
      '1',
      '9',
    ),
    fc.constantFrom(
      'create',
      'join',
      'leave',
      'update',
      'ready',
      'options',
      'start',
      'bot',
      'free',
      'close',
      'playAgain',
      'link',
      'swap',
      'vote',
      'waiting',
      'newcomers',
      'watchersTalk',
      'continue',
      'log',
      'scores',
      'record',
    ),
    fc.constantFrom('..', '%2e%2e', '%00', '%', '%ff', '__proto__', 'constructor', ''),
    fc.string({ maxLength: 12 }).map(encodeURIComponentSafely),
  );
  const me = fc.constantFrom(
    ...['tables', 'claim', 'devices', 'devices/remove', 'link', 'recovery', 'join', 'erase'],
  );
  const route = fc.oneof(
    { weight: 1, arbitrary: me.map((last) => `/me/${last}`) },
    { weight: 4, arbitrary: segment.map((last) => `/games/${game}/${matchID}/${last}`) },
    { weight: 1, arbitrary: segment.map((last) => `/games/${game}/${last}`) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('free', 'bot', 'close', 'link', 'swap', 'standIn', 'host', 'mute')
        .map((last) => `/games/${game}/${matchID}/seats/1/${last}`),
    },
    {
      weight: 2,
      arbitrary: fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
    },
  );
  const query = fc.oneof(
    fc.constant(''),
    fc.constantFrom(
      '?before=9',
      '?before=x&before=y',
      '?playerID=0',
      '?playerID=__proto__',
      '?isGameover=true&updatedAfter=NaN',
    ),
  );
  const body = record({
    playerID: seat,
    credentials: key,
    token: key,
    about: mostly(fc.constantFrom('standIn', 'pause', 'resume', 'abandon')),
    seat,
    agree: mostly(fc.boolean()),
    on: mostly(fc.boolean()),
    muted: mostly(fc.boolean()),
    ban: mostly(fc.boolean()),
    absence: mostly(fc.constantFrom('wait', 'vote', 'bot')),
    clock: mostly(fc.constantFrom(0, 1, 3, 10, 1440, 4320)),
    playerName: mostly(word),
    newName: mostly(word),
    nonceHash: junk,
    device: fc.oneof(junk, fc.record({ key: key, label: mostly(word) })),
    look: junk,
    with: seat,
    key,
    id: junk,
    seats: junk,
    ready: mostly(fc.boolean()),
    setupData: mostly(fc.dictionary(fc.string({ maxLength: 10 }), junk, { maxKeys: 3 })),
    numPlayers: mostly(fc.constant(2)),
    unlisted: junk,
    start: mostly(fc.constantFrom('full', 'host')),
    bots: mostly(fc.array(fc.constantFrom('easy', 'godlike'), { maxLength: 3 })),
    strength: junk,
    code: junk,
    createKey: junk,
  });
  const request = fc
    .tuple(
      fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      route,
      query,
      fc.oneof(
        { weight: 5, arbitrary: body.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.string() },
      ),
    )
    .map(([method, path, asked, text]): Garbage => ({
      kind: 'request',
      method,
      path: path + asked,
      body: text,
    }));

  return fc.oneof(
    { weight: 6, arbitrary: message },
    { weight: 1, arbitrary: frame },
    { weight: 3, arbitrary: request },
  );
}

/** Half a surrogate pair cannot be written as an address. */
const encodeURIComponentSafely = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
