import { TextDecoder, TextEncoder } from 'node:util';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { person, press, show, tableWith } from '../../testing/app';
import { KeepMatches } from './KeepMatches';

const IDS = ['first', 'second', 'third'];
const of = IDS.map((matchID) => ({
  seat: { game: 'ya-blew-it', matchID },
  table: tableWith([person(0, 'Ana'), person(1, 'Bo')], { matchID, status: 'over' }),
}));

let saved: { name: string; content: Blob }[];
let gone: string[];
beforeEach(() => {
  saved = [];
  gone = [];
  let content: Blob;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:it';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  globalThis.fetch = async (input) => {
    const id = String(input).split('/').at(-2)!;
    const bytes = new TextEncoder().encode(`{"matchID":"${id}"}`);
    return { ok: !gone.includes(id), arrayBuffer: async () => bytes.buffer } as Response;
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** What an archive holds, by its names. */
async function contents(blob: Blob) {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  const files = unzipSync(new Uint8Array(bytes));
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, new TextDecoder().decode(file)]),
  );
}

test('each match can be kept by itself', async () => {
  await show(<KeepMatches of={of} onClose={() => {}} />);
  const links = screen.getAllByRole('link', { name: /^Keep this match: Ya Blew It!/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    IDS.map((id) => `/games/ya-blew-it/${id}/file`),
  );
});

test('all of them are kept in one archive', async () => {
  await show(<KeepMatches of={of} onClose={() => {}} />);
  await press('Keep all 3 in one archive');
  expect(await screen.findByText('3 matches are in the archive.')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['wondertable.zip']);
  expect(await contents(saved[0].content)).toEqual(
    Object.fromEntries(IDS.map((id) => [`ya-blew-it-${id}.wonder`, `{"matchID":"${id}"}`])),
  );
});

test('one that cannot be had is said to be missing, and the others are kept', async () => {
  gone = ['second'];
  await show(<KeepMatches of={of} onClose={() => {}} />);
  await press('Keep all 3 in one archive');
  expect((await screen.findByText(/could not be fetched/)).textContent).toBe(
    '2 matches are in the archive. 1 could not be fetched.',
  );
  expect(Object.keys(await contents(saved[0].content))).toHaveLength(2);
});

test('while they are fetched it is said how many have been', async () => {
  const { fetch } = globalThis;
  const due: (() => void)[] = [];
  globalThis.fetch = async (input) => {
    await new Promise<void>((resolve) => due.push(resolve));
    return fetch(input);
  };
  await show(<KeepMatches of={of} onClose={() => {}} />);
  await press('Keep all 3 in one archive');
  for (const done of [0, 1, 2]) {
    await screen.findByText(`${done} of 3…`);
    await waitFor(() => expect(due).toHaveLength(done + 1));
    await act(async () => due[done]());
  }
  await screen.findByText('3 matches are in the archive.');
});
