import { cleanup, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { press } from '../../../testing/app';
import { sitAt } from '../../../testing/match';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const SINCE = 'Since your move';

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });

/** The log from the first line that says this, or all of it. */
function told(from = ''): (string | null)[] {
  const lines = within(screen.getByRole('log', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  return lines.slice(lines.findIndex((line) => line?.includes(from)));
}

const mark = () => screen.queryByRole('separator', { name: SINCE });

test('the log is marked where the others went on after the reader’s own last move', async () => {
  const table = await sitAt(yaBlewIt, deal(), '1');
  await table.play('0 draw', '1 pass');
  expect(mark()).toBeNull();
  await table.play('2 pass');
  expect(mark()).toBeTruthy();
  expect(told('You passed')).toEqual(['You passed', SINCE, 'Chidi passed']);
  await table.play('0 add');
  expect(told('You passed').slice(0, -1)).toEqual(['You passed', SINCE, 'Chidi passed']);
  await table.play('1 pass');
  expect(mark()).toBeNull();
  await table.play('2 pass');
  expect(told(SINCE)).toEqual([SINCE, 'Chidi passed']);
});

test('it is marked for nobody who watches, or has not moved yet', async () => {
  for (const reader of [null, '2']) {
    const table = await sitAt(yaBlewIt, deal(), reader);
    await table.play('0 draw', '1 pass');
    expect(told('Bo passed')).toEqual(['Bo passed']);
    expect(mark()).toBeNull();
    cleanup();
  }
});

test('a chapter that the reader’s move has opened stands below the mark', async () => {
  const table = await sitAt(yaBlewIt, deal(), '0');
  await table.play('0 draw', '1 pass', '2 pass', '0 keep');
  expect(mark()).toBeNull();
  await table.play('1 draw');
  expect(told('You kept').slice(1, -1)).toEqual([SINCE, 'Round 2: Bo prospects']);
});

describe('of what was told before', () => {
  const entry = (stateID: number, playerID: string, ...events: object[]) => ({
    stateID,
    turn: 1,
    playerID,
    move: 'pass' as string | null,
    events: events as { type: string }[],
  });
  const passed = (playerID: string) => ({ type: 'passed', playerID });

  test('a move of the reader that tells nothing counts', async () => {
    const log = [entry(1, '1', passed('1')), entry(2, '2', passed('2')), entry(3, '1')];
    await sitAt(yaBlewIt, deal(), '1', { log });
    expect(mark()).toBeNull();
    cleanup();
    await sitAt(yaBlewIt, deal(), '1', { log: [...log, entry(4, '0', passed('0'))] });
    expect(told()).toEqual(['You passed', 'Chidi passed', SINCE, 'Ana passed']);
  });

  test('a move that is a chapter by itself stands above the mark', async () => {
    const began = { type: 'roundBegan', round: 2, playerID: '1' };
    const log = [entry(1, '0', passed('0')), entry(2, '1', began), entry(3, '2', passed('2'))];
    await sitAt(yaBlewIt, deal(), '1', { log });
    expect(told()).toEqual(['Ana passed', 'Round 2: you prospect', SINCE, 'Chidi passed']);
  });

  test('what the others do in silence is no reason for a mark', async () => {
    await sitAt(yaBlewIt, deal(), '1', { log: [entry(1, '1', passed('1')), entry(2, '2')] });
    expect(mark()).toBeNull();
  });

  test('taking back is a move as well', async () => {
    const undo = (stateID: number, playerID: string) => ({
      ...entry(stateID, playerID),
      move: null,
    });
    const log = [entry(1, '1', passed('1')), entry(2, '2', passed('2')), undo(3, '2')];
    await sitAt(yaBlewIt, deal(), '1', { log });
    expect(told()).toEqual(['You passed', SINCE, 'Chidi passed', 'Chidi took that back']);
    cleanup();
    await sitAt(yaBlewIt, deal(), '1', { log: [...log, undo(4, '1'), entry(5, '0', passed('0'))] });
    expect(told('You took')).toEqual(['You took that back', SINCE, 'Ana passed']);
  });
});

describe('on a phone, where the log is in a sheet', () => {
  /** Opens the sheet with the mark this far from the top of the log; how far the log is scrolled from its end. */
  async function opened(top: number): Promise<number> {
    const table = await sitAt(yaBlewIt, deal(), '1', { isPhone: true });
    await table.play('0 draw', '1 pass', '2 pass');
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, this.querySelector(':scope > [role=separator]') ? top : 0);
    });
    await press('Log and chat');
    return screen.getByRole('log', { name: 'What happened' }).scrollTop;
  }

  test('the sheet opens at the mark, when that would be out of sight', async () => {
    expect(await opened(-200)).toBe(-200);
  });

  test('else it opens at its end', async () => {
    expect(await opened(90)).toBe(0);
  });
});
