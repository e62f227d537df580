import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GameInfo } from '../../../shared/engine/info';
import type { Connection } from '../../../shared/protocol/connection';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import { sha256 } from '../../../shared/engine/fairness';
import { centuryEasternWondersInfo } from '../../../shared/games/century-eastern-wonders/info';
import { encodeChart } from '../../../shared/games/century-eastern-wonders/map/code';
import { FIRST_GAME } from '../../../shared/games/century-eastern-wonders/map/firstGame';
import { yaBlewItInfo } from '../../../shared/games/ya-blew-it/info';
import type { Ack } from '../../../shared/protocol/refusals';
import type { Seat, Table } from '../../../shared/protocol/table';
import { type OwnSeat, ownSeats } from '../../net/seats';
import type { Binding } from '../../net/useCommitment';
import { bot, emptySeat, No, person, press, serve, show, tableWith } from '../../testing/app';
import { date } from '../../ui/hooks/useNow';
import { WaitingRoom } from './WaitingRoom';
import type { SeatLoss } from '../../tables/seats/useSeatLoss';

const match = { game: 'ya-blew-it', matchID: 'abc' };

const seatOf = (playerID: string, name: string): OwnSeat => ({
  ...match,
  playerID,
  name,
  credentials: 'secret',
  nonce: 'aa',
  joinedAt: 1,
});
const ANA = seatOf('0', 'Ana');
const BO = seatOf('1', 'Bo');

type Wishes = {
  box?: GameInfo;
  seat?: OwnSeat;
  table?: Partial<Table>;
  lost?: SeatLoss;
  connected?: boolean;
  asides?: Snapshot['asides'];
  lines?: { id: string; sender: string; payload: string; name?: string }[];
  say?: (text: string) => Promise<Ack>;
  /** Where friends reach the server. */
  reach?: string | null;
  /** Whether the nonce was asked for and not told. */
  withheld?: boolean;
  binding?: Binding;
  isPhone?: boolean;
};

/** Shows the room of a table as somebody with this seat, or none, sees it; gives what the server is asked. */
async function enter(
  players: Seat[],
  {
    box = yaBlewItInfo,
    seat,
    table,
    lost = null,
    connected = true,
    lines,
    asides = [],
    say,
    reach = null,
    withheld,
    binding = 'bound',
    isPhone,
  }: Wishes = {},
) {
  const bodies: Record<string, unknown> = {};
  const record = (path: string) => [
    `POST /games/ya-blew-it/abc/${path}`,
    (body: Record<string, unknown>) => {
      bodies[path] = body;
      return { playerID: '1', playerCredentials: 'fresh' };
    },
  ];
  const paths = [
    'join',
    'ready',
    'start',
    'options',
    'seats',
    'seats/1/bot',
    'seats/1/swap',
    'update',
    'seats/1/free',
    'code',
    'newcomers',
    'seats/1/mute',
    'seats/1/host',
  ];
  serve({
    'GET /address': () => ({ url: reach }),
    ...Object.fromEntries([...paths, 'seats/1/close'].map(record)),
  });
  const standUp = jest.fn(async () => undefined);
  const heard = {
    table: null,
    match: null,
    recent: [],
    asides,
    reactions: {},
    chat: lines ?? [],
    connected,
    refused: null,
  };
  const snapshot = { ...heard, withheld };
  await show(
    <WaitingRoom
      box={box}
      title={undefined}
      match={match}
      table={tableWith(players, table)}
      seat={seat}
      binding={binding}
      connection={{ say, sayAside: say } as Connection}
      snapshot={snapshot}
      lost={lost}
      standUp={standUp}
    />,
    '/',
    isPhone,
  );
  return { bodies, standUp };
}

const seats = () =>
  within(screen.getByRole('region', { name: 'At the table' }))
    .getAllByRole('listitem')
    .map((seat) =>
      [...seat.querySelectorAll('p')].map(({ textContent }) => textContent).join(', '),
    );
const asked = () =>
  within(screen.getByRole('region', { name: 'What is next' })).getByRole('heading').textContent;
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('everybody', () => {
  test('sees who begins a rematch, and of what is played on that nobody begins any more', async () => {
    const players = [person(0, 'Ana'), person(1, 'Bo')];
    await enter(players, { seat: BO, table: { first: '1' } });
    expect(seats().map((words) => words.includes('Begins'))).toEqual([false, true]);
    cleanup();
    const beginning = { matchID: 'old', moment: 3 };
    await enter(players, { seat: BO, table: { first: '1', beginning } });
    expect(seats().join()).not.toContain('Begins');
  });

  test('reads what game it is, for how many, and how long it takes', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)]);
    expect(screen.getByText('Push your luck in a mine full of dynamite')).toBeTruthy();
    expect(screen.getByText('2 to 6')).toBeTruthy();
    expect(screen.getByText('20 min')).toBeTruthy();
  });

  test('sees who sits where, and who is ready', async () => {
    await enter([
      person(0, 'Ana'),
      person(1, 'Bo', { ready: true }),
      person(2, 'Cy'),
      person(3, 'Dee', { isConnected: false }),
      bot(4),
      emptySeat(5),
    ]);
    expect(seats()).toEqual([
      'Ana, Host',
      'Bo, Ready',
      'Cy, Not ready yet',
      'Dee, Not here',
      'Ada, Bot · Normal, Ready',
      'Free seat',
    ]);
  });

  test('sees how it will be played', async () => {
    await enter([person(0, 'Ana'), person(1, 'Bo')], {
      seat: BO,
      table: { setupData: { doubleGems: true, showOdds: false, length: 'short' } },
    });
    const options = screen.getByRole('region', { name: 'How you play' });
    expect(within(options).queryByRole('switch')).toBeNull();
    expect([...options.querySelectorAll('dt, .value')].map((one) => one.textContent)).toEqual([
      'Double gems',
      'On',
      'Show the odds',
      'Off',
      'Length',
      'Short',
      'When somebody is away',
      'By vote',
      'Time for each decision',
      'No clock',
    ]);
  });

  test('finds the commitment of the deal, and what it is for', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)]);
    expect(screen.getByText('A sealed deal')).toBeTruthy();
    expect(screen.getByText('c0ffee')).toBeTruthy();
  });
});

describe('a player', () => {
  test('finds everybody’s hash beside the commitment, as the table shows it, to note it down', async () => {
    const hash = sha256('1a'.repeat(32));
    const players = [
      person(0, 'Ana'),
      person(1, 'Bo', { nonceHash: hash }),
      person(2, 'Cleo', { nonceHash: null }),
      bot(3),
      emptySeat(4),
    ];
    await enter(players, { seat: ANA });
    const told = screen.getByText(hash).closest('dl')!;
    expect([...told.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'Ana',
      'ab'.repeat(32),
      'Bo',
      hash,
      'Cleo',
      'no secret',
    ]);
  });

  test('is neither ready nor starts while the table does not show the own hash, and is warned where it should', async () => {
    const players = [person(0, 'Ana'), person(1, 'Bo', { ready: true })];
    const warning = /^The table does not show the hash of your secret\. Do not start/;
    for (const [seat, name] of [
      [ANA, /^Start/],
      [BO, /^I am ready/],
    ] as const) {
      const shown = seat === BO ? [person(0, 'Ana'), person(1, 'Bo')] : players;
      const { bodies } = await enter(shown, { seat, binding: 'binding' });
      expect(screen.queryByText(warning)).toBeNull();
      expect(button(name)!.getAttribute('aria-disabled')).toBe('true');
      await press(name);
      expect(bodies).toEqual({});
      cleanup();
      await enter(shown, { seat, binding: 'unbound' });
      expect(screen.getByText(warning).getAttribute('role')).toBe('alert');
      cleanup();
    }
  });

  test('is told when the server asked for the secret without showing what it is for', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA, withheld: true });
    const said = /^The server asked for your secret without showing.*Your browser did not tell it/;
    expect(screen.getByText(said).getAttribute('role')).toBe('alert');
    cleanup();
    await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('a visitor', () => {
  test('types a name and sits down', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)]);
    expect(asked()).toBe('Ana invites you: take a seat');
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Bo' } });
    await press('Sit down');
    expect(bodies.join).toEqual({
      playerName: 'Bo',
      nonceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      device: { key: expect.stringMatching(/^[0-9a-f]{64}$/), label: expect.stringMatching(/\S/) },
      look: {},
    });
    expect(ownSeats()).toMatchObject([{ ...match, playerID: '1', credentials: 'fresh' }]);
  });

  test('is asked for a name before anything is sent', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)]);
    await press('Sit down');
    expect(screen.getByText('Type a name first.')).toBeTruthy();
    expect(bodies).toEqual({});
  });

  test('is told when somebody was quicker', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)]);
    serve({ 'POST /games/ya-blew-it/abc/join': () => new No('full') });
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Bo' } });
    await press('Sit down');
    expect(screen.getByText('All seats are taken.')).toBeTruthy();
  });

  test('who forgot the name is taken to it', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)]);
    await press('Sit down');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(screen.getByText('Type a name first.')).toBeTruthy();
  });

  test('is told while the server is out of reach', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)], { connected: false });
    expect(screen.getByText(/No connection/).closest('[role=status]')).toBeTruthy();
  });

  test('watches when all seats are taken', async () => {
    await enter([person(0, 'Ana'), bot(1)]);
    expect(asked()).toBe('All seats are taken: you are watching');
    expect(button('Sit down')).toBeNull();
    expect(screen.queryByLabelText('Say something')).toBeNull();
  });

  test('learns that the own seat was given up, and may sit down again', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)], { lost: 'room.lost' });
    expect(screen.getByText(/Your seat was freed/)).toBeTruthy();
    expect(button('Sit down')).toBeTruthy();
  });
});

describe('a guest', () => {
  test('says so when ready', async () => {
    const { bodies } = await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: BO });
    expect(asked()).toBe('Are you ready?');
    await press('I am ready');
    expect(bodies.ready).toEqual({ playerID: '1', credentials: 'secret', ready: true });
  });

  test('waits for the host, and may have second thoughts', async () => {
    const { bodies } = await enter([person(0, 'Ana'), person(1, 'Bo', { ready: true })], {
      seat: BO,
    });
    expect(asked()).toBe('Waiting for Ana to start');
    await press('Not ready after all');
    expect(bodies.ready).toMatchObject({ ready: false });
  });

  test('has no say about seats and options', async () => {
    await enter([person(0, 'Ana'), person(1, 'Bo'), emptySeat(2)], { seat: BO });
    for (const name of ['Add a bot', 'Add a seat', 'Take this seat away', /Free the seat/, 'Start'])
      expect(button(name)).toBeNull();
  });

  test('moves to a free seat, and to none that is taken', async () => {
    const { bodies } = await enter([person(0, 'Ana'), person(1, 'Bo'), emptySeat(2)], { seat: BO });
    expect(screen.getAllByRole('button', { name: 'Sit here' })).toHaveLength(1);
    await press('Sit here');
    expect(bodies['seats/1/swap']).toEqual({ playerID: '1', credentials: 'secret', with: '2' });
  });

  test('takes another name, sign and picture, which the next table is told', async () => {
    const { bodies } = await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: BO });
    await press('Your name and picture');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Bob' } });
    await press('Yellow star', 'radio');
    await press('Fox', 'radio');
    await press('Keep');
    const look = { sign: 3, avatar: 'fox' };
    expect(bodies.update).toEqual({ playerID: '1', credentials: 'secret', newName: 'Bob', look });
    expect(JSON.parse(localStorage.getItem('wondertable.look')!)).toEqual(look);
    expect(localStorage.getItem('wondertable.name')).toBe('Bob');
  });

  test.each([
    ['muted', 'The host lets nobody hear you at this table, so your name stays as it is.'],
    ['bannedName', 'Somebody of that name was put out of this table. Choose another name.'],
  ] as const)('reads why another name is refused that is %s', async (code, words) => {
    await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: BO });
    serve({ 'POST /games/ya-blew-it/abc/update': () => new No(code) });
    await press('Your name and picture');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Bob' } });
    await press('Keep');
    screen.getByText(words);
  });

  test('sees for how long somebody has been away', async () => {
    const seen = new Date(2026, 10, 24, 14, 5).getTime();
    date.now = () => seen + 4.5 * 60_000;
    const bo = person(1, 'Bo', { isConnected: false, awaySince: seen });
    await enter([person(0, 'Ana'), bo], { seat: ANA });
    expect(seats()[1]).toBe('Bo, Away 4 min');
    date.now = () => Date.now();
  });

  test('tells two of one name apart', async () => {
    await enter([person(0, 'Bo'), person(1, 'Bo')], { seat: BO });
    expect(seats().map((words) => words.split(',')[0])).toEqual(['Bo', 'Bo (2)']);
  });

  test('tells them apart in what they say, and in what the host does with their seats', async () => {
    const bos = [person(0, 'Ana'), person(1, 'Bo'), person(2, 'Bo')];
    const lines = [
      { id: '1', sender: '2', payload: 'Hi', name: 'Bo' },
      { id: '2', sender: '1', payload: 'Hello', name: 'Bob' },
    ];
    await enter(bos, { seat: ANA, lines });
    expect(screen.getByRole('log').textContent).toBe('Bo (2) HiBob Hello');
    for (const name of ['Bo', 'Bo (2)'])
      for (const label of [`Free the seat of ${name}`, `Link back for ${name}`])
        screen.getByRole('button', { name: label });
  });

  test('reads that the host has made a link to a seat', async () => {
    await enter([person(0, 'Ana'), person(1, 'Bo', { hostLink: 'sent' })], { seat: BO });
    // read, and read out
    expect(screen.getAllByText('The host made a link back to the seat of Bo.')).toHaveLength(2);
  });

  test('leaves after a question', async () => {
    const { standUp } = await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: BO });
    await press('Leave the table');
    expect(standUp).not.toHaveBeenCalled();
    await press('Leave the table');
    expect(standUp).toHaveBeenCalled();
  });
});

describe('the host', () => {
  // prettier-ignore
  const OBSTACLES: [string, Seat[], string | null][] = [
    // when                      seats                                                          why not
    ['a seat is free',           [person(0, 'Ana'), emptySeat(1)],                               '1 seat is free: invite somebody, add a bot or take it away'],
    ['two are not ready',        [person(0, 'Ana'), person(1, 'Bo'), person(2, 'Cy')],           'Bo and Cy are not ready yet'],
    ['one is not here',          [person(0, 'Ana'), person(1, 'Bo', { ready: true, isConnected: false })], 'Bo is not here'],
    ['all are ready, bots too',  [person(0, 'Ana'), person(1, 'Bo', { ready: true }), bot(2)],   null],
  ];

  test.each(OBSTACLES)('is told whether the match can start when %s', async (_, players, why) => {
    const { bodies } = await enter(players, { seat: ANA });
    const start = screen.getByRole('button', { name: /^Start/ });
    expect(start.textContent).toBe(`Start${why ?? 'with 3 at the table'}`);
    expect(start.getAttribute('aria-disabled')).toBe(why === null ? null : 'true');
    await press(/^Start/);
    expect(bodies.start).toEqual(
      why === null ? { playerID: '0', credentials: 'secret' } : undefined,
    );
  });

  test('gives a free seat to a bot of a chosen strength', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    await press('Add a bot');
    await press(/Hard/);
    expect(bodies['seats/1/bot']).toMatchObject({ strength: 'hard' });
  });

  test('sees how well a bot plays, and has it play otherwise by one press', async () => {
    const { bodies } = await enter([person(0, 'Ana'), bot(1)], { seat: ANA });
    await press('Bot · Normal. Change to: Hard');
    expect(bodies['seats/1/bot']).toMatchObject({ strength: 'hard' });
  });

  test('moves anybody up one seat', async () => {
    const { bodies } = await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: ANA });
    await press('Move Bo up one seat');
    expect(bodies['seats/1/swap']).toEqual({ playerID: '0', credentials: 'secret', with: '0' });
  });

  test('takes a bot out at once, and a person after a question', async () => {
    const { bodies } = await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: ANA });
    await press('Free the seat of Bo');
    expect(bodies).toEqual({});
    await press('Free the seat');
    expect(bodies['seats/1/free']).toEqual({ playerID: '0', credentials: 'secret' });
  });

  test('adds seats and takes them away, as many as the title allows', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1), emptySeat(2)], { seat: ANA });
    await press('Add a seat');
    expect(bodies.seats).toBeTruthy();
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Take this seat away' })[0]),
    );
    expect(bodies['seats/1/close']).toBeTruthy();
  });

  test('cannot go below the fewest players, nor above the most', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    expect(button('Take this seat away')).toBeNull();
    cleanup();
    await enter([person(0, 'Ana'), bot(1), bot(2), bot(3), bot(4), bot(5)], { seat: ANA });
    expect(button('Add a seat')).toBeNull();
  });

  test('changes the options', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    await press('Show the odds', 'switch');
    expect(bodies.options).toMatchObject({ setupData: { doubleGems: true, showOdds: false } });
  });

  test('sends the code of an own map only once it is one', async () => {
    const code = encodeChart(FIRST_GAME);
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)], {
      box: centuryEasternWondersInfo,
      seat: ANA,
      table: { setupData: { map: 'random', openScores: false } },
    });
    await press('Own map', 'radio');
    const type = (value: string) =>
      act(async () => {
        fireEvent.change(screen.getByLabelText('Code of your map'), { target: { value } });
      });
    await type(code.slice(0, -1));
    expect(bodies.options).toBeUndefined();
    await type(code);
    expect(bodies.options).toMatchObject({ setupData: { map: code } });
  });

  test('finds link, code and picture to invite with', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    const link = screen.getByLabelText('Link to this table') as HTMLInputElement;
    expect(link.value).toBe('http://localhost/table/ya-blew-it/abc');
    expect(screen.getByText('LAMP-MANGO-427')).toBeTruthy();
    expect(screen.getByRole('img', { name: /for a camera/ })).toBeTruthy();
  });

  test('has the link at the foot of a phone, where all else lies below the seats, as long as a seat is free', async () => {
    for (const [players, links] of [
      [[person(0, 'Ana'), emptySeat(1)], 1],
      [[person(0, 'Ana'), person(1, 'Bo')], 0],
    ] as const) {
      await enter([...players], { seat: ANA, isPhone: true });
      const foot = within(screen.getByRole('region', { name: 'What is next' }));
      expect(foot.queryAllByRole('button', { name: 'Copy link' })).toHaveLength(links);
      cleanup();
    }
  });

  test('asks for a new code as the host, when the old one has expired', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)], {
      seat: ANA,
      table: { code: null },
    });
    expect(screen.getByText(/code to read out has expired/)).toBeTruthy();
    await press('New code');
    expect(bodies.code).toEqual({ playerID: '0', credentials: 'secret' });
  });

  test('lets nobody else sit down, and then offers no code', async () => {
    const { bodies } = await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    await press(/^Nobody else may sit down/, 'switch');
    expect(bodies.newcomers).toEqual({ playerID: '0', credentials: 'secret', admit: false });
    cleanup();
    const closed = await enter([person(0, 'Ana'), person(1, 'Bo'), emptySeat(2)], {
      seat: ANA,
      table: { noNewcomers: true, code: null },
    });
    expect(screen.queryByText(/read out/)).toBeNull();
    expect(button('New code')).toBeNull();
    expect(screen.getByText('Closed to others')).toBeTruthy();
    await press('Free the seat of Bo');
    expect(screen.getByText(/Bo leaves the table and cannot sit down again/)).toBeTruthy();
    await press('Close');
    await press(/^Nobody else may sit down/, 'switch');
    expect(closed.bodies.newcomers).toMatchObject({ admit: true });
  });

  test('tells the others at the table what the link is good for', async () => {
    await enter([person(0, 'Ana'), person(1, 'Bo'), emptySeat(2)], {
      seat: BO,
      table: { noNewcomers: true, code: null },
    });
    expect(screen.getByText('Nobody else may sit down. The link is for watching.')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /Nobody else/ })).toBeNull();
  });

  test('whatever the host is called is a name, in the invitation and in what is waited for', async () => {
    const name = 'A</b> left. <b>Zoe';
    await enter([person(0, name), emptySeat(1)]);
    expect(asked()).toBe(`${name} invites you: take a seat`);
    cleanup();
    await enter([person(0, name), person(1, 'Bo', { ready: true })], { seat: BO });
    expect(asked()).toBe(`Waiting for ${name} to start`);
  });

  test('offers whoever follows the link no seat, nor whoever was put out of one', async () => {
    const table = { noNewcomers: true, code: null } as const;
    await enter([person(0, 'Ana'), emptySeat(1)], { table });
    expect(asked()).toBe('Nobody else may sit down: you are watching');
    expect(button('Sit down')).toBeNull();
    cleanup();
    await enter([person(0, 'Ana'), emptySeat(1)], { table, lost: 'room.lost' });
    expect(screen.getByText('Your seat was freed. You can watch.')).toBeTruthy();
  });

  test('leaves a new code to the host', async () => {
    await enter([person(0, 'Ana'), person(1, 'Bo')], { seat: BO, table: { code: null } });
    expect(screen.getByText(/code to read out has expired/)).toBeTruthy();
    expect(button('New code')).toBeNull();
  });

  test('gives friends an address that is of use to them, on the server’s own computer', async () => {
    await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA, reach: 'http://table.local:8000/' });
    const link = screen.getByLabelText('Link to this table') as HTMLInputElement;
    await waitFor(() => expect(link.value).toBe('http://table.local:8000/table/ya-blew-it/abc'));
    expect(screen.queryByText(/works on this computer only/)).toBeNull();
  });

  test('copies the link where there is no clipboard', async () => {
    const copied: string[] = [];
    document.execCommand = () => {
      copied.push((document.activeElement as HTMLTextAreaElement).value);
      return true;
    };
    await enter([person(0, 'Ana'), emptySeat(1)], { seat: ANA });
    await press('Copy link');
    expect(copied).toEqual(['http://localhost/table/ya-blew-it/abc']);
    expect(button('Copied')).toBeTruthy();
    expect(screen.getAllByText('Copied').some((one) => one.closest('[role=status]'))).toBe(true);
  });
});

describe('somebody at the table', () => {
  const players = [person(0, 'Ana'), person(1, 'Bo'), bot(2)];
  const lines = [{ id: '1', sender: '1', payload: 'Hello!' }];

  test.each([
    ['by the others', ANA],
    ['by who only watches', undefined],
  ])('is not heard any more, %s, who say so for themselves', async (_, seat) => {
    const { bodies } = await enter(players, { seat, lines, table: { host: '2' } });
    await press('More about Bo');
    await press('Hear Bo', 'switch');
    expect(screen.queryByRole('button', { name: /Mute|Make host/ })).toBeNull();
    await press('Close');
    expect(screen.getByRole('log').textContent).not.toContain('Hello!');
    await press('More about Bo');
    await press('Hear Bo', 'switch');
    expect(screen.getByRole('log', { hidden: true }).textContent).toContain('Hello!');
    expect(bodies).toEqual({});
  });

  test('is muted for all by the host, and everybody reads it', async () => {
    const { bodies } = await enter(players, { seat: ANA });
    await press('More about Bo');
    await press('Mute');
    expect(bodies).toEqual({
      'seats/1/mute': { playerID: '0', credentials: 'secret', muted: true },
    });
    cleanup();
    const muted = [players[0], person(1, 'Bo', { isMuted: true }), players[2]];
    const again = await enter(muted, { seat: ANA });
    expect(seats()[1]).toContain('Muted');
    await press('More about Bo');
    await press('Let them be heard');
    expect(again.bodies['seats/1/mute']).toMatchObject({ muted: false });
  });

  test('is made the host, by the host and after being asked', async () => {
    const { bodies } = await enter(players, { seat: ANA });
    await press('More about Bo');
    await press(/^Make host/);
    expect(bodies).toEqual({});
    await press(/^Make host/);
    expect(bodies).toEqual({ 'seats/1/host': { playerID: '0', credentials: 'secret' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is neither oneself, nor a bot, nor an empty seat', async () => {
    await enter([...players, emptySeat(3)], { seat: BO });
    expect(
      screen.getAllByRole('button', { name: /^More about/ }).map(({ title }) => title),
    ).toEqual(['More about Ana']);
  });
});

test('whose right as the host passed on takes it back', async () => {
  const players = [person(0, 'Ana'), person(1, 'Bo')];
  await enter(players, { seat: ANA, table: { host: '1' } });
  expect(screen.queryByRole('button', { name: 'Be the host again' })).toBeNull();
  cleanup();
  const { bodies } = await enter(players, { seat: BO, table: { host: '0', hostBefore: '1' } });
  await press('Be the host again');
  expect(bodies).toEqual({ 'seats/1/host': { playerID: '1', credentials: 'secret' } });
});

describe('those who watch', () => {
  const players = [person(0, 'Ana'), person(1, 'Bo')];
  const asides = [{ id: '1', watcher: 2, text: 'who wins?' }];
  const talk = () => screen.queryByRole('log', { name: 'Those who watch' });

  test('talk among themselves where the host has it so, and not elsewhere', async () => {
    const said: string[] = [];
    const say = async (text: string): Promise<Ack> => (said.push(text), { ok: true, stateID: 0 });
    await enter(players, { asides, say, table: { watchersTalk: true } });
    expect(talk()!.textContent).toBe('Watcher 2 who wins?');
    fireEvent.change(screen.getByLabelText('Say something'), { target: { value: 'Hi' } });
    await press('Send');
    expect(said).toEqual(['Hi']);
    cleanup();
    await enter(players, { asides });
    expect(talk()).toBeNull();
  });

  test('are read at the table by who wants to', async () => {
    await enter(players, { seat: BO, asides, table: { watchersTalk: true } });
    expect(talk()).toBeNull();
    await press('Read those who watch', 'switch');
    expect(talk()!.textContent).toContain('who wins?');
    await press('Read those who watch', 'switch');
  });
});

describe('the chat', () => {
  const players = [person(0, 'Ana'), person(1, 'Bo')];

  test('shows who said what', async () => {
    await enter(players, { seat: BO, lines: [{ id: '1', sender: '0', payload: 'Hello!' }] });
    expect(screen.getByRole('log').textContent).toBe('Ana Hello!');
  });

  test('asks nobody to say something who has no seat to say it from', async () => {
    await enter(players, { seat: BO });
    expect(screen.getByText('Say hello.')).toBeTruthy();
    cleanup();
    await enter(players);
    expect(screen.queryByText('Say hello.')).toBeNull();
    expect(screen.getByText('Nobody has said a word.')).toBeTruthy();
  });

  test('keeps what could not be said, and says why', async () => {
    await enter(players, { seat: BO, say: async () => ({ ok: false, code: 'tooFast' }) });
    fireEvent.change(screen.getByLabelText('Say something'), { target: { value: 'Hi' } });
    await press('Send');
    expect(screen.getByText(/Too fast/)).toBeTruthy();
    expect((screen.getByLabelText('Say something') as HTMLInputElement).value).toBe('Hi');
  });

  test('is empty again after something was said', async () => {
    const said: string[] = [];
    await enter(players, {
      seat: BO,
      say: async (text) => {
        said.push(text);
        return { ok: true, stateID: 0 };
      },
    });
    fireEvent.change(screen.getByLabelText('Say something'), { target: { value: ' Hi ' } });
    await press('Send');
    expect(said).toEqual(['Hi']);
    expect((screen.getByLabelText('Say something') as HTMLInputElement).value).toBe('');
  });
});
