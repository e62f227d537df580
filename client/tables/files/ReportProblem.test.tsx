import { cleanup, screen } from '@testing-library/react';
import { No, press, serve, show } from '../../testing/app';
import { ReportProblem } from './ReportProblem';

const match = { game: 'ya-blew-it', matchID: 'abc' };
const seat = {
  ...match,
  playerID: '1',
  credentials: 'key',
  nonce: 'mine',
  name: 'Bo',
  joinedAt: 0,
};
const PATH = 'POST /games/ya-blew-it/abc/report';

const saved: { name: string; content: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
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
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('the file is asked for with the proof of the seat alone, and saved', async () => {
  const bodies: object[] = [];
  serve({
    [PATH]: (body) => {
      bodies.push(body);
      return { report: 1, sealed: 'c2VhbGVk' };
    },
  });
  await show(<ReportProblem match={match} seat={seat} />);
  await press('Report a problem');
  expect(bodies).toEqual([{ playerID: '1', credentials: 'key' }]);
  expect(saved.map(({ name }) => name)).toEqual(['abc.report']);
  expect(saved[0].content.size).toBeGreaterThan(10);
  expect(screen.getByText(/^Saved/)).toBeTruthy();
});

test('where the server refuses, that is said and nothing is saved', async () => {
  serve({ [PATH]: () => new No('tooFast') });
  await show(<ReportProblem match={match} seat={seat} />);
  await press('Report a problem');
  expect(saved).toEqual([]);
  expect(screen.getByRole('alert').textContent).toMatch(/Too fast/);
});
