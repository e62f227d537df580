import { runServer, type TestServer } from '../test-support/server';
import { GAME, openTable, tableOf } from '../test-support/sitters';

// How a table is opened, by whom, and whether it is listed.

let server: TestServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

test('whoever creates a table sits at it as the host, with the bots beside them', async () => {
  const made = await openTable(server, {
    numPlayers: 4,
    start: 'host',
    playerName: '  Ana ',
    bots: ['normal', 'normal'],
    setupData: { showOdds: false },
  });
  const table = await tableOf(server, made.matchID);
  expect(made.playerID).toBe('0');
  expect(table).toMatchObject({
    status: 'open',
    host: '0',
    setupData: { doubleGems: true, showOdds: false, length: 'printed' },
  });
  expect(table.players.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ana', undefined],
    [undefined, undefined],
    [expect.any(String), 'normal'],
    [expect.any(String), 'normal'],
  ]);
});

// prettier-ignore
const WRONG: [string, object, string][] = [
  ['too few seats',           { numPlayers: 1 },                                'badPlayers'],
  ['too many seats',          { numPlayers: 7 },                                'badPlayers'],
  ['half a seat',             { numPlayers: 2.5 },                              'malformed'],
  ['an unknown option',       { setupData: { other: true } },                   'badOptions'],
  ['an option of another kind', { setupData: { showOdds: 'yes' } },             'badOptions'],
  ['a key nobody asked for',  { surprise: 1 },                                  'malformed'],
  ['more bots than seats',    { bots: ['normal', 'normal', 'normal'] },         'full'],
  ['a bot of no strength',    { bots: ['godlike'] },                            'malformed'],
  ['a creator at a table without a host', { playerName: 'Ana' },                'malformed'],
];

test.each(WRONG)('a table with %s is refused', async (_, body, code) => {
  await expect(openTable(server, body)).rejects.toThrow(code);
});

test('only who knows the create key opens tables', async () => {
  const guarded = await runServer({ env: { CREATE_KEY: 'sesame' } });
  try {
    const open = (createKey?: string) => openTable(guarded, { createKey });
    await expect(open()).rejects.toThrow(/^createKey$/);
    await expect(open('wrong')).rejects.toThrow('wrongCreateKey');
    expect((await open('sesame')).matchID).toBeTruthy();
  } finally {
    await guarded.stop();
  }
});

test('who guesses create keys too fast does not learn when one is right', async () => {
  const guarded = await runServer({
    env: { CREATE_KEY: 'sesame' },
    limits: { wrongKeys: { burst: 20, perSecond: 0 }, creations: { burst: 9, perSecond: 0 } },
  });
  try {
    const open = (createKey: string) =>
      openTable(guarded, { createKey }).then(
        () => 'opened',
        ({ message }: Error) => message,
      );
    const tries = ['sesame', 'sesame', 'a', 'sesame', 'b', 'c', 'sesame'];
    const answers: string[] = [];
    for (const key of tries) answers.push(await open(key));
    expect(answers).toEqual([
      ...['opened', 'opened', 'wrongCreateKey', 'opened', 'wrongCreateKey'],
      ...['tooFast', 'tooFast'],
    ]);
  } finally {
    await guarded.stop();
  }
});

test('public tables are listed while they are open, without their code', async () => {
  const open = await openTable(server, {});
  const hidden = await openTable(server, { unlisted: true });
  const { matches } = await server.get<{ matches: { matchID: string; code: null }[] }>(
    `/games/${GAME}`,
  );
  expect(matches.map(({ matchID }) => matchID)).toEqual([open.matchID]);
  expect(matches[0].code).toBeNull();
  expect((await tableOf(server, hidden.matchID)).code).toMatch(/^[A-Z]+-[A-Z]+-\d{3}$/);
});
