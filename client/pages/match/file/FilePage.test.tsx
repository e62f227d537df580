import { TextEncoder } from 'node:util';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { GameModule } from '../../../../shared/engine/game';
import type { MatchFile } from '../../../../shared/engine/matchFile';
import { games } from '../../../../shared/games';
import { FROZEN } from '../../../../shared/games/frozen';
import { pastEngines } from '../../../../shared/games/past';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { recordedFile } from '../../../../shared/testing/recordedFile';
import { press, serve, show } from '../../../testing/app';
import { FilePage } from './FilePage';
import { MOST_PLAYED, openFile } from './openFile';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });
// jsdom's files cannot be read as text
Blob.prototype.text ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};

const NAMES = ['Ana', 'Bo', 'Cy'];

/** A match as its server gives it. */
const fileOf = (module: GameModule): MatchFile =>
  recordedFile(module, {
    matchID: 'k7',
    seats: NAMES.slice(0, module.players.min).map((name) => ({
      name,
      bot: null,
      nonceHash: null,
      nonce: null,
    })),
    hesitates: true,
  });

const file = fileOf(yaBlewIt);

let asked: string[];
beforeEach(async () => {
  // nobody answers: whatever is asked of a server fails
  asked = serve({});
  await show(<FilePage />);
});
afterEach(() => {
  cleanup();
  expect(asked).toEqual([]);
});

async function open(content: object | string) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([text], 'match.wonder')] } });
  });
  await screen.findAllByText(
    /^(Everything|Something) in this|^Something went wrong|^This|^A later/,
    {},
    { timeout: 20_000 },
  );
}

const wrong = () => {
  const found = [...document.querySelectorAll('[data-true=false]')];
  return found.map((item) => item.textContent);
};

test.each(games.map((module) => [module.id, module] as const))(
  'a match of %s is checked, and watched from the first card on',
  async (_, module) => {
    const match = fileOf(module);
    await open(match);
    expect(screen.getByText('Everything in this file fits together.')).toBeTruthy();
    const drawn = screen.getByText('What was drawn').closest('details')!;
    const rows = [...drawn.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toHaveLength(match.draws.length);
    expect(rows.some((row) => row.startsWith('DealWho beginsnumber '))).toBe(true);
    // each is said in words
    expect(rows.join()).not.toMatch(/drawn\.|–|undefined/);
    expect(within(screen.getAllByRole('table')[0]).getByText('Ana')).toBeTruthy();
    await press('Watch it');
    expect(screen.getByRole('region', { name: 'Replay' }).textContent).toContain(
      'The match begins',
    );
    await press('One step on');
    expect(screen.getByRole<HTMLInputElement>('slider').valueAsNumber).toBe(1);
    await press('Back to the file');
    expect(screen.getByText('Everything in this file fits together.')).toBeTruthy();
  },
);

test.each(FROZEN)(
  'so is one that was played by version $version of $game',
  async ({ game, version }) => {
    const engine = await pastEngines()(game, version);
    const match = fileOf(engine!.module);
    await open(match);
    expect(wrong()).toEqual([]);
    // what a draw was for, only rules say that were frozen since they do
    const isNamed = match.draws.some(({ purpose }) => purpose !== undefined);
    const drawn = screen.getByText('What was drawn').closest('details')!;
    expect(drawn.querySelectorAll('th')).toHaveLength(isNamed ? 3 : 2);
    expect(drawn.textContent).not.toContain('drawn.');
    await press('Watch it');
    await press('To the next turn');
    expect(screen.getByRole<HTMLInputElement>('slider').valueAsNumber).toBeGreaterThan(0);
  },
);

test('a record without draws and positions is watched as well', async () => {
  await open({ ...file, wonder: undefined, times: undefined, draws: undefined, hashes: undefined });
  expect(wrong()).toEqual([]);
  expect(screen.queryByText('What was drawn')).toBeNull();
});

/** The match as a report tells it that was made before its end. */
const report = {
  ...file,
  actions: file.actions.slice(0, 9),
  times: file.times.slice(0, 9),
  standings: [],
  draws: undefined,
  hashes: undefined,
};
const stopped = { reference: '0badcafe', error: 'TypeError: nothing is there', failed: '0 roll' };

test.each([
  ['that is not over', report, 'This match is not over: there is no result to compare.'],
  ['that was just dealt', { ...report, actions: [], times: [] }, 'This match is not over'],
  ['that its server stopped', { ...report, stopped }, 'its server stopped it: there is no result'],
])('a match %s has no result, and nothing in it is wrong', async (_, content, words) => {
  await open(content);
  expect(screen.getByText('Everything in this file fits together.')).toBeTruthy();
  expect(wrong()).toEqual([]);
  expect(screen.getByRole('main').textContent).toContain(words);
  expect(screen.getByRole('main').textContent).toContain('Ana and Bo');
  expect(screen.getByText('The match is not over: there is no result to compare')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  // it says nothing of draws and positions, so nothing is said of them
  expect(screen.getByRole('main').textContent).not.toMatch(/Every (draw|position)/);
  await press('Watch it');
  const slider = screen.getByRole<HTMLInputElement>('slider');
  expect(slider.max).toBe(String(content.actions.length));
  await act(async () => void fireEvent.change(slider, { target: { value: slider.max } }));
  expect(screen.getByRole('button', { name: 'Play on from here' })).toBeTruthy();
});

test('a result that was taken out of a match that is over is missed', async () => {
  await open({ ...file, standings: [] });
  expect(wrong().join()).toContain('They lead to the end');
});

test.each([
  [
    'another draw',
    { draws: file.draws.with(3, { ...file.draws[3], result: [9] }) },
    'Every draw in the file',
  ],
  ['a draw less', { draws: file.draws.slice(1) }, 'Every draw in the file'],
  ['another position', { hashes: file.hashes.with(2, '0'.repeat(16)) }, 'Every position'],
  ['another result', { standings: [...file.standings].reverse() }, 'They lead to the end'],
  [
    'a nonce that nobody gave',
    { seats: file.seats.with(0, { ...file.seats[0], nonceHash: '1a'.repeat(32) }) },
    'Every player’s secret',
  ],
])('%s is said to be wrong', async (_, change, words) => {
  await open({ ...file, ...change });
  expect(screen.getByText('Something in this file does not fit together.')).toBeTruthy();
  expect(wrong().join('\n')).toContain(words);
});

test('of draws that are not what the secrets say nothing is told', async () => {
  await open({ ...file, draws: file.draws.slice(1) });
  expect(screen.queryByText('What was drawn')).toBeNull();
});

test.each([
  ['a picture', 'PNG', 'This is no match of Wondertable.'],
  ['half of a file', JSON.stringify(file).slice(0, 3000), /the file is damaged/],
  ['a later format', { ...file, wonder: 2 }, /A later version of Wondertable/],
  ['another title', { ...file, game: 'chess' }, 'This title is not played here.'],
  ['rules of the future', { ...file, version: 99 }, /rules that are not known here/],
  ['another commitment', { ...file, commitment: '0'.repeat(64) }, /cannot be played again/],
  ['another seed', { ...file, serverSeed: '1'.repeat(64) }, /cannot be played again/],
  [
    'a move that is none',
    { ...file, actions: file.actions.with(2, '0 nonsense') },
    /cannot be played again/,
  ],
  ['too many players', { ...file, seats: Array(9).fill(file.seats[0]) }, /cannot be played again/],
  [
    'options of another title',
    { ...file, options: { openScores: true } },
    /cannot be played again/,
  ],
])('%s gets a sentence', async (_, content, words) => {
  await open(content);
  expect(screen.getByRole('alert').textContent).toMatch(words);
});

test.each([
  [
    'a stopped match whose log cannot be played',
    { ...report, stopped, actions: ['0 nonsense'] },
    /its server stopped it\. It cannot be played again here either/,
  ],
  [
    'more than a page plays',
    { ...file, actions: Array(MOST_PLAYED + 1).fill(file.actions[0]) },
    /too long to be played again in a page/,
  ],
])('%s gets a sentence as well', async (_, content, words) => {
  await open(content);
  expect(screen.getByRole('alert').textContent).toMatch(words);
});

test('the file that was chosen last is shown, however late an earlier one is read', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  let arrive: (text: string) => void = () => undefined;
  const slow = new File([''], 'slow.wonder');
  slow.text = () => new Promise((resolve) => (arrive = resolve));
  await act(async () => void fireEvent.change(input, { target: { files: [slow] } }));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  await open('PNG');
  await act(async () => arrive(JSON.stringify(file)));
  await act(async () => void (await openFile(new Blob([JSON.stringify(file)]))));
  expect(screen.getByRole('alert').textContent).toBe('This is no match of Wondertable.');
  expect(screen.queryByText('Everything in this file fits together.')).toBeNull();
});

test('a file that is dropped anywhere is opened', async () => {
  const dropped = new File([JSON.stringify(file)], 'match.wonder');
  await act(async () => {
    fireEvent.drop(window, { dataTransfer: { files: [dropped] } });
  });
  expect(await screen.findByText('Everything in this file fits together.')).toBeTruthy();
});

test('a file that is gone by the time it is read gets a sentence', async () => {
  const gone = new File(['{}'], 'match.wonder');
  gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await act(async () => {
    fireEvent.change(input, { target: { files: [gone] } });
  });
  expect(screen.getByRole('alert').textContent).toContain('cannot be read');
});
