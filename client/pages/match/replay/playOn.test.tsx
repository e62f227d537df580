import { fireEvent, renderHook, screen } from '@testing-library/react';
import { useOwnSeats } from '../../../net/seats';
import { No, press } from '../../../testing/app';
import { asked, last, record, slider, watch } from '../../../testing/replay';

test('a new table goes on from the moment that is shown, with all that was played by then', async () => {
  const addresses = await watch({ own: '1' });
  for (let i = 0; i < 4; i++) await press('One step on');
  await press('Play on from here');
  const name = screen.getByRole('textbox', { name: 'Your name' });
  fireEvent.change(name, { target: { value: '' } });
  await press('Open the table');
  expect(asked).toEqual([]);
  fireEvent.change(name, { target: { value: 'Ana' } });
  await press('Bots on all other seats', 'switch');
  await press('Open the table');
  const { serverSeed, seats } = record;
  expect(asked).toMatchObject([
    {
      playerName: 'Ana',
      playerID: '1',
      from: {
        matchID: 'abc',
        version: record.version,
        options: record.options,
        deal: { matchID: 'abc', serverSeed, nonces: seats.map(({ nonce }) => nonce) },
        actions: record.actions.slice(0, 4),
      },
    },
  ]);
  expect(asked[0]).not.toHaveProperty('strength');
  expect(addresses.at(-1)).toBe('/table/ya-blew-it/next');
  // and the seat at it is this browser's
  const kept = renderHook(() => useOwnSeats()).result.current;
  expect(kept).toMatchObject([
    { game: 'ya-blew-it', matchID: 'next', playerID: '1', credentials: 'key', name: 'Ana' },
  ]);
  expect(kept[0].nonce).not.toBe('');
});

test('where the server refuses that, it says why, and asks for its key', async () => {
  await watch({ refusal: new No('createKey') });
  await press('Play on from here');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), {
    target: { value: 'Ana' },
  });
  await press('Open the table');
  expect(screen.getByRole('alert').textContent).toBe('This server asks for its key.');
  fireEvent.change(screen.getByLabelText(/key/i), { target: { value: 'mellon' } });
  await press('Open the table');
  expect(asked.map(({ createKey }) => createKey)).toEqual([undefined, 'mellon']);
  expect(asked[0]).toMatchObject({ strength: 'normal' });
});

test('there is nothing to play on at the end', async () => {
  await watch();
  fireEvent.change(slider(), { target: { value: last } });
  const button = screen.getByRole('button', { name: /^The match ends here/ });
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
