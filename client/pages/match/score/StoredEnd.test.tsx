import { cleanup, screen } from '@testing-library/react';
import type { Connection } from '../../../../shared/protocol/connection';
import type { Snapshot } from '../../../../shared/protocol/snapshot';
import { person, show, tableWith } from '../../../testing/app';
import { loadTitle } from '../../../games';
import { Match } from '../Match';

// A match that was played by rules which are not at hand: what is stored of its end is shown.

afterEach(cleanup);

const match = { game: 'ya-blew-it', matchID: 'abc' };

const lines = (gems: number) => [
  { key: 'ruby', points: gems },
  { key: 'aLineOfOldRules', points: -2 },
];

async function open(snapshot: Partial<Snapshot>) {
  const title = await loadTitle(match.game);
  const connection = {
    subscribe: () => () => {},
    get: () => whole,
  } as unknown as Connection;
  const table = tableWith([person(0, 'Ana'), person(1, 'Bo')], {
    status: 'over',
    gameover: {
      standings: [
        { playerID: '1', place: 1, total: 21, lines: lines(23) },
        { playerID: '0', place: 2, total: 4, lines: lines(6) },
      ],
    },
  });
  const whole: Snapshot = {
    table,
    match: null,
    recent: [],
    chat: [],
    asides: [],
    reactions: {},
    connected: true,
    refused: null,
    ...snapshot,
  };
  await show(<Match {...{ title, connection, match }} seat={undefined} standUp={async () => {}} />);
}

test('who won and the whole score sheet are shown, lines of earlier rules included', async () => {
  await open({});
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bo wins with 21 points');
  const sheet = screen.getByRole('table');
  expect(sheet.textContent).toContain('23');
  expect(sheet.textContent).toContain('\u22122');
  expect(screen.getByText(/played by an earlier version of the rules/)).toBeTruthy();
  expect(document.title).toMatch(/^Bo wins with 21 points/);
});

test('nothing is offered that needs the rules', async () => {
  await open({});
  for (const name of [/Watch it again/, /Check the shuffle/, /Look at the table/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: /Watch it again/ })).toBeNull();
  const record = screen.getByRole('link', { name: /record/i });
  expect(record.getAttribute('href')).toMatch(/games\/ya-blew-it\/abc\/record$/);
});

test('a match that is being dealt has no result yet', async () => {
  await open({ table: tableWith([person(0, 'Ana'), person(1, 'Bo')], { status: 'running' }) });
  expect(screen.getByText(/being laid/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
