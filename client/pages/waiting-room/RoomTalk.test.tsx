import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Ack } from '../../../shared/protocol/refusals';
import { person, press } from '../../testing/app';
import { BO, enter, forgetAll } from '../../testing/waitingRoom';

beforeEach(forgetAll);

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
