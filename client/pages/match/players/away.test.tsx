import { act, cleanup, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { person } from '../../../testing/app';
import { sitAt } from '../../../testing/match';
import { date } from '../../../ui/hooks/useNow';

// Who is away, and since when, is said wherever one would wait for them.

const MINUTE = 60_000;
const FIVE_PAST_TWO = new Date(2026, 10, 23, 14, 5).getTime();

let now: number;

beforeEach(() => {
  now = FIVE_PAST_TWO;
  date.now = () => now;
});
afterEach(cleanup);

/** Ana has drawn: Bo, who is away since five past two, is to decide, and Chidi reads. */
async function waitingForBo(passed: number, reader = '2') {
  const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
  m.play('0 draw');
  now += passed;
  const bo = person(1, 'Bo', { isConnected: false, awaySince: FIVE_PAST_TWO });
  return sitAt(yaBlewIt, m, reader, {
    table: { players: [person(0, 'Ana'), bo, person(2, 'Chidi')] },
  });
}

const plate = (name: string) =>
  within(
    within(screen.getByRole('region', { name: 'Players' }))
      .getByText(name)
      .closest('li')!,
  );
const sentence = () =>
  within(screen.getByRole('region', { name: 'What to do' })).getByRole('heading').textContent;

test('a plate says for how long its player has been away, and never that they think', async () => {
  await waitingForBo(4.5 * MINUTE);
  expect(plate('Bo').getByText('away 4 min')).toBeTruthy();
  expect(screen.queryByText('is thinking…')).toBeNull();
});

test('the prompt says since when it waits for somebody who is away', async () => {
  await waitingForBo(MINUTE);
  expect(sentence()).toBe('Waiting for Bo since 14:05');
});

test('whoever was gone for a moment only is not made much of', async () => {
  await waitingForBo(5000);
  expect(screen.queryByText(/^away/)).toBeNull();
  expect(sentence()).toBe('Bo decides: roll or pass');
});

test('hours and days are said in words, and from when on by its day', async () => {
  await waitingForBo(26 * 60 * MINUTE);
  expect(plate('Bo').getByText('away 1 day')).toBeTruthy();
  expect(sentence()).toBe('Waiting for Bo since November 23');
});

test('it goes on while one looks at it', async () => {
  jest.useFakeTimers();
  try {
    await waitingForBo(MINUTE);
    now += 2 * MINUTE;
    await act(async () => void jest.advanceTimersByTime(10_000));
    expect(plate('Bo').getByText('away 3 min')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('whose turn it is themselves is asked as ever', async () => {
  await waitingForBo(MINUTE, '1');
  expect(sentence()).toBe('Your turn: pass, or roll for the Claim');
});
