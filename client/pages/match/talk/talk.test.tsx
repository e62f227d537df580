import { act, cleanup, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { REACTIONS } from '../../../../shared/protocol/talk';
import { announced } from '../../../testing/announced';
import { bot, person, press, serve, tableWith } from '../../../testing/app';
import { sitAt } from '../../../testing/match';

// Who is heard, and what is said without words.

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
const players = [person(0, 'Ana'), person(1, 'Bo'), bot(2, 'Ada')];
const line = { id: '1', sender: '1', payload: 'hello', name: 'Bo' };

test('six signs are there to answer with, each called by what it means', async () => {
  const table = await sitAt(yaBlewIt, deal(), '0', { table: { players } });
  const signs = within(screen.getByRole('group', { name: 'Quick signs' }));
  expect(signs.getAllByRole('button').map(({ title }) => title)).toEqual([
    'Well played',
    'Wow',
    'Ha ha',
    'Ouch',
    'Hurry up',
    'Thanks',
  ]);
  await press('Ouch');
  expect(table.said).toEqual(['ouch']);
});

test('whoever only watches has none', async () => {
  await sitAt(yaBlewIt, deal(), null, { table: { players } });
  expect(screen.queryByRole('group', { name: 'Quick signs' })).toBeNull();
});

test('a sign is seen at the plate for a few seconds, and said', async () => {
  jest.useFakeTimers();
  try {
    const table = await sitAt(yaBlewIt, deal(), '0', { table: { players } });
    await table.hear({ reactions: { 1: { number: 1, reaction: 'wow' } } });
    const plates = within(screen.getByRole('region', { name: 'Players' }));
    plates.getByTitle('Wow');
    expect(announced()).toBe('Bo: Wow');
    await act(async () => void jest.advanceTimersByTime(4000));
    expect(plates.queryByTitle('Wow')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('whom the reader does not want to hear is silent here, in words and signs, and says nothing of it', async () => {
  const asked = serve({});
  const table = await sitAt(yaBlewIt, deal(), '0', { table: { players }, chat: [line] });
  screen.getByText('hello');
  await press('Menu');
  await press('Hear Bo', 'switch');
  await press('Close');
  expect(screen.queryByText('hello')).toBeNull();
  await table.hear({ reactions: { 1: { number: 1, reaction: REACTIONS[0] } } });
  const plates = within(screen.getByRole('region', { name: 'Players' }));
  expect(plates.queryByTitle('Well played')).toBeNull();
  expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  await press('Menu');
  await press('Hear Bo', 'switch');
  await press('Close');
  screen.getByText('hello');
});

test('whom the reader does not want to hear is known again by another name, and coming back by the same one; whoever has the seat after them is heard', async () => {
  const table = await sitAt(yaBlewIt, deal(), '0', { table: { players }, chat: [line] });
  await press('Menu');
  await press('Hear Bo', 'switch');
  await press('Close');
  const says = async (name: string, gone: string[]) => {
    const pastHolders = gone.map((one) => ({ seat: '1', name: one, until: 0 }));
    await table.hear({
      table: tableWith([players[0], person(1, name), players[2]], {
        status: 'running',
        pastHolders,
      }),
      chat: [{ ...line, name }],
    });
    return screen.queryByText('hello') !== null;
  };
  expect(await says('Bob', [])).toBe(false);
  expect(await says('Bo', ['Bo'])).toBe(false);
  expect(await says('Cy', ['Bo'])).toBe(true);
});

test('two of one name are told apart in what they say, and where the reader chooses whom to hear', async () => {
  const bos = [players[0], person(1, 'Bo'), person(2, 'Bo')];
  const said = { ...line, sender: '2' };
  await sitAt(yaBlewIt, deal(), '0', { table: { players: bos, host: '0' }, chat: [said] });
  expect(screen.getByText('hello').closest('p')!.textContent).toBe('Bo (2) hello');
  await press('Menu');
  await press('Hear Bo (2)', 'switch');
  screen.getByRole('button', { name: 'Link back for Bo (2)' });
  await press('Close');
  expect(screen.queryByText('hello')).toBeNull();
});

test('a host mutes for all, and keeps somebody out after asking again', async () => {
  const bodies: Record<string, unknown>[] = [];
  const answer = (body: Record<string, unknown>) => (bodies.push(body), {});
  serve({
    'POST /games/ya-blew-it/abc/seats/1/mute': answer,
    'POST /games/ya-blew-it/abc/seats/1/free': answer,
  });
  await sitAt(yaBlewIt, deal(), '0', { table: { players, host: '0' } });
  await press('Menu');
  await press('Mute');
  await press(/^Keep out/);
  expect(bodies).toHaveLength(1);
  await press(/^Keep out/);
  expect(bodies).toMatchObject([{ muted: true }, { ban: true }]);
});

describe('those who watch', () => {
  const asides = [{ id: '1', watcher: 2, text: 'who wins?' }];
  const talk = () => screen.queryByRole('log', { name: 'Those who watch' });

  test('talk among themselves where the table has it so', async () => {
    const table = await sitAt(yaBlewIt, deal(), null, { table: { players, watchersTalk: true } });
    await table.hear({ asides });
    expect(talk()!.textContent).toContain('Watcher 2');
    cleanup();
    await sitAt(yaBlewIt, deal(), null, { table: { players } });
    expect(talk()).toBeNull();
  });

  test('are read by players who want to, and by no others', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0', { table: { players, watchersTalk: true } });
    await table.hear({ asides });
    expect(talk()).toBeNull();
    await press('Menu');
    await press('Read those who watch', 'switch');
    await press('Close');
    expect(talk()!.textContent).toContain('who wins?');
  });
});
