import { cleanup, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import type { LogEntry } from '../../../../shared/engine/log';
import type { Table } from '../../../../shared/protocol/table';
import { person, press, serve } from '../../../testing/app';
import { sitAt } from '../../../testing/match';

// What those at a table settle among themselves while somebody is away, and what they are told.

afterEach(cleanup);

const PATH = '/games/ya-blew-it/abc';
const AWAY = { isConnected: false, awaySince: 1, isOverdue: true } as const;

/** Ana has drawn, and Bo is to decide; Chidi reads. */
async function table(wishes: Partial<Table> & { log?: LogEntry[] } = {}, reader = '2') {
  const { log, ...rest } = wishes;
  const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
  m.play('0 draw');
  const players = [person(0, 'Ana'), person(1, 'Bo', AWAY), person(2, 'Chidi')];
  return sitAt(yaBlewIt, m, reader, { table: { players, ...rest }, log });
}

/** Answers a route, and keeps what was asked. */
function listen(route: string) {
  const asked: Record<string, unknown>[] = [];
  serve({ [`POST ${PATH}/${route}`]: (body) => (asked.push(body), {}) });
  return asked;
}

describe('for somebody who is away', () => {
  test('each who is there may vote for a bot', async () => {
    const asked = listen('vote');
    await table();
    screen.getByText('The match waits for Bo, who is away.');
    await press('Let a bot play');
    expect(asked).toEqual([
      { playerID: '2', credentials: 'secret', about: 'standIn', seat: '1', agree: true },
    ]);
  });

  test('whoever is there alone is asked twice', async () => {
    const asked = listen('vote');
    const ana = person(0, 'Ana', { ...AWAY, isOverdue: undefined });
    await table({ players: [ana, person(1, 'Bo', AWAY), person(2, 'Chidi')] });
    await press(/Let a bot play/);
    expect(asked).toEqual([]);
    screen.getByText('It plays for Bo until they are back. Press again.');
  });

  test('a vote under way says who wants what, how many it takes, and lets one agree', async () => {
    const asked = listen('vote');
    await table({ votes: [{ about: 'standIn', seat: '1', by: ['0'], needed: 2 }] });
    screen.getByText('Ana wants a bot to play for Bo. (1 of 2)');
    await press('Agree');
    expect(asked).toMatchObject([{ about: 'standIn', agree: true }]);
  });

  test('whoever has agreed may think again', async () => {
    const asked = listen('vote');
    await table({ votes: [{ about: 'pause', by: ['2'], needed: 2 }] });
    screen.getByText('You want to pause. (1 of 2)');
    await press('Never mind');
    expect(asked).toMatchObject([{ about: 'pause', agree: false }]);
  });

  test('where the table waits, only its host can do something', async () => {
    await table({ absence: 'wait' });
    expect(screen.queryByRole('button', { name: 'Let a bot play' })).toBeNull();
    cleanup();
    const asked = listen('seats/1/standIn');
    await table({ absence: 'wait', host: '2' });
    await press('Let a bot play');
    expect(asked).toMatchObject([{ on: true }]);
  });

  test('while a bot plays, the plate says so', async () => {
    await table({
      players: [person(0, 'Ana'), person(1, 'Bo', { ...AWAY, standIn: true }), person(2, 'Chidi')],
    });
    const plates = within(screen.getByRole('region', { name: 'Players' }));
    plates.getByText('a bot plays');
    plates.getByText('a bot plays for Bo');
    expect(screen.queryByText('The match waits for Bo, who is away.')).toBeNull();
  });
});

describe('for somebody who is there and does not decide', () => {
  const idle = (more: object = {}) => [
    person(0, 'Ana'),
    person(1, 'Bo', { isOverdue: true, ...more }),
    person(2, 'Chidi'),
  ];

  test('each of the others may vote for a bot', async () => {
    const asked = listen('vote');
    await table({ players: idle() });
    screen.getByText('The match has waited for Bo for ten minutes.');
    await press('Let a bot play');
    expect(asked).toMatchObject([{ about: 'standIn', seat: '1', agree: true }]);
  });

  test.each([
    ['where it waits, its host', 'wait', '0', true],
    ['where it waits, nobody else', 'wait', '2', false],
    ['where a bot plays by itself, everybody', 'bot', '2', true],
  ] as const)('%s', async (_, absence, reader, may) => {
    await table({ players: idle(), absence, host: '0' }, reader);
    expect(screen.queryByRole('button', { name: 'Let a bot play' }) !== null).toBe(may);
  });

  test('where it waits for its host, everybody', async () => {
    await table({ players: idle(), absence: 'wait', host: '1' });
    screen.getByRole('button', { name: 'Let a bot play' });
  });

  test('they read it themselves, and say that they are there; what is asked about them is no matter of theirs', async () => {
    const asked = listen('seats/1/standIn');
    const votes: Table['votes'] = [{ about: 'standIn', seat: '1', by: ['0'], needed: 2 }];
    await table({ players: idle(), votes }, '1');
    screen.getByText(/^The match has waited for you for ten minutes/);
    expect(screen.queryByText(/wants a bot/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Agree|Let a bot play/ })).toBeNull();
    await press('I am here');
    expect(asked).toEqual([{ playerID: '1', credentials: 'secret', on: false }]);
  });

  test('among bots alone they are not warned: nobody there could have a bot play', async () => {
    const [ana, bo, chidi] = idle();
    const bots = [{ ...ana, bot: 'normal' as const }, bo, { ...chidi, bot: 'normal' as const }];
    await table({ players: bots }, '1');
    expect(screen.queryByText(/^The match has waited for you/)).toBeNull();
  });

  test('while a bot plays for them they take over again', async () => {
    const asked = listen('seats/1/standIn');
    await table({ players: idle({ isOverdue: undefined, standIn: true }) }, '1');
    screen.getByText('A bot plays for you.');
    await press('Play on myself');
    expect(asked).toMatchObject([{ on: false }]);
  });

  test('a clock takes no word', async () => {
    await table({ players: idle({ isOverdue: undefined, standIn: true }), clock: 1 }, '1');
    expect(screen.queryByRole('button', { name: 'Play on myself' })).toBeNull();
  });
});

describe('whoever is back', () => {
  const entry = (stateID: number, playerID: string, rest: Partial<LogEntry> = {}): LogEntry => ({
    stateID,
    turn: stateID,
    playerID,
    move: 'pass',
    events: [{ type: 'passed', playerID }] as never,
    ...rest,
  });
  const log = [
    entry(1, '2'),
    entry(2, '0'),
    entry(3, '2', { standIn: true }),
    entry(4, '2', { standIn: true }),
  ];

  test('reads what a bot has played for them, until they put it away', async () => {
    await table({ log });
    screen.getByText('While you were away a bot played 2 moves for you.');
    await press('Close');
    expect(screen.queryByText(/While you were away/)).toBeNull();
  });

  test('finds those moves marked in the log', async () => {
    await table({ log });
    const lines = within(screen.getByRole('log', { name: 'What happened' })).getAllByRole(
      'listitem',
    );
    expect(lines.map(({ textContent }) => /a bot, in their place/.test(textContent ?? ''))).toEqual(
      expect.arrayContaining([true]),
    );
  });

  test('reads nothing of it once they have played themselves', async () => {
    await table({ log: [...log, entry(5, '2')] });
    expect(screen.queryByText(/While you were away/)).toBeNull();
  });

  test('reads nothing of what a bot has played for who had the seat before', async () => {
    await table({ log: [...log.map((one) => ({ ...one, name: 'Zoe' })), entry(5, '0')] });
    expect(screen.queryByText(/While you were away/)).toBeNull();
  });

  test('the log names who had a seat then, also on the reader’s own seat', async () => {
    await table({ log: [entry(1, '2', { name: 'Zoe' }), entry(2, '0', { name: null })] });
    const story = within(screen.getByRole('log', { name: 'What happened' }));
    story.getByText('Zoe');
    story.getByText('somebody whose name was erased');
  });
});

describe('the host', () => {
  test('who was away is told who is it now, and takes it back', async () => {
    const asked = listen('seats/2/host');
    await table({ host: '0', hostBefore: '2' });
    screen.getByText('Ana is the host now, since you were away.');
    await press('Be the host again');
    expect(asked).toEqual([{ playerID: '2', credentials: 'secret' }]);
  });

  test('who is it by themselves may hand it back to who is there', async () => {
    const asked = listen('seats/0/host');
    await table({ host: '2', hostBefore: '0' });
    await press('Hand it back to Ana');
    expect(asked).toMatchObject([{ playerID: '2' }]);
  });
});

describe('a pause', () => {
  test('asks nothing of anybody but to go on', async () => {
    const asked = listen('vote');
    await table({ isPaused: true });
    screen.getByRole('heading', { name: 'The match is paused' });
    expect(screen.queryByRole('button', { name: /Roll/ })).toBeNull();
    await press('Go on');
    expect(asked).toMatchObject([{ about: 'resume', agree: true }]);
  });

  test('and the end without a result are proposed in the menu', async () => {
    const asked = listen('vote');
    await table();
    await press('Menu');
    await press('Pause');
    await press('Menu');
    await press('Stop this match');
    await press(/Stop this match/);
    expect(asked).toMatchObject([{ about: 'pause' }, { about: 'abandon' }]);
  });
});

test('an abandoned match says so, has no score sheet and can be looked at and begun anew', async () => {
  await table({ status: 'over', isAbandoned: true });
  screen.getByRole('heading', { name: 'This match was not played to its end' });
  screen.getByRole('button', { name: /Play again/ });
  expect(screen.queryByRole('region', { name: 'How it ended' })).toBeNull();
  const plates = within(screen.getByRole('region', { name: 'Players' }));
  expect(plates.queryByText(/^(asked|waits)$/)).toBeNull();
});
