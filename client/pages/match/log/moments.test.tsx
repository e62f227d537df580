import { TextEncoder } from 'node:util';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { match } from '../../../../shared/games/tower-of-babel/testing';
import { recordedMatch } from '../../../../shared/testing/recorded';
import { pace } from '../../../animation/pace';
import { No, serve } from '../../../testing/app';
import { sitAt } from '../../../testing/match';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

const record = recordedMatch(towerOfBabel, {
  matchID: 'abc',
  seats: [0, 1, 2, 3].map((i) => ({ name: `P${i}`, bot: null, nonceHash: null, nonce: null })),
});
const RECORD = 'GET /games/tower-of-babel/abc/record';

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  pace.set('none');
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => copied.push(text) },
  });
});
afterEach(() => {
  cleanup();
  pace.set('normal');
});

const shares = () =>
  within(screen.getByRole('log', { name: 'What happened' })).queryAllByRole('button', {
    name: /^(Share this moment|Copied)$/,
  });
const share = (button: HTMLElement) => act(async () => void fireEvent.click(button));

/** A table whose last disc has just been taken, or is about to be. */
async function sit({ isOver = true } = {}) {
  const m = match({
    hands: { 0: { crane: 3 } },
    wonders: { zeus: { discs: 'crane-3 ship-3' }, artemis: { discs: '' } },
  });
  const table = await sitAt(towerOfBabel, m, '1', { isStill: true });
  await table.play('0 build crane-3', '1 offer 0', '2 offer 0', '3 offer 0');
  if (isOver) await table.play('0 fulfil 0');
}

test('each line of a match that is over has the address of its moment', async () => {
  serve({ [RECORD]: () => record });
  await sit();
  await share(shares()[0]);
  const address = 'http://localhost/table/tower-of-babel/abc?replay#m=4';
  await waitFor(() => expect(copied).toEqual([address]));
});

test('where the match cannot be had, that is said, and the next press tries again', async () => {
  let isThere = false;
  serve({ [RECORD]: () => (isThere ? record : new No('failed')) });
  await sit();
  await share(shares()[0]);
  await screen.findByText('This match cannot be watched again');
  expect(copied).toEqual([]);
  isThere = true;
  await share(shares()[0]);
  await waitFor(() => expect(copied).toHaveLength(1));
});

test('no line of a match that is still played has one', async () => {
  await sit({ isOver: false });
  expect(shares()).toEqual([]);
});
