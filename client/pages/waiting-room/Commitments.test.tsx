import { cleanup, screen } from '@testing-library/react';
import { sha256 } from '../../../shared/engine/fairness';
import { bot, emptySeat, person, press } from '../../testing/app';
import { ANA, BO, button, enter, forgetAll } from '../../testing/waitingRoom';

beforeEach(forgetAll);

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
