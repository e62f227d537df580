import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match as sea } from '../../../../shared/games/century-eastern-wonders/testing';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match as mine } from '../../../../shared/games/ya-blew-it/testing';
import { press } from '../../../testing/app';
import { clock } from '../../../ui/clock';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

const EARLY = 'That press came too early and did nothing.';

let time: number;
const wait = (ms: number) => (time += ms);

/** A match whose answers take as long as the test says, and so does everything else. */
async function sit(...[module, m, seat, wishes]: Parameters<typeof sitAt>) {
  const table = await sitAt(module, m, seat, { isSlow: true, ...wishes });
  time = 10_000;
  clock.now = () => time;
  clock.of = () => time;
  wait(5000);
  return table;
}

const prompt = () => screen.getByRole('region', { name: 'What to do' }).textContent;
const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));

/** The reader has planned to sail to the next island. */
async function bound() {
  const table = await sit(centuryEasternWonders, sea({ holds: { 0: 'Y' } }), '0');
  const goal = document.querySelector('[data-thing="tile:14"]')!;
  await act(async () => fireEvent.click(goal));
  wait(5000);
  return table;
}

describe('keys typed faster than the server answers', () => {
  test('sail, harvest and end the turn, one after the other', async () => {
    const table = await bound();
    await type('s');
    wait(40);
    await type('h');
    await table.answer();
    wait(20);
    await table.answer();
    wait(240);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'harvest', 'end']);
  });

  test('never end the turn in place of the harvest, however slow the line', async () => {
    const table = await bound();
    await type('s');
    wait(40);
    await type('h');
    wait(260);
    await type('e');
    expect(prompt()).toContain(EARLY);
    await table.answer();
    await table.answer();
    expect(table.played).toEqual(['sail 14', 'harvest']);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'harvest', 'end']);
  });

  test('do nothing for a moment when the one that waited could not be carried out', async () => {
    const table = await bound();
    await type('s');
    await type('d');
    await table.answer();
    expect(prompt()).toContain(EARLY);
    wait(300);
    await type('e');
    expect(table.played).toEqual(['sail 14']);
    wait(300);
    // a turn without an action asks before it ends
    await type('e');
    expect(prompt()).not.toContain(EARLY);
    wait(600);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'end']);
  });
});

describe('while an answer is due', () => {
  const start = () => {
    const m = mine({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
    m.play('0 draw', '1 pass', '2 pass');
    return m; // Ana keeps the Claim, or goes on
  };

  test('another press waits for it, and is dropped where its button is gone', async () => {
    const table = await sit(yaBlewIt, start(), '0');
    await press(/Keep/);
    await press(/Add/);
    expect(table.played).toEqual(['keep']);
    await table.answer();
    expect(table.played).toEqual(['keep']);
    expect(prompt()).toContain(EARLY);
  });

  test('the same press again is no other wish', async () => {
    const table = await sit(yaBlewIt, start(), '0');
    await press(/Add/);
    await press(/Add/);
    await type('a');
    await table.answer();
    expect(table.played).toEqual(['add']);
    expect(prompt()).not.toContain(EARLY);
  });

  test('what waits is forgotten when the move before it was refused', async () => {
    let refuse!: () => void;
    const table = await sit(yaBlewIt, start(), '0', {
      answer: () =>
        new Promise((resolve) => (refuse = () => resolve({ ok: false, code: 'stale' }))),
    });
    await press(/Add/);
    await press(/Keep/);
    await act(async () => refuse());
    expect(table.played).toEqual(['add']);
    expect(prompt()).toContain(EARLY);
  });

  test('nothing is taken back, for nobody knows yet what that would be', async () => {
    const m = sea({ holds: { 0: 'Y' } });
    m.play('0 sail 14');
    const table = await sit(centuryEasternWonders, m, '0');
    await type('h');
    await type('u');
    await table.answer();
    expect(table.played).toEqual(['harvest']);
    expect(prompt()).toContain(EARLY);
  });

  test('the chat goes on, and the other way round', async () => {
    const table = await sit(yaBlewIt, start(), '0');
    const field = screen.getByRole('textbox', { name: 'Say something' });
    fireEvent.change(field, { target: { value: 'well' } });
    await press(/Keep/);
    await press('Send');
    expect([table.played, table.said]).toEqual([['keep'], ['well']]);
    await table.answer();
    fireEvent.change(field, { target: { value: 'well, well' } });
    await press('Send');
    expect(table.said).toEqual(['well']);
    await table.answer();
    expect(field).toHaveProperty('value', 'well, well');
  });

  test('a refusal of the chat stands with the chat', async () => {
    await sitAt(yaBlewIt, start(), '0', {
      say: async () => ({ ok: false, code: 'tooFast' }),
    });
    const field = screen.getByRole('textbox', { name: 'Say something' });
    fireEvent.change(field, { target: { value: 'well' } });
    await press('Send');
    const refusal = 'Too fast. Wait a moment and try again.';
    expect(screen.getByText(refusal)).toBeTruthy();
    expect(prompt()).not.toContain(refusal);
  });
});
