import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { botNonce, sha256 } from '../../shared/engine/fairness';
import type { LockedSeat } from '../../shared/engine/record';
import { heard, see, tell } from '../../shared/protocol/witnessing';
import type { Witness } from '../../shared/protocol/witness';
import type { Table } from '../../shared/protocol/table';
import { engineLoader } from '../../shared/games';
import { FROZEN } from '../../shared/games/frozen';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { recordedMatch } from '../../shared/testing/recorded';
import { recordedFile } from '../../shared/testing/recordedFile';

// What `npm run verify` says of a file, and with which exit code.

const NONCE = '1a'.repeat(32);
const ANA: LockedSeat = { name: 'Ana', bot: null, nonceHash: sha256(NONCE), nonce: NONCE };
const ADA: LockedSeat = { name: 'Ada', bot: 'hard', nonceHash: null, nonce: botNonce('k7', 1) };
const record = recordedMatch(yaBlewIt, {
  matchID: 'k7',
  seats: [ANA, ADA],
  inVain: [
    [
      { ...ANA, nonceHash: sha256('2a'.repeat(32)), nonce: null },
      { ...ADA, nonce: null },
    ],
  ],
});

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
  program = join(folder, 'verify.js');
  buildSync({
    entryPoints: [join(__dirname, 'verify.ts')],
    bundle: true,
    platform: 'node',
    outfile: program,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Has a file with this content checked. */
function check(content: object | string, ...args: string[]) {
  const file = join(folder, 'record.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return run(file, ...args);
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter(Boolean), errors: stderr };
}

const wrong = (lines: string[]) => lines.filter((line) => line.startsWith('WRONG'));

test('of a record alone it says what that proves, and what not', () => {
  const { status, lines } = check(record);
  expect(status).toBe(0);
  expect(lines.map((line) => line.slice(0, 34))).toEqual([
    'ok    the server seed fits the com',
    'ok    seats, bots and options are ',
    'ok    every nonce is the one its s',
    'ok    the last try to deal led to ',
    'ok    dealt from these seeds, ever',
    'ok    the moves lead to the end, a',
    '-     it is of the match k7: --mat',
    '-     the commitment was compared ',
    '-     nobody’s nonce was compared:',
    '-     the tables that were shown l',
    '-     try 1 was in vain: seat 0 di',
    '-     names prove nothing by thems',
  ]);
  expect(lines.at(-1)).toMatch(/Seat 0: Ana; Seat 1: Ada \(bot, hard\)$/);
});

test.each([
  '--commitment',
  '--seal', // what pages called it before
])('with the commitment and the nonce of a player it says whether they are in it: %s', (option) => {
  const { status, lines } = check(
    record,
    ...['--match', 'k7', option, record.commitment, '--nonce', NONCE],
  );
  expect(status).toBe(0);
  expect(lines).toContain('ok    it is of the match you played');
  expect(lines).toContain('ok    the commitment is the one you were shown');
  expect(lines).toContain('ok    your nonce is in the shuffle, as seat 0');
  const other = check(
    record,
    ...['--nonce', '1b'.repeat(32), '--commitment', 'ff'.repeat(32), '--match', 'k8'],
  );
  expect(other.status).toBe(1);
  expect(wrong(other.lines)).toEqual([
    'WRONG it is of the match you played',
    'WRONG the commitment is the one you were shown',
    'WRONG your nonce is in the shuffle',
  ]);
});

/** What the browser of Ana, at seat 0, saw of a table of these seats, from its opening to the deal. */
function seenBy(nonce: string, seats: LockedSeat[]): Witness {
  const share = { playerID: '0', nonce };
  const shown = (status: string) =>
    ({
      status,
      version: yaBlewIt.version,
      setupData: {},
      commitment: record.commitment,
      players: seats.map((seat) => ({ ...seat, bot: seat.bot ?? undefined })),
    }) as unknown as Table;
  const locked = see(see({}, share, shown('open')), share, shown('locked'));
  const told = heard(tell(locked, share, shown('locked')) ?? locked, share, shown('locked'));
  return see(told, share, shown('running'));
}

/** Has the record compared with what a browser saw of the match with this id. */
function checkSeen(witness: object, change: object = {}, matchID = 'k7') {
  const file = join(folder, 'seen.json');
  writeFileSync(file, JSON.stringify({ game: yaBlewIt.id, matchID, ...witness }));
  return check({ ...record, ...change }, '--seen', file);
}

test('with what a page has saved it compares all that its browser was shown', () => {
  const { status, lines } = checkSeen(seenBy(NONCE, [ANA, ADA]));
  expect(lines.filter((line) => line.includes('seen:'))).toEqual([
    'ok    seen: the match and its commitment are those that were shown',
    'ok    seen: the cards were dealt to the table that was shown locked, with the same people, bots and hashes',
    'ok    seen: every try that was shown is in the record, in this order',
    'ok    seen: your nonce is in the shuffle, at your seat',
  ]);
  expect(status).toBe(0);
});

test.each<[string, () => ReturnType<typeof run>, string]>([
  [
    'a table with another bot',
    () => checkSeen(seenBy(NONCE, [ANA, { ...ADA, bot: 'easy' }])),
    'seen: the cards',
  ],
  [
    'a try that is hidden',
    () => checkSeen(seenBy(NONCE, [ANA, { ...ADA, name: 'Bo' }])),
    'seen: every try',
  ],
  ['another match', () => checkSeen(seenBy(NONCE, [ANA, ADA]), {}, 'k8'), 'seen: the match'],
  [
    'a nonce that never went in',
    () => checkSeen(seenBy('1b'.repeat(32), [ANA, ADA])),
    'seen: your nonce is in',
  ],
  [
    'a nonce that was heard and then denied',
    () => checkSeen(seenBy('2a'.repeat(32), [{ ...ANA, nonceHash: sha256('2a'.repeat(32)) }, ADA])),
    'seen: your nonce counts',
  ],
])('what was seen tells of %s', (_, checked, text) => {
  const { status, lines } = checked();
  expect(status).toBe(1);
  expect(wrong(lines).some((line) => line.startsWith(`WRONG ${text}`))).toBe(true);
});

describe('of a file', () => {
  const file = recordedFile(yaBlewIt, { matchID: 'k7', seats: [ANA, ADA] });
  const DRAWS = 'every draw in the file is what the seeds say';
  const POSITIONS = 'every position is what it was on the server that the match was played on';

  test('it compares the draws and the positions as well', () => {
    const { status, lines } = check(file);
    expect(status).toBe(0);
    expect(lines).toEqual(expect.arrayContaining([`ok    ${DRAWS}`, `ok    ${POSITIONS}`]));
  });

  test.each(FROZEN)(
    'it finds nothing wrong in a match of version $version of $game',
    async ({ game, version }) => {
      const { module } = (await engineLoader()(game, version))!;
      const seats = [ANA, ADA, { ...ADA, nonce: botNonce('k7', 2) }].slice(0, module.players.min);
      const { status, lines } = check(recordedFile(module, { matchID: 'k7', seats }));
      expect(status).toBe(0);
      expect(lines).toEqual(expect.arrayContaining([`ok    ${DRAWS}`, `ok    ${POSITIONS}`]));
    },
  );

  const last = file.draws.at(-1)!;
  const LAST = `draw ${file.draws.length}: the file has for action ${last.at} a die of 8 ("roll"), words ${last.from} to ${last.to}: ${String(last.result)}, the seeds say none`;
  const flippedIn = (digits: string) => `${digits.slice(0, -1)}${Number(digits.at(-1)) ^ 1}`;
  /** The place of the first draw of this kind, and that draw with one bit of what it came to changed. */
  function otherDraw(what: 'die' | 'shuffle') {
    const at = file.draws.findIndex((draw) => draw.what === what);
    const { result, ...draw } = file.draws[at];
    const other = Array.isArray(result) ? result.with(0, result[0] ^ 1) : result ^ 1;
    return { at, draws: file.draws.with(at, { ...draw, result: other }) };
  }
  const [order, value] = [otherDraw('shuffle'), otherDraw('die')];
  const [winner, ...rest] = file.standings;
  const [seat, ...seats] = file.seats;

  test.each<[string, object, RegExp]>([
    [
      'seed',
      { serverSeed: flippedIn(file.serverSeed) },
      /^WRONG the server seed fits the commitment/,
    ],
    [
      'nonce',
      { seats: [{ ...seat, nonce: `0${seat.nonce!.slice(1)}` }, ...seats] },
      /^WRONG every nonce is the one its seat was bound to/,
    ],
    [
      'order',
      { draws: order.draws },
      new RegExp(`^WRONG draw ${order.at + 1}: the file has in the deal a shuffle of \\d+ `),
    ],
    [
      'value',
      { draws: value.draws },
      new RegExp(`^WRONG draw ${value.at + 1}: the file has for action \\d+ a die of 8 `),
    ],
    [
      'action',
      {
        actions: file.actions.with(
          2,
          `${Number(file.actions[2][0]) ^ 1}${file.actions[2].slice(1)}`,
        ),
      },
      /^WRONG dealt from these seeds, every move is legal/,
    ],
    [
      'result',
      { standings: [{ ...winner, total: winner.total ^ 1 }, ...rest] },
      /^WRONG the moves lead to the end, and to this result/,
    ],
  ])('one bit of it changed is named: %s', (_, change, line) => {
    const { status, lines } = check({ ...file, ...change });
    expect(status).toBe(1);
    expect(wrong(lines)).toContainEqual(expect.stringMatching(line));
    expect(wrong(check(file).lines)).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ['a draw left out at the end', { draws: file.draws.slice(0, -1) }, [DRAWS]],
    ['a position changed', { hashes: file.hashes.with(3, '0'.repeat(16)) }, [POSITIONS]],
    [
      'moves that break off',
      { actions: file.actions.slice(0, -1) },
      ['the moves lead to the end, and to this result', DRAWS, POSITIONS, LAST],
    ],
  ])('it names %s', (_, change, lines) => {
    const found = check({ ...file, ...change });
    expect(found.status).toBe(1);
    expect(wrong(found.lines)).toEqual(lines.map((line) => `WRONG ${line}`));
  });
});

describe('of a match that is not over', () => {
  const OPEN = '-     the match is not over: there is no result to compare';
  const open = { ...record, wonder: 1, actions: record.actions.slice(0, 7), standings: [] };

  test.each([
    ['after some moves', open],
    ['before the first', { ...open, actions: [] }],
  ])('it says that there is no result, and finds nothing wrong: %s', (_, report) => {
    const { status, lines } = check(report);
    expect(status).toBe(0);
    expect(lines).toContain(OPEN);
    expect(lines).toContain('ok    dealt from these seeds, every move is legal');
  });

  test('it says why its server stopped it, on one line and without what moves a cursor', () => {
    const error = 'TypeError: no \u001b[2Jcard\n    at roll (server.js:1:2)';
    const stopped = { reference: '0badcafe', error, failed: '0 roll' };
    const { status, lines } = check({ ...open, stopped });
    expect(status).toBe(0);
    expect(lines).toContain(OPEN);
    expect(lines).toContain('-     its server stopped it: "TypeError: no \\u001b[2Jcard"');
    const broken = check({ ...open, actions: ['0 nonsense'], stopped });
    expect(broken.status).toBe(1);
    expect(wrong(broken.lines)).toEqual(['WRONG dealt from these seeds, every move is legal']);
  });
});

test.each<[string, object]>([
  ['without a move', { actions: [] }],
  ['without standings', { standings: [] }],
  ['whose moves break off', { actions: record.actions.slice(0, -1) }],
  ['with too few seats', { seats: record.seats.slice(0, 1) }],
  [
    'whose bot is called a person',
    { attempts: [{ seats: [ANA, { ...ADA, bot: null }], dealt: true }] },
  ],
  ['whose tries are left out', { attempts: [] }],
])('a record %s is wrong', (_, change) => {
  const { status, lines } = check({ ...record, ...change });
  expect(status).toBe(1);
  expect(wrong(lines)).not.toEqual([]);
});

test('a record of an older version is checked as far as it goes, and says how far', () => {
  const older = { ...record, attempts: undefined };
  const seats = older.seats.map(({ name, nonceHash, nonce }) => ({ name, nonceHash, nonce }));
  const { status, lines } = check({ ...older, seats });
  expect(status).toBe(0);
  expect(lines).toContain('-     an older version made this record: it does not tell the tries');
});

test.each<[string, () => ReturnType<typeof run>]>([
  ['no file', () => run()],
  ['two files', () => run('a', 'b')],
  ['a file that is not there', () => run(join(folder, 'none.json'))],
  ['what is no JSON', () => check('{')],
  ['what is no record', () => check({ ...record, actions: undefined })],
  ['a title that nobody has', () => check({ ...record, game: 'chess' })],
  ['rules of another version', () => check({ ...record, version: 99 })],
  ['a commitment that is none', () => check(record, '--commitment', 'ff')],
  [
    'a nonce in another case, which would be another seed',
    () =>
      check(
        recordedMatch(yaBlewIt, {
          matchID: 'k7',
          seats: [{ ...ANA, nonce: NONCE.toUpperCase() }, ADA],
        }),
      ),
  ],
  ['what no page has saved', () => check(record, '--seen', join(folder, 'record.json'), '--match')],
  ['a record as what was seen', () => checkSeen({ commitment: 7 })],
  ['an option it does not know', () => check(record, '--names', 'Ana')],
])('it refuses %s', (_, refused) => {
  const { status, lines, errors } = refused();
  expect([status, lines]).toEqual([2, []]);
  expect(errors).not.toBe('');
});
