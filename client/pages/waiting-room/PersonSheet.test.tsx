import { cleanup, screen } from '@testing-library/react';
import { bot, emptySeat, person, press } from '../../testing/app';
import { ANA, BO, enter, forgetAll, seats } from '../../testing/waitingRoom';

beforeEach(forgetAll);

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
