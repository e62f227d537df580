import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { GameInfo } from '../../../shared/engine/info';
import { colorfulTreasureInfo } from '../../../shared/games/colorful-treasure/info';
import { yaBlewItInfo } from '../../../shared/games/ya-blew-it/info';
import { bot, No, person, press, serve, show, tableWith } from '../../testing/app';
import { dealtAtOnce } from '../../tables/dealtAtOnce';
import { keepSettings } from '../../tables/options/lastSettings';
import { Shelf } from './Shelf';

const SEATED = { matchID: 'abc', playerID: '0', playerCredentials: 'secret' };

beforeEach(() => localStorage.clear());

/** Shows the shelf; gives what the server was sent, and the addresses gone to. */
async function shelf(
  answer: (body: Record<string, unknown>) => unknown = () => SEATED,
  box = yaBlewItInfo as GameInfo,
) {
  const bodies: Record<string, unknown>[] = [];
  serve({
    [`POST /games/${box.id}/create`]: (body) => {
      bodies.push(body);
      return answer(body);
    },
  });
  const history = await show(<Shelf boxes={[box]} />);
  return { bodies, history };
}
const playNow = () => press('Play now: Ya Blew It!');
const returning = () => localStorage.setItem('wondertable.name', 'Ana');

test('one press opens a table for three, private, and goes there', async () => {
  returning();
  const { bodies, history } = await shelf();
  await playNow();
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(bodies).toMatchObject([
    { numPlayers: 3, bots: ['normal', 'normal'], playerName: 'Ana', unlisted: true, start: 'host' },
  ]);
  expect(dealtAtOnce.has('abc')).toBe(true);
});

test('whoever is new to Colorful Treasure may have their screen remember, and afterwards as they like', async () => {
  returning();
  const { bodies } = await shelf(() => SEATED, colorfulTreasureInfo);
  await press('Play now: Colorful Treasure');
  await waitFor(() => expect(bodies).toMatchObject([{ setupData: { memoryAid: true } }]));
  cleanup();
  const setupData = { ...(bodies[0].setupData as object), memoryAid: false };
  keepSettings(tableWith([person(0, 'Ana'), bot(1)], { gameName: 'colorful-treasure', setupData }));
  const later = await shelf(() => SEATED, colorfulTreasureInfo);
  await press('Play now: Colorful Treasure');
  await waitFor(() => expect(later.bodies).toMatchObject([{ setupData: { memoryAid: false } }]));
});

test('a second press in haste opens no second table', async () => {
  returning();
  const { bodies, history } = await shelf();
  const button = screen.getByRole('button', { name: 'Play now: Ya Blew It!' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(bodies).toHaveLength(1);
});

test('who is new says a name first', async () => {
  const { bodies, history } = await shelf();
  await playNow();
  await screen.findByRole('dialog', { name: 'Ya Blew It!' });
  await press('Play now');
  expect(bodies).toEqual([]);
  screen.getByText('Type a name first.');
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Bo ' } });
  await press('Play now');
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(bodies).toMatchObject([{ playerName: 'Bo' }]);
});

test('a key that the server asks for is typed where that is told, and kept', async () => {
  returning();
  const { history } = await shelf(({ createKey }) =>
    createKey === 'sesame' ? SEATED : new No('createKey'),
  );
  await playNow();
  fireEvent.change(await screen.findByLabelText('Key of this server'), {
    target: { value: 'sesame' },
  });
  await press('Play now');
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(localStorage.getItem('wondertable.createKey')).toBe('sesame');
});

test('what else is refused is said, and can be tried again', async () => {
  returning();
  let isFull = true;
  const { history } = await shelf(() => (isFull ? new No('tooMany') : SEATED));
  await playNow();
  await screen.findByText(/no room for more/);
  isFull = false;
  await press('Play now');
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
});

describe('the last table', () => {
  const players = [person(0, 'Ana'), { ...bot(1), bot: 'hard' as const }];
  const setupData = { doubleGems: false, showOdds: true, length: 'short' };

  test('says how many play, how well the bots do, and by which options', async () => {
    returning();
    keepSettings(tableWith(players, { setupData }));
    const { bodies } = await shelf();
    await playNow();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([{ numPlayers: 2, bots: ['hard'], setupData }]);
  });

  test('is left aside as far as the title can no longer be played so', async () => {
    returning();
    const nine = Array.from({ length: 9 }, (_, id) => person(id, `P${id}`));
    keepSettings(tableWith(nine, { setupData: { length: 'endless' } }));
    const { bodies } = await shelf();
    await playNow();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([
      { numPlayers: 6, bots: Array(5).fill('normal'), setupData: { length: 'printed' } },
    ]);
  });

  test.each(['null', '3', '{', '{"seats":"many"}'])(
    'is as if there were none where what is kept of it is %s',
    async (kept) => {
      returning();
      localStorage.setItem('wondertable.last.ya-blew-it', kept);
      const { bodies } = await shelf();
      await playNow();
      await waitFor(() => expect(bodies).toHaveLength(1));
      expect(bodies).toMatchObject([{ numPlayers: 3, bots: ['normal', 'normal'] }]);
    },
  );
});
