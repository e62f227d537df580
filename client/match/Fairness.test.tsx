import { TextEncoder } from 'node:util';
import { sha256 } from '../../shared/core/fairness';
import type { MatchRecord } from '../../shared/core/record';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { recordedMatch, SERVER_SEED } from '../../shared/testing/recorded';
import { screen, within } from '@testing-library/react';
import { press, serve, show } from '../lobby/testing';
import type { OwnSeat } from '../lobby/seats';
import { addTexts } from '../text/i18n';
import { Fairness } from './Fairness';
import { matchTexts } from './texts';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

addTexts('match', matchTexts);

const NONCE = '1a'.repeat(32);
const match = { game: yaBlewIt.id, matchID: 'abc' };

const seat: OwnSeat = {
  ...match,
  playerID: '0',
  credentials: 'secret',
  nonce: NONCE,
  seal: sha256(SERVER_SEED),
  name: 'Ana',
  joinedAt: 0,
};

/** A whole match of two people. */
const record = (): MatchRecord =>
  recordedMatch(yaBlewIt, {
    matchID: match.matchID,
    seats: [
      { name: 'Ana', nonceHash: sha256(NONCE), nonce: NONCE },
      { name: 'Bo', nonceHash: null, nonce: null },
    ],
  });

async function check(told: MatchRecord, own: OwnSeat | null = seat): Promise<string[]> {
  serve({ 'GET /games/ya-blew-it/abc/record': () => told });
  await show(<Fairness module={yaBlewIt} match={match} seat={own ?? undefined} />);
  await press('Check the shuffle');
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(/^(Everything matches|Something does not match)\.$/);
  return dialog.getAllByRole('listitem').map((item) => item.textContent!.split(':')[0]);
}

test('a match that went as it should is found so, move by move', async () => {
  expect(await check(record())).toEqual(['True', 'True', 'True', 'True', 'True']);
  expect(screen.getByText('Everything matches.')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Keep the record/ });
  expect(link.getAttribute('href')).toBe('/games/ya-blew-it/abc/record');
});

test('a seal that is not the one this browser was shown is found out', async () => {
  const findings = await check(record(), { ...seat, seal: 'ff'.repeat(32) });
  expect(findings[0]).toBe('False');
  expect(screen.getByText('Something does not match.')).toBeTruthy();
});

test('a nonce that is not the one this browser gave is found out', async () => {
  const [own] = await check(record(), { ...seat, nonce: '1b'.repeat(32) });
  expect(own).toBe('False');
});

test('who sat down later, or only watched, checks what everybody can check', async () => {
  expect(await check(record(), null)).toHaveLength(4);
});

test('a record with another result is found out', async () => {
  const told = record();
  const [winner, ...others] = told.standings;
  const findings = await check({
    ...told,
    standings: [{ ...winner, total: winner.total + 1 }, ...others],
  });
  expect(findings.at(-1)).toBe('False');
});
