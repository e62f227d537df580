import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ownSeats } from '../../net/seats';
import { bot, emptySeat, No, person, press, serve } from '../../testing/app';
import { date } from '../../ui/hooks/useNow';
import { ANA, asked, BO, button, enter, forgetAll, match, seats } from '../../testing/waitingRoom';

beforeEach(forgetAll);

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
