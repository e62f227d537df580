import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { centuryEasternWondersInfo } from '../../../shared/games/century-eastern-wonders/info';
import { encodeChart } from '../../../shared/games/century-eastern-wonders/map/code';
import { FIRST_GAME } from '../../../shared/games/century-eastern-wonders/map/firstGame';
import type { Seat } from '../../../shared/protocol/table';
import { bot, emptySeat, person, press } from '../../testing/app';
import { ANA, asked, BO, button, enter, forgetAll } from '../../testing/waitingRoom';

beforeEach(forgetAll);

describe('the host', () => {
  // prettier-ignore
  const OBSTACLES: [string, Seat[], string | null][] = [
    // when                      seats                                                          why not
    ['a seat is free',           [person(0, 'Ana'), emptySeat(1)],                               '1 seat is free: invite somebody, add a bot or take it away'],
    ['two seats are free',       [person(0, 'Ana'), emptySeat(1), emptySeat(2)],                 '2 seats are free: invite somebody, add bots or take them away'],
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
