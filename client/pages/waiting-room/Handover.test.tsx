import { cleanup, screen } from '@testing-library/react';
import { No, press, serve, show } from '../../testing/app';
import { Handover } from './Handover';

const match = { game: 'ya-blew-it', matchID: 'abc' };
const seat = { playerID: '1', name: 'Bo', credentials: 'secret', nonce: '', joinedAt: 1, ...match };
const REQUEST = 'POST /games/ya-blew-it/abc/handover';

afterEach(cleanup);

/** Shows the button; the server gives the tokens in turn. Gives what was sent and what was copied. */
async function shown(answers: unknown[]) {
  const sent: object[] = [];
  const copied: string[] = [];
  const left = [...answers];
  serve({
    [REQUEST]: (body) => {
      sent.push(body);
      return left.shift();
    },
  });
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
  await show(<Handover match={match} seat={seat} />);
  return { sent, copied };
}

test('nothing is asked for before the press, and each time it unfolds there is a link of its own', async () => {
  const { sent, copied } = await shown([{ token: 'first' }, { token: 'second' }]);
  expect(sent).toEqual([]);
  for (let i = 0; i < 2; i++) {
    await press('Continue on another device');
    await press('Copy link');
    await press('Continue on another device');
    expect(screen.queryByRole('img', { name: 'The link to your seat, for a camera' })).toBeNull();
  }
  expect(copied.map((link) => new URL(link).pathname + new URL(link).hash)).toEqual([
    '/continue/ya-blew-it/abc#first',
    '/continue/ya-blew-it/abc#second',
  ]);
  expect(sent).toEqual(Array(2).fill({ playerID: '1', credentials: 'secret' }));
});

test('why there is no link is said, and it can be tried again', async () => {
  await shown([new No('offline'), { token: 'second' }]);
  await press('Continue on another device');
  screen.getByRole('alert');
  await press('Continue on another device');
  await press('Continue on another device');
  screen.getByRole('img', { name: 'The link to your seat, for a camera' });
});
