import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { announced } from '../../testing/announced';
import { emptySeat, person, press, serve } from '../../testing/app';
import { sitAt } from '../../testing/match';

afterEach(cleanup);

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });

describe('who must do what', () => {
  test('is said in one sentence, in the tab as well', async () => {
    const table = await sitAt(yaBlewIt, deal(), '1');
    await table.play('0 draw');
    const sentence = 'Your turn: pass, or roll for the Claim';
    const prompt = screen.getByRole('region', { name: 'What to do' });
    expect(within(prompt).getByRole('heading').textContent).toBe(sentence);
    expect(document.title).toBe(`● ${sentence} · Ya Blew It!`);
    await table.play('1 pass');
    expect(document.title).toBe('Chidi decides: roll or pass · Ya Blew It!');
  });

  test('is read out after what happened', async () => {
    const table = await sitAt(yaBlewIt, deal(), '1');
    await table.play('0 draw');
    expect(announced()).toBe('Ana drew orange 3. Your turn: pass, or roll for the Claim');
  });

  test('lights the icon of the tab', async () => {
    const icon = document.head.appendChild(document.createElement('link'));
    icon.rel = 'icon';
    icon.href = 'https://table.example/favicon.svg';
    const table = await sitAt(yaBlewIt, deal(), '1');
    await table.play('0 draw');
    expect(icon.href).toMatch(/^data:/);
    await table.play('1 pass');
    expect(icon.href).toBe('https://table.example/favicon.svg');
    icon.remove();
  });

  test('the focus stays where the decision is', async () => {
    const table = await sitAt(yaBlewIt, deal(), '1');
    await table.play('0 draw');
    screen.getByRole('button', { name: /Pass/ }).focus();
    await press(/Pass/);
    expect(document.activeElement?.textContent).toBe('Chidi decides: roll or pass');
  });
});

describe('the wire', () => {
  test('when it is cut, that is said, and nothing can be done until it is back', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0');
    await table.hear({ connected: false });
    expect(screen.getByText('Connection lost. Reconnecting…')).toBeTruthy();
    await press(/Draw/);
    await act(async () => void fireEvent.keyDown(document.body, { key: 'd' }));
    expect(table.played).toEqual([]);
    await table.hear({ connected: true });
    await press(/Draw/);
    expect(table.played).toEqual(['draw']);
  });

  test('a refusal is said in words, until something is accepted', async () => {
    const refuse = async () => ({ ok: false, code: 'stale' }) as const;
    const table = await sitAt(yaBlewIt, deal(), '0', { answer: refuse });
    await press(/Draw/);
    expect(table.played).toEqual(['draw']);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByRole('alert').textContent).not.toContain('refusal');
  });

  test('a second press while an answer is due is not sent', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0', { answer: () => new Promise(() => {}) });
    await press(/Draw/);
    await press(/Draw/);
    expect(table.played).toEqual(['draw']);
  });
});

describe('the chat', () => {
  const chat = [{ id: 'a', sender: '1', payload: 'good luck' }];

  test('shows who said what, and says what was typed', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0', { chat });
    expect(screen.getByRole('log', { name: 'Chat' }).textContent).toBe('Bo good luck');
    const field = screen.getByRole('textbox', { name: 'Say something' });
    fireEvent.change(field, { target: { value: '  thanks ' } });
    await press('Send');
    expect(table.said).toEqual(['thanks']);
    expect(field).toHaveProperty('value', '');
  });

  test('takes the focus at a key, and letters typed there play nothing', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0', { chat });
    await act(async () => void fireEvent.keyDown(document.body, { key: 'c' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'd' }));
    expect(table.played).toEqual([]);
  });

  test('is only read by whoever watches', async () => {
    await sitAt(yaBlewIt, deal(), null, { chat });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('on a phone it is behind a button that counts what is new', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0', { chat, isPhone: true });
    expect(screen.queryByText(/good luck/)).toBeNull();
    await table.hear({ chat: [...chat, { id: 'b', sender: '2', payload: 'hello' }] });
    await press('Log and chat, 1 new line');
    expect(screen.getByRole('dialog').textContent).toContain('Chidi hello');
    await press('Close');
    expect(screen.getByRole('button', { name: 'Log and chat' })).toBeTruthy();
  });
});

describe('the log', () => {
  const earlier = {
    stateID: 1,
    turn: 1,
    playerID: '0',
    move: 'pass',
    events: [{ type: 'passed', playerID: '0' }],
  };
  const latest = { ...earlier, stateID: 2, events: [{ type: 'passed', playerID: '1' }] };
  const lines = () =>
    within(screen.getByRole('log', { name: 'What happened' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  test('goes back further when it is asked to, until there is no more', async () => {
    const asked = serve({
      'GET /games/ya-blew-it/abc/log?before=2&playerID=0': () => ({ entries: [earlier] }),
    });
    await sitAt(yaBlewIt, deal(), '0', { log: [latest] });
    expect(lines()).toEqual(['Bo passed']);
    await press('What happened before');
    expect(asked).toHaveLength(1);
    expect(lines()).toEqual(['You passed', 'Bo passed']);
    expect(screen.queryByRole('button', { name: 'What happened before' })).toBeNull();
  });

  test('tells what was taken back', async () => {
    await sitAt(yaBlewIt, deal(), '0', { log: [{ ...latest, move: null, events: [] }] });
    expect(lines()).toEqual(['You took that back']);
  });
});

describe('a match that stands still', () => {
  test('says so, and offers nothing', async () => {
    await sitAt(yaBlewIt, deal(), '0', { table: { status: 'stopped', fault: '0A1B2C3D' } });
    expect(screen.getByRole('heading', { name: 'This match stands still' })).toBeTruthy();
    expect(screen.getByText(/under the reference 0A1B2C3D/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Draw/ })).toBeNull();
  });

  test('waits for nobody', async () => {
    await sitAt(yaBlewIt, deal(), '0', { table: { status: 'stopped', fault: '0A1B2C3D' } });
    expect(screen.queryByText(/your turn/i)).toBeNull();
    expect(document.title).not.toContain('turn');
    cleanup();
    await sitAt(yaBlewIt, deal(), '0');
    expect(screen.getAllByText(/your turn/i).length).toBeGreaterThan(0);
  });
});

test('when the match waits for an empty seat, everybody reads so, and its host can let a bot play', async () => {
  const m = match({ deck: 'orange-3 blue-2 fire-1' });
  const players = [person(0, 'Ana'), emptySeat(1), person(2, 'Chidi')];
  const host = await sitAt(yaBlewIt, m, '0', { table: { players, host: '0' } });
  await host.play('0 draw');
  const prompt = () => screen.getByRole('region', { name: 'What to do' }).textContent;
  expect(prompt()).toContain('Seat 2 is empty, and the match waits');
  expect(screen.getByRole('button', { name: 'Let a bot play' })).toBeTruthy();
  expect(screen.getAllByText('empty').length).toBeGreaterThan(0);
  cleanup();
  const guest = await sitAt(yaBlewIt, match({ deck: 'orange-3 blue-2 fire-1' }), '2', {
    table: { players, host: '0' },
  });
  await guest.play('0 draw');
  expect(prompt()).toContain('Seat 2 is empty, and the match waits');
  expect(screen.queryByRole('button', { name: 'Let a bot play' })).toBeNull();
});

test('what was said stays the word of who said it, whoever holds the seat now', async () => {
  await sitAt(yaBlewIt, deal(), '1', {
    chat: [
      { id: '1', sender: '0', payload: 'I must go', name: 'Zoé' },
      { id: '2', sender: '0', payload: 'hello', name: 'Ana' },
      { id: '3', sender: '1', payload: 'well', name: 'Bo' },
      { id: '4', sender: '1', payload: 'before me', name: 'Yves' },
    ],
  });
  const said = within(screen.getByRole('log', { name: 'Chat' }));
  for (const line of ['Zoé I must go', 'Ana hello', 'You well', 'Yves before me'])
    expect(
      said.getByText((_, one) => one?.tagName === 'P' && one.textContent === line),
    ).toBeTruthy();
});
