import { TextEncoder } from 'node:util';
import { sha256 } from '../../../../shared/engine/fairness';
import type { LockedSeat, MatchRecord } from '../../../../shared/engine/record';
import type { SeenLock } from '../../../../shared/protocol/seen';
import { createEngine } from '../../../../shared/engine/engine';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { recordedMatch, SERVER_SEED } from '../../../../shared/testing/recorded';
import { cleanup, screen, within } from '@testing-library/react';
import { press, serve, show } from '../../../testing/app';
import type { OwnSeat } from '../../../net/seats';
import { addTexts } from '../../../text/i18n';
import { Fairness } from './Fairness';
import { matchTexts } from '../../../kit/texts';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

addTexts('match', matchTexts);

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
  told: true,
});

const seat: OwnSeat = {
  ...match,
  playerID: '0',
  credentials: 'secret',
  nonce: NONCE,
  commitment: sha256(SERVER_SEED),
  locks: [locked([ANA, BO])],
  name: 'Ana',
  joinedAt: 0,
};

/** Opens the panel; what was found false in it, or not known. */
async function check(told: MatchRecord, own: OwnSeat | null = seat): Promise<string[]> {
  cleanup();
  serve({ 'GET /games/ya-blew-it/abc/record': () => told });
  await show(<Fairness engine={createEngine(yaBlewIt)} match={match} seat={own ?? undefined} />);
  await press('Check the shuffle');
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(/^(Everything matches|The record fits together|Something does not)/);
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
  expect(link.getAttribute('href')).toBe('/games/ya-blew-it/abc/record');
});

test('what was shown and given here can be copied, as the command that checks it', async () => {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  };
  await check(record());
  expect(screen.getByText(NONCE).tagName).toBe('CODE');
  await press('Copy the command to check it yourself');
  expect(copied).toEqual([
    `npm run verify -- abc.json --match abc --commitment ${seat.commitment} --nonce ${NONCE}`,
  ]);
});

test('a commitment that is not the one this browser was shown is found out', async () => {
  const wrong = await check(record(), { ...seat, commitment: 'ff'.repeat(32) });
  expect(wrong).toEqual([
    'False:The match and its commitment are the ones you were shown when you sat down',
  ]);
  expect(screen.getByText('Something does not match.')).toBeTruthy();
});

test('a nonce that is not the one this browser gave is found out', async () => {
  const wrong = await check(record(), { ...seat, nonce: '1b'.repeat(32) });
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
    const wrong = await check(record(), { ...seat, locks: [locked(seats)] });
    expect(wrong[0]).toMatch(/^False:The cards were dealt to the table you were shown/);
  }
  const lock = { ...locked([ANA, BO]), options: { doubleGems: false } };
  expect(await check(record(), { ...seat, locks: [lock] })).toHaveLength(1);
});

test('a try to deal that this browser saw, and the record hides, is found out', async () => {
  const locks = [locked(IN_VAIN), locked([ANA, BO])];
  expect(await check(record(), { ...seat, locks })).toEqual([
    'False:Every try to deal that you saw is in the record',
  ]);
  const older = { ...record(), attempts: undefined };
  expect(await check(older, seat)).toHaveLength(3);
});

test('more tries than one are said, and who did not tell', async () => {
  const locks = [locked(IN_VAIN), locked([ANA, BO])];
  expect(await check(record([IN_VAIN]), { ...seat, locks })).toEqual([]);
  expect(screen.getByText(/^It took 2 tries to deal, since Bo did not tell/)).toBeTruthy();
  expect(screen.getByText('Everything matches.')).toBeTruthy();
});

test('who sat down later, or only watched, is told that the record was compared with itself', async () => {
  for (const own of [null, { ...seat, commitment: undefined, locks: undefined }]) {
    expect(await check(record(), own)).toEqual([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('The record fits together.')).toBeTruthy();
    expect(screen.getByText(/^This browser kept nothing from before the deal/)).toBeTruthy();
  }
});

test('a match of an older version is checked as it was then, and it is said what is not known', async () => {
  const older = { ...record(), attempts: undefined };
  const wrong = await check(older, { ...seat, locks: undefined });
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
