import { TextEncoder } from 'node:util';
import { sha256 } from '../../../../../shared/engine/fairness';
import { dealtFrom, type LockedSeat, type MatchRecord } from '../../../../../shared/engine/record';
import type { SeenLock, Witness } from '../../../../../shared/protocol/witness';
import { createEngine } from '../../../../../shared/engine/engine';
import { yaBlewIt } from '../../../../../shared/games/ya-blew-it';
import { recordedMatch, SERVER_SEED } from '../../../../../shared/testing/recorded';
import { cleanup, screen, within } from '@testing-library/react';
import { press, serve, show } from '../../../../testing/app';
import { changeWitness } from '../../../../net/witnesses';
import { loadTexts } from '../../../../text/i18n';
import { Fairness } from './Fairness';
import { matchTexts } from '../../../../kit/texts';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

beforeAll(() => loadTexts('match', matchTexts));

const NONCE = '1a'.repeat(32);
const SPENT = '2a'.repeat(32);
const match = { game: yaBlewIt.id, matchID: 'abc' };

const ANA: LockedSeat = { name: 'Ana', bot: null, nonceHash: sha256(NONCE), nonce: NONCE };
const BO: LockedSeat = { name: 'Bo', bot: null, nonceHash: null, nonce: null };

/** What was tried before: Ana told their nonce, Bo did not. */
const IN_VAIN = [
  { ...ANA, nonceHash: sha256(SPENT), nonce: SPENT },
  { ...BO, nonceHash: sha256('2b'.repeat(32)) },
];

/** A whole match of two people. */
const record = (inVain: LockedSeat[][] = []): MatchRecord =>
  recordedMatch(yaBlewIt, { matchID: match.matchID, seats: [ANA, BO], inVain });

/** What the browser of a player saw when the table was locked. */
const locked = (seats: LockedSeat[]): SeenLock => ({
  version: yaBlewIt.version,
  options: {},
  seats: seats.map(({ name, bot, nonceHash }) => ({ name: name!, bot, nonceHash })),
  own: 0,
  bound: seats[0].nonceHash,
  told: true,
});

const kept: Witness = {
  share: { playerID: '0', nonce: NONCE },
  isDealt: true,
  commitment: sha256(SERVER_SEED),
  locks: [locked([ANA, BO])],
};

/** Opens the panel; what was found false in it, or not known. */
async function check(told: MatchRecord, own: Witness = kept): Promise<string[]> {
  cleanup();
  changeWitness(match, () => own);
  serve({ 'GET /games/ya-blew-it/abc/record': () => told });
  await show(<Fairness engine={createEngine(yaBlewIt)} match={match} />);
  await press('Check the shuffle');
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(
    /^(Everything matches|The record fits together|Something does not|This match goes on)/,
  );
  return dialog
    .getAllByRole('listitem')
    .map((item) => item.textContent!)
    .filter((text) => !text.startsWith('True'));
}

test('a match that went as it should is found so, beside what this browser saw and move by move', async () => {
  expect(await check(record())).toEqual([]);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByText('Everything matches.')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Keep the record/ });
  expect(link.getAttribute('href')).toBe('/games/ya-blew-it/abc/file');
});

test('what this browser saw can be kept beside the record, with the command that checks both', async () => {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  };
  await check(record());
  expect(screen.getByText(NONCE).tagName).toBe('CODE');
  const link = screen.getByRole('link', { name: 'Keep what this browser saw of it' });
  expect(link.getAttribute('download')).toBe('abc-seen.json');
  const [, text] = link.getAttribute('href')!.split('data:application/json,');
  expect(JSON.parse(decodeURIComponent(text))).toEqual({ ...match, ...kept });
  await press('Copy the command to check it yourself');
  expect(copied).toEqual(['npm run verify -- abc.wonder --seen abc-seen.json']);
});

test('a commitment that is not the one this browser was shown is found out', async () => {
  const wrong = await check(record(), { ...kept, commitment: 'ff'.repeat(32) });
  expect(wrong).toEqual([
    'False:The match and its commitment are the ones you were shown when you sat down',
  ]);
  expect(screen.getByText('Something does not match.')).toBeTruthy();
});

test('a nonce that is not the one this browser gave is found out', async () => {
  const lock = { ...locked([ANA, BO]), bound: sha256(SPENT) };
  const wrong = await check(record(), { ...kept, locks: [lock] });
  expect(wrong).toEqual(['False:Your own secret went into the shuffle']);
});

test('a table that is not the one this browser was shown is found out, whoever and whatever was changed', async () => {
  const shown: LockedSeat[][] = [
    [ANA, { ...BO, nonceHash: 'bb'.repeat(32) }],
    [ANA, { ...BO, name: 'Eve' }],
    [ANA, { ...BO, bot: 'easy' }],
    [BO, ANA],
    [ANA, BO, BO],
  ];
  for (const seats of shown) {
    const wrong = await check(record(), { ...kept, locks: [locked(seats)] });
    expect(wrong[0]).toMatch(/^False:The cards were dealt to the table you were shown/);
  }
  const lock = { ...locked([ANA, BO]), options: { doubleGems: false } };
  expect(await check(record(), { ...kept, locks: [lock] })).toHaveLength(1);
});

test('a try to deal that this browser saw, and the record hides, is found out', async () => {
  const locks = [locked(IN_VAIN), locked([ANA, BO])];
  expect(await check(record(), { ...kept, locks })).toEqual([
    'False:Every try to deal that you saw is in the record',
  ]);
  const older = { ...record(), attempts: undefined };
  expect(await check(older)).toHaveLength(3);
});

test('more tries than one are said, and who did not tell by the word of the server', async () => {
  const locks = [locked(IN_VAIN), locked([ANA, BO])];
  expect(await check(record([IN_VAIN]), { ...kept, locks })).toEqual([]);
  expect(
    screen.getByText(/^It took 2 tries to deal: the server wrote down that .* from Bo\./),
  ).toBeTruthy();
  expect(screen.getByText('Everything matches.')).toBeTruthy();
});

test('who sat down later, or only watched, is told that the record was compared with itself', async () => {
  expect(await check(record(), {})).toEqual([]);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('The record fits together.')).toBeTruthy();
  expect(screen.getByText(/^This browser kept nothing from before the deal/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Keep what this browser saw/ })).toBeNull();
});

test('a match of an older version is checked as it was then, and it is said what is not known', async () => {
  const older = { ...record(), attempts: undefined };
  const wrong = await check(older, { ...kept, locks: undefined });
  expect(wrong).toEqual([expect.stringMatching(/^Not known:How often it was tried to deal/)]);
  expect(screen.getByText(/^This browser did not keep the table as it was locked/)).toBeTruthy();
  expect(screen.getByText('The record fits together.')).toBeTruthy();
});

test('a record with another result, or of no match at all, is found out', async () => {
  const told = record();
  const [winner, ...others] = told.standings;
  const standings = [{ ...winner, total: winner.total + 1 }, ...others];
  expect(await check({ ...told, standings })).toEqual([
    'False:They lead to the end, and to this very result',
  ]);
  const nothing = { actions: [], standings: undefined as never };
  expect(await check({ ...told, ...nothing })).toHaveLength(2);
});

test('nothing is said to match where our hash was not at the table: somebody may have chosen the cards', async () => {
  const without = { ...ANA, nonceHash: null, nonce: null };
  const dealt = recordedMatch(yaBlewIt, { matchID: match.matchID, seats: [without, BO] });
  const lock = { ...locked([without, BO]), told: false, bound: sha256(NONCE) };
  expect(await check(dealt, { ...kept, locks: [lock] })).toEqual([
    'False:Your own secret went into the shuffle',
  ]);
  expect(screen.getByText('Something does not match.')).toBeTruthy();
  expect(await check(dealt, { ...kept, locks: [{ ...lock, bound: null }] })).toEqual([]);
  expect(screen.getByText('The record fits together.')).toBeTruthy();
  expect(screen.getByText(/^Your browser had no secret of its own/)).toBeTruthy();
});

test('who is said not to have told is shown whether they did', async () => {
  const blamed = IN_VAIN.map((seat) => ({ ...seat, nonce: null }));
  const tried = (told: SeenLock['told']) => ({
    ...kept,
    locks: [{ ...locked(IN_VAIN), told }, locked([ANA, BO])],
  });
  expect(await check(record([blamed]), tried('heard'))).toEqual([
    'False:Your secret counts as told at every try to which your browser told it',
  ]);
  expect(await check(record([blamed]), tried(true))).toEqual([
    expect.stringMatching(/^Not known:Whether your secret came in time/),
  ]);
  expect(screen.getByText('The record fits together.')).toBeTruthy();
  expect(await check(record([IN_VAIN]), tried('heard'))).toEqual([]);
  expect(screen.getByText('Everything matches.')).toBeTruthy();
});

test('who had left before the deal is told that the table that was dealt to is not known here', async () => {
  const left = { ...kept, share: undefined, isDealt: undefined, locks: [locked(IN_VAIN)] };
  expect(await check(record([IN_VAIN]), left)).toEqual([
    expect.stringMatching(/^Not known:Which table the cards were dealt to/),
  ]);
  expect(screen.getByText('The record fits together.')).toBeTruthy();
});

test('a match that goes on from another is never said to be fair, whatever this browser saw of its table', async () => {
  const other = record();
  const begun: MatchRecord = {
    ...other,
    serverSeed: '9c'.repeat(32),
    commitment: sha256('9c'.repeat(32)),
    beginning: { matchID: 'old', moment: 5, deal: dealtFrom(other) },
  };
  const shown = { ...kept, commitment: begun.commitment, isBegun: true };
  expect(await check(begun, shown)).toEqual([]);
  expect(screen.queryByText('Everything matches.')).toBeNull();
  expect(screen.getByText(/nothing can show that nobody knew or chose its cards/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('complementary', { name: 'What if…?' })).toBeTruthy();
  const elsewhere = { ...begun.beginning!.deal, serverSeed: '8c'.repeat(32) };
  await check({ ...begun, beginning: { ...begun.beginning!, deal: elsewhere } }, shown);
  expect(screen.getByText('Something does not match.')).toBeTruthy();
  // a server that says so only once it is over is found out
  expect(await check(begun, { ...shown, isBegun: undefined })).toEqual([
    expect.stringMatching(/^False:.*table/i),
  ]);
  expect(screen.getByText('Something does not match.')).toBeTruthy();
});
