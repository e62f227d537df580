import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { botNonce, sha256 } from '../../shared/engine/fairness';
import type { MatchFile } from '../../shared/engine/matchFile';
import type { LockedSeat } from '../../shared/engine/record';
import { engineLoader, games } from '../../shared/games';
import { FROZEN } from '../../shared/games/frozen';
import { damaged } from '../../shared/testing/damaged';
import { quickChance } from '../../shared/testing/random';
import { recordedFile } from '../../shared/testing/recordedFile';

// The two verifiers beside docs/fairness.md, which were written from that document alone and share nothing with
// our code: they find nothing wrong in our files, and name what somebody has changed in one.

const DOCS = join(__dirname, '..', '..', 'docs');
const MATCH = 'k7m2p9x4c8d1z';

const nonce = (digit: string) => digit.repeat(64);
const person = (name: string, told: string): LockedSeat => ({
  name,
  bot: null,
  nonceHash: sha256(told),
  nonce: told,
});

/** Two people and a bot; the first try was in vain, since Bo kept back what they were bound to. */
const ADA: LockedSeat = { name: 'Ada', bot: 'hard', nonceHash: null, nonce: botNonce(MATCH, 2) };
const SEATS = [person('Ana', nonce('1')), person('Bo', nonce('c')), ADA];
const IN_VAIN = [
  person('Ana', nonce('3')),
  { ...person('Bo', nonce('4')), nonce: null },
  { ...ADA, nonce: null },
];

const files = Object.fromEntries(
  games.map((module) => [
    module.id,
    recordedFile(module, { matchID: MATCH, seats: SEATS, inVain: [IN_VAIN] }),
  ]),
);

/** What a verifier says: a line for each claim, beginning with `ok`, `WRONG` or `-`; or that it cannot read the file. */
type Verdict = string[] | 'unreadable';
/** What a player noted before the deal. */
type Given = { match?: string; commitment?: string; nonce?: string; seat?: string };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

function byPython(text: string, given: Given): Verdict {
  const path = join(folder, 'match.wonder');
  writeFileSync(path, text);
  const options = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
  const { status, stdout, stderr } = spawnSync(
    PYTHON ?? 'python3',
    [join(DOCS, 'verify.py'), path, ...options],
    { encoding: 'utf8' },
  );
  if (status === 2) {
    expect(stderr).toMatch(/^verify\.py cannot read this as a \.wonder file/);
    return 'unreadable';
  }
  const lines = stdout.trimEnd().split('\n');
  expect(status).toBe(lines.some((line) => line.startsWith('WRONG')) ? 1 : 0);
  return lines;
}

/** The checks of the page, without the page. */
const CHECKS = /<script id="checks">([\s\S]*?)<\/script>/.exec(
  readFileSync(join(DOCS, 'verify.html'), 'utf8'),
)![1];

const byPage = (text: string, given: Given): Verdict => {
  const said: unknown = runInNewContext(`${CHECKS}; verdict(bytes, given)`, {
    bytes: new Uint8Array(Buffer.from(text)),
    given,
    TextDecoder,
  });
  return JSON.parse(JSON.stringify(said)) as Verdict;
};

const VERIFIERS = [
  ['verify.py', byPython],
  ['verify.html', byPage],
] as const;

const upperCase = (letters: string) => letters.toUpperCase();

/** What the small verifiers say last of every file. */
const BEYOND = '- actions and result: not checked here, that takes the rules';

const wrong = (verdict: Verdict) =>
  verdict === 'unreadable' ? verdict : verdict.filter((line) => line.startsWith('WRONG'));

const EVERYTHING: Given = {
  match: MATCH,
  commitment: files['ya-blew-it'].commitment,
  nonce: nonce('c'),
  seat: '1',
};

describe.each(VERIFIERS)('%s', (_, verifierOf) => {
  const check = (file: object, given: Given = {}) => verifierOf(JSON.stringify(file), given);

  test.each(Object.entries(files))('finds nothing wrong in a match of %s', (_id, file) => {
    const blind = check(file) as string[];
    expect(blind.filter((line) => line.startsWith('-'))).toEqual([
      '- match id: the one you were shown',
      '- commitment: as shown to you',
      '- your nonce: at your seat',
      BEYOND,
    ]);
    expect(wrong(blind)).toEqual([]);
    const sure = check(file, EVERYTHING) as string[];
    expect(sure.filter((line) => !line.startsWith('ok'))).toEqual([BEYOND]);
    expect(sure).toHaveLength(blind.length);
    expect(sure.at(-2)).toMatch(/^ok match seed [0-9a-f]{64}: gives every draw$/);
  });

  test.each(FROZEN)(
    'finds nothing wrong in a match of version $version of $game',
    async ({ game, version }) => {
      const { module } = (await engineLoader()(game, version))!;
      const lines = check(recordedFile(module, { matchID: MATCH, seats: SEATS })) as string[];
      expect(wrong(lines)).toEqual([]);
      expect(lines.at(-2)).toMatch(/^ok match seed [0-9a-f]{64}: gives every draw$/);
    },
  );

  const [file] = Object.values(files);
  /** The file with one thing changed in it. */
  function changed(change: (copy: MatchFile) => void): MatchFile {
    // what stands in two places is two things
    const copy = JSON.parse(JSON.stringify(file)) as MatchFile;
    change(copy);
    return copy;
  }
  const middle = Math.floor(file.draws.length / 2);

  test.each<[string, RegExp, (copy: MatchFile) => void]>([
    ['the server seed', /^WRONG commitment: fits/, (copy) => (copy.serverSeed = nonce('8'))],
    ['the commitment', /^WRONG commitment: fits/, (copy) => (copy.commitment = nonce('8'))],
    [
      'the server seed, with a commitment made to fit',
      /^WRONG draw 2: the shuffle shows/,
      (copy) => Object.assign(copy, { serverSeed: nonce('8'), commitment: sha256(nonce('8')) }),
    ],
    ['the match id', /^WRONG nonce of seat 2/, (copy) => (copy.matchID = 'k8m2p9x4c8d1z')],
    ['a nonce', /^WRONG nonce of seat 0/, (copy) => (copy.seats[0].nonce = nonce('5'))],
    ['a nonce hash', /^WRONG nonce of seat 0/, (copy) => (copy.seats[0].nonceHash = nonce('5'))],
    [
      'a nonce and its hash, at the seat alone',
      /^WRONG attempt 2: hashes and nonces as in `seats`/,
      (copy) => Object.assign(copy.seats[0], person('Ana', nonce('5'))),
    ],
    [
      'a nonce left out, as if Bo had none',
      /^WRONG draw 2: /,
      (copy) => {
        const without = { nonceHash: null, nonce: null };
        Object.assign(copy.seats[1], without);
        Object.assign(copy.attempts!.at(-1)!.seats[1], without);
      },
    ],
    [
      'a bot with a nonce of its own',
      /^WRONG nonce of seat 2/,
      (copy) => Object.assign(copy.seats[2], { nonce: nonce('6') }),
    ],
    [
      'a result',
      new RegExp(`^WRONG draw ${middle + 1}: the \\w+ shows`),
      (copy) => (copy.draws[middle].result = 99),
    ],
    [
      'the words of a draw',
      new RegExp(`^WRONG draw ${middle + 1}: words`),
      (copy) => copy.draws[middle].to++,
    ],
    ['a draw left out', /^WRONG draw \d+: words/, (copy) => copy.draws.splice(middle, 1)],
    [
      'two draws swapped',
      /^WRONG draw \d+: words/,
      ({ draws }) => draws.splice(middle, 2, draws[middle + 1], draws[middle]),
    ],
    [
      'the action of a draw',
      new RegExp(`^WRONG draw ${middle + 1}: at 99999, not`),
      (copy) => (copy.draws[middle].at = 99_999),
    ],
    ['all draws left out', /^WRONG match seed/, (copy) => (copy.draws = [])],
    [
      'the deal called in vain',
      /^WRONG attempt 2: in vain/,
      (copy) => (copy.attempts![1].dealt = false),
    ],
    [
      'a try in vain called a deal',
      /^WRONG attempt 1: dealt/,
      (copy) => (copy.attempts![0].dealt = true),
    ],
    [
      'a try in vain in which nobody kept back',
      /^WRONG attempt 1: somebody kept a nonce back/,
      (copy) => (copy.attempts![0].seats[1].nonce = nonce('4')),
    ],
    [
      'a nonce that was told before',
      /^WRONG attempt 2: nonce of seat 0/,
      (copy) => (copy.attempts![0].seats[0] = SEATS[0]),
    ],
  ])('names what is changed: %s', (_change, line, change) => {
    expect(wrong(check(changed(change)))).toContainEqual(expect.stringMatching(line));
  });

  test('says of other actions and another result that it does not check them', () => {
    const lines = check(
      changed((copy) => {
        copy.actions[0] = copy.actions[1];
        copy.standings.reverse();
      }),
    ) as string[];
    expect(wrong(lines)).toEqual([]);
    expect(lines.at(-1)).toBe(BEYOND);
  });

  test.each<[string, Given, string]>([
    ['another match', { match: 'k8' }, 'WRONG match id: the one you were shown'],
    ['another commitment', { commitment: nonce('8') }, 'WRONG commitment: as shown to you'],
    ['another nonce', { nonce: nonce('8') }, 'WRONG your nonce: at your seat'],
    ['a nonce at another seat', { nonce: nonce('c'), seat: '0' }, 'WRONG your nonce: at your seat'],
  ])('compares what a player noted: %s', (_name, given, line) => {
    expect(wrong(check(file, { ...EVERYTHING, ...given }))).toEqual([line]);
  });

  test('says of a match that goes on from another what holds, and what cannot', () => {
    const { matchID, commitment, serverSeed, seats } = file;
    const deal = { matchID, commitment, serverSeed, nonces: seats.map((seat) => seat.nonce) };
    const begun = {
      ...file,
      matchID: 'anewone',
      serverSeed: nonce('7'),
      commitment: sha256(nonce('7')),
      beginning: { matchID, moment: 5, deal },
    };
    const lines = check(begun) as string[];
    expect(lines[0]).toBe(
      `- nobody knew or chose the cards: cannot hold, it goes on from moment 5 of match ${MATCH}`,
    );
    expect(wrong(lines)).toEqual([]);
    expect(lines.at(-2)).toMatch(/^ok match seed [0-9a-f]{64}: gives every draw$/);
    for (const given of [
      { match: 'anewone' },
      { commitment: begun.commitment },
      { nonce: nonce('1') },
    ])
      expect(wrong(check(begun, given))).toHaveLength(1);
    const other = { ...begun.beginning, deal: { ...deal, serverSeed: nonce('8') } };
    expect(wrong(check({ ...begun, beginning: other }))).toContain(
      'WRONG that deal: fits its commitment',
    );
  });

  const whole = JSON.stringify(file);

  test('refuses a nonce in another case: the hash stays, and the cards are others', () => {
    // what an operator could do who knows all other nonces: everything in it fits
    const chosen = recordedFile(games[0], {
      matchID: MATCH,
      seats: [SEATS[0], { ...SEATS[1], nonce: nonce('C') }, ADA],
    });
    expect(chosen.seats[1].nonceHash).toBe(SEATS[1].nonceHash);
    expect(chosen.draws).not.toEqual(file.draws);
    expect(check(chosen)).toBe('unreadable');
  });

  test.each<[string, (digits: string) => string]>([
    ['with one letter in upper case', (digits) => digits.replace(/[a-f]/, upperCase)],
    ['with a space between its bytes', (digits) => digits.replace(/^../, '$& ')],
    ['with a line feed behind it', (digits) => `${digits}\\n`],
    ['without its last digit', (digits) => digits.slice(0, -1)],
  ])('refuses what is no seed, hash or nonce as it is to be written: %s', (_name, rewrite) => {
    for (const digits of [nonce('c'), sha256(nonce('c')), file.commitment]) {
      expect(whole).toContain(digits);
      expect(verifierOf(whole.replaceAll(digits, rewrite(digits)), {})).toBe('unreadable');
    }
  });

  test.each([
    ['nothing', ''],
    ['something else', 'PK\u0003\u0004'],
    ['another thing', '[1, 2, 3]'],
    ['half of a file', whole.slice(0, whole.length / 2)],
    ['a file of a later format', JSON.stringify({ ...file, wonder: 2 })],
    ['a file without seats', JSON.stringify({ ...file, seats: undefined })],
    ['a die with no faces', whole.replace(/"of":\d+/, '"of":0')],
    ['brackets without end', '['.repeat(200_000)],
  ])('refuses %s', (_name, text) => {
    expect(verifierOf(text, {})).toBe('unreadable');
  });
});

/** With which code verify.py ends for each of these files, all in one process. */
function codesOf(texts: string[]): number[] {
  const paths = texts.map((text, i) => {
    const path = join(folder, `${i}.wonder`);
    writeFileSync(path, text);
    return path;
  });
  const run = `
import contextlib, io, runpy, sys
_, program, *paths = sys.argv
for path in paths:
    sys.argv = [program, path]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        try: runpy.run_path(program)
        except SystemExit as end: code = int(end.code)
    print(code)`;
  const { stdout, stderr } = spawnSync(
    PYTHON ?? 'python3',
    ['-c', run, join(DOCS, 'verify.py'), ...paths],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout.trim().split('\n').map(Number);
}

test('whatever has become of a file, they judge it or refuse it, and never contradict each other', () => {
  const chance = quickChance(16);
  const texts = Object.values(files).flatMap((file) =>
    Array.from({ length: 50 }, () => damaged(file, chance)),
  );
  const codes = texts.map((text) => {
    const said = byPage(text, {});
    return said === 'unreadable' ? 2 : wrong(said).length > 0 ? 1 : 0;
  });
  expect(new Set(codes)).toEqual(new Set([0, 1, 2]));
  const found = codesOf(texts);
  expect(found.filter((code) => ![0, 1, 2].includes(code))).toEqual([]);
  // the page refuses fields as well that nothing follows from
  const judged = (code: number, i: number) => (codes[i] === 2 || found[i] === 2 ? 2 : code);
  expect(found.map(judged)).toEqual(codes.map(judged));
  expect(found).toHaveLength(texts.length);
});

test('they say the same, word for word', () => {
  for (const file of Object.values(files)) {
    const broken = { ...file, serverSeed: nonce('8') };
    for (const one of [file, broken]) {
      const [first, ...others] = VERIFIERS.map(([, check]) =>
        check(JSON.stringify(one), EVERYTHING),
      );
      for (const other of others) expect(other).toEqual(first);
    }
  }
});

test('the program is short enough to be read', () => {
  const program = readFileSync(join(DOCS, 'verify.py'), 'utf8');
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
