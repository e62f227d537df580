import type { CreateAnswer, JoinAnswer } from '../../shared/protocol/requests';
import { MAX_LENGTH } from '../../shared/protocol/maxLength';
import type { ChatLine } from '../../shared/protocol/talk';
import { runServer, type TestServer } from '../test-support/server';
import { GAME, seatPeople, sitDown, tableOf } from '../test-support/sitters';

// A name and a line of chat have something to see in them, and nothing in them that nobody sees.

let server: TestServer;
beforeAll(async () => void (server = await runServer()));
afterAll(() => server.stop());

/** The name somebody has who sits down with this one, or the code of the refusal. */
async function named(playerName: string): Promise<string | undefined> {
  const { matchID } = await server.post<CreateAnswer>(`/games/${GAME}/create`, { numPlayers: 3 });
  const at = `/games/${GAME}/${matchID}`;
  try {
    await server.post<JoinAnswer>(`${at}/join`, { playerName });
  } catch (error) {
    return (error as Error).message;
  }
  return (await tableOf(server, matchID)).players[0].name;
}

/** What the others read when somebody says something; the code where it is refused. */
async function said(text: string): Promise<string> {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [ana, bo] = sitters;
  const ack = await ana.connection.say(text);
  const other = sitDown(server, { matchID, playerID: null });
  try {
    if (!ack.ok) return ack.code;
    await other.sees(({ chat }) => chat.length > 0);
    const [line]: readonly ChatLine[] = other.snapshot().chat;
    return line.payload;
  } finally {
    for (const { connection } of [ana, bo, other]) connection.close();
  }
}

// prettier-ignore
const NOTHING: [string, string][] = [
  ['spaces',                          ' \u00a0\u3000\u2003'],
  ['a Hangul filler',                 '\u3164'],
  ['a Hangul filler of half a width', '\uffa0'],
  ['the fillers of a syllable',       '\u115f\u1160'],
  ['an empty Braille pattern',        '\u2800\u2800'],
  ['a variation selector alone',      '\ufe0f'],
  ['variation selectors by the dozen', '\u{e0100}\u{e0101}\ufe00'],
  ['a grapheme joiner',               '\u034f'],
  ['a space of no width',             '\u200b'],
  ['a word joiner',                   '\u2060'],
  ['a byte order mark',               '\ufeff'],
  ['a soft hyphen',                   '\u00ad'],
  ['joiners that join nothing',       '\u200d\u200c\u200d'],
  ['marks of direction',              '\u200e\u200f'],
  ['invisible operators',             '\u2061\u2063'],
  ['Khmer vowels that are not drawn', '\u17b4\u17b5'],
  ['a Mongolian separator',           '\u180e\u180b'],
  ['letters written in tags',         '\u{e0041}\u{e007f}'],
  ['a note without a head',           '\u{1d159}'],
  ['hieroglyphic blanks',             '\u{13441}\u{13442}'],
  ['an object that is not there',     '\ufffc'],
  ['an accent without a letter',      '\u0301'],
  ['several of them',                 '\u3164 \u200b\u2800\ufe0f'],
];

test.each(NOTHING)('%s are no name, and nothing that is said', async (_, text) => {
  expect([await named(text), await said(text)]).toEqual(['malformed', 'malformed']);
});

// prettier-ignore
const STRIPPED: [string, string, string][] = [
  ['fillers',                         'A\u3164n\u115fa',                    'Ana'],
  ['what has no width',               '\u200bA\u2060n\ufeffa\u034f',        'Ana'],
  ['empty patterns at the end',       'Ana\u2800\u2800',                    'Ana'],
  ['signs that change nothing',       'A\ufe0fna\u200d',                    'Ana'],
  ['tags behind a flag',              '\u{1f3f4}\u{e0041}\u{e0042}\u{e007f} Ana', '\u{1f3f4} Ana'],
  ['joiners between Latin letters',   'A\u200dn\u200ca',                    'Ana'],
  ['a space behind them',             'Ana \u3164',                         'Ana'],
  ['marks that tower over a letter',  `Z\u0301${'\u0300\u0302\u0303'.repeat(7)}oe\u0489`, 'Ź\u0300\u0302\u0303\u0300oe\u0489'],
  ['marks that a letter has already', `n${'\u0316\u200b'.repeat(9)}a`,     'n\u0316a'],
];

test.each(STRIPPED)('%s go from a name, and from what is said', async (_, text, left) => {
  expect([await named(text), await said(text)]).toEqual([left, left]);
});

// prettier-ignore
const WHOLE: [string, string][] = [
  ['a family',                  '👨‍👩‍👧‍👦'],
  ['a flag that is joined',     '🏳️‍🌈 Ana'],
  ['a heart in colour',         'Ana ❤️'],
  ['a skin and a trade',        '👩🏽‍🚒'],
  ['a key',                     '1️⃣'],
  ['a flag of two letters',     '🇫🇷'],
  ['a flag that is spelled out', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian, kept apart',       'می\u200cخواهم'],
  ['Sinhala, joined',           'ශ්\u200dරී'],
  ['accents',                   'Élodie Ångström'],
  ['another script',            '山田 太郎'],
  ['Hebrew with all its points', 'שּׁ\u05b8\u0591לוֹם'.normalize('NFC')],
  ['Thai with two marks',       'ที่นี่'],
  ['an apostrophe and a dash',  'O’Neil-Šarić'],
];

test.each(WHOLE)('%s stays whole', async (_, text) => {
  expect([await named(text), await said(text)]).toEqual([text, text]);
});

test('what turns the order of letters, or breaks a line, is refused as before', async () => {
  for (const text of ['a\u202eb', 'a\u2066b', 'a\nb', 'a\u2028b', 'a\u0000b', '\ue000'])
    expect([await named(text), await said(text)]).toEqual(['malformed', 'malformed']);
});

test('what is invisible does not count for the length', async () => {
  const longest = 'x'.repeat(MAX_LENGTH.name);
  expect(await named(`${longest}\u200b\u200b`)).toBe(longest);
  expect(await named(`${longest}x`)).toBe('malformed');
});
