import { act, cleanup, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import { match as century } from '../../../shared/games/century-eastern-wonders/testing';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { match as treasure } from '../../../shared/games/colorful-treasure/testing';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { createEngine } from '../../../shared/engine/engine';
import { encodeUpdate } from '../../../shared/protocol/update';
import { press, serve } from '../../testing/app';
import { sitAt } from '../../testing/match';
import type { LogEntry } from '../../../shared/engine/log';
import { newsOf } from './log/news';
import type { ShownLine } from './log/logLines';
import { stageForTests } from '../../testing/stage';

// What happened to somebody while others played.

const stage = stageForTests();
afterEach(cleanup);

const plate = (seat: number) =>
  document.querySelector(`[data-thing="player:${seat}"]`)!.textContent;
const news = () => screen.queryByRole('button', { name: /Show that again$/ });

/** Ana's Claim is stolen, then Bo and Chidi keep theirs, and it is Ana's turn again. */
async function robbed(isPhone = false) {
  const m = match({
    deck: 'orange-3 orange-6 purple-5 blue-1 fire-1',
    rolls: [3],
  });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true, isPhone });
  await table.play('0 draw', '1 roll');
  await stage.end();
  await table.play('1 draw', '2 pass', '0 pass');
  await stage.end();
  return table;
}

test('when the turn comes, the worst of it is told above the buttons', async () => {
  const table = await robbed();
  expect(news()).toBeNull();
  await table.play('1 keep', '2 draw');
  await stage.end();
  expect(news()!.textContent).toMatch(/^Bo kept the Claim/);
});

test('on a phone what only others won or lost never takes the place of the newest event', async () => {
  const table = await robbed(true);
  await table.play('1 keep', '2 draw');
  await stage.end();
  expect(news()).toBeNull();
  const ticker = screen.getByRole('button', { name: /^What happened: / });
  expect(ticker.textContent).toMatch(/Chidi drew/);
});

test('on a phone what one won oneself stands there until what one answered is seen', async () => {
  const ticker = () => document.querySelector('.ticker')!.textContent;
  const m = century({ boats: { 0: 9, 1: 14 }, holds: { 0: 'Y', 1: 'RR' } });
  const table = await sitAt(centuryEasternWonders, m, '0', { isStill: true, isPhone: true });
  await table.play('0 harvest', '0 end', '1 sail 9', '1 pay 0 chili', '1 harvest', '1 end');
  await stage.end();
  expect(news()!.textContent).toMatch(/^Bo paid you 1\u00a0chili/);
  expect(screen.getByRole('region', { name: 'What to do' }).contains(news())).toBe(false);
  await table.play('0 harvest');
  const told = new Set<string>();
  for (let steps = 0; steps < 20; steps++) {
    told.add(ticker().replace(/^What happened: |Show that again$/g, ''));
    await stage.settle();
    await stage.pass(250);
  }
  expect([...told]).toEqual([
    expect.stringMatching(/^Bo paid you 1\u00a0chili/),
    expect.stringMatching(/^You harvested/),
  ]);
});

test('and shown once more by a press, to the same end', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 blue-1 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true });
  await table.play('0 draw', '1 roll', '1 draw', '2 pass');
  await stage.end();
  expect(news()!.textContent).toMatch(/^Bo rolled 3.* and stole your Claim/);
  const heading = () => screen.getByRole('region', { name: 'What to do' }).querySelector('h2')!;
  const asked = heading().textContent;
  const log = screen.getByRole('log', { name: 'What happened' }).textContent;
  await act(async () => news()!.click());
  const told = new Set<string | null>();
  for (let i = 0; i < 30 && news() === null; i++) {
    told.add(heading().textContent);
    expect(screen.getByRole('log', { name: 'What happened' }).textContent).toBe(log);
    await stage.settle();
    told.add(heading().textContent);
    if (stage.moving().length === 0) await stage.look();
  }
  expect([...told]).toEqual(
    expect.arrayContaining(['Bo rolls for the Claim…', 'Bo rolled 3: a match', 'Chidi passed']),
  );
  expect(heading().textContent).toBe(asked);
  expect(table.played).toEqual([]);
});

test('whoever is back sees what a bot played for them, and then how the match stands', async () => {
  const engine = createEngine(yaBlewIt);
  const m = match({ deck: 'orange-3 orange-6 purple-5 blue-1 fire-1', rolls: [3] });
  const standing = (stateID: number) => ({
    ...structuredClone(engine.view(m.position, '1')),
    _stateID: stateID,
  });
  m.play('0 draw');
  const state = standing(1);
  const seen = m.events.length;
  m.play('1 roll');
  const { G, ctx, awaited, canUndo } = standing(2);
  const entry = { stateID: 2, turn: 1, playerID: '1', move: 'roll', standIn: true } as const;
  const events = m.events.slice(seen);
  const patch = Object.entries({ G, ctx, awaited, canUndo }).map(
    ([field, value]) => ({ op: 'replace', path: `/${field}`, value }) as const,
  );
  const update = encodeUpdate({ frames: [{ patch, events }], entry: { ...entry, events: [] } });
  serve({
    'GET /games/ya-blew-it/abc/missed?playerID=1': () => ({
      missed: { state, log: [], updates: [update] },
    }),
  });
  await sitAt(yaBlewIt, m, '1', { isStill: true, log: [{ ...entry, events }] });
  const heading = () => screen.getByRole('region', { name: 'What to do' }).querySelector('h2')!;
  const asked = heading().textContent;
  await press('Show me');
  const told = new Set<string | null>();
  for (let i = 0; i < 30 && heading().textContent !== asked; i++) {
    told.add(heading().textContent);
    await stage.settle();
    told.add(heading().textContent);
    if (stage.moving().length === 0) await stage.look();
  }
  expect([...told].join('; ')).toMatch(/rolled 3|steal/);
  expect(heading().textContent).toBe(asked);
});

test('what somebody won or lost stays beside their score until they act again', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 blue-1 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true });
  await table.play('0 draw', '1 roll');
  await stage.end();
  expect(plate(1)).toMatch(/\+1/);
  expect(plate(2)).not.toMatch(/\+1/);
  await table.play('1 draw');
  await stage.end();
  expect(plate(1)).not.toMatch(/\+1/);
});

test('on a phone the newest event is always in sight, and a tap opens all of them', async () => {
  await robbed(true);
  const ticker = screen.getByRole('button', { name: /^What happened: / });
  expect(ticker.textContent).toMatch(/passed$/);
  await act(async () => ticker.click());
  expect(screen.getByRole('dialog', { name: 'Log and chat' })).toBeTruthy();
});

test('on a phone it says who got the last Claim once the next round has begun, of which the header tells', async () => {
  const table = await robbed(true);
  await table.play('1 keep');
  await stage.end();
  const ticker = screen.getByRole('button', { name: /^What happened: / });
  expect(ticker.textContent).toMatch(/Bo kept the Claim/);
  expect(screen.getByRole('banner').textContent).toMatch(/Round 3/);
});

test('on a phone a loss of one’s own stays there until its reader acts, while others draw and pass', async () => {
  const m = match({
    deck: 'orange-3 orange-6 purple-5 blue-1 fire-1',
    rolls: [3],
  });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true, isPhone: true });
  const ticker = () => document.querySelector('.ticker')!.textContent;
  await table.play('0 draw', '1 roll', '1 draw', '2 pass');
  const later: string[] = [];
  const isToldOf = () => /Bo rolled 3.* and stole your Claim/.test(ticker());
  for (let steps = 0; steps < 60 && !screen.queryByRole('button', { name: /^Pass/ }); steps++) {
    if (later.length > 0 || isToldOf()) later.push(ticker());
    await stage.settle();
    await stage.pass(250);
  }
  await stage.pass(3000);
  // while Bo draws and Chidi passes, and as long as its reader thinks
  expect(later.length).toBeGreaterThan(5);
  expect(new Set([...later, ticker()]).size).toBeLessThanOrEqual(2); // the second one can be seen again
  expect(isToldOf()).toBe(true);
  expect(later.every((words) => /stole your Claim/.test(words))).toBe(true);
  await table.play('0 pass');
  await stage.end();
  expect(ticker()).not.toMatch(/stole/);
});

test('on a phone it gives way to what others go on to do, and never comes back, but can be seen again', async () => {
  const m = treasure({ players: 3, holds: { 0: 'giza-green', 1: 'keyToken' } });
  const table = await sitAt(colorfulTreasure, m, '0', { isStill: true, isPhone: true });
  const ticker = () =>
    document
      .querySelector('.ticker')!
      .textContent.replace(/^What happened: |Show that again$/g, '');
  await table.play('0 reveal a1 b2', '0 take red');
  await stage.end();
  await table.play('1 reveal a5 c2', '1 collect', '1 steal 0 giza-green');
  await table.play('2 reveal c1 d1', '2 take red');
  const told: string[] = [];
  for (let steps = 0; steps < 80 && !news(); steps++) {
    if (told.at(-1) !== ticker()) told.push(ticker());
    await stage.settle();
    await stage.pass(500);
  }
  told.push(ticker());
  const robbed = told.findIndex((words) => /^Bo stole/.test(words));
  expect(told.slice(robbed)).toEqual([
    expect.stringMatching(/^Bo stole/),
    expect.stringMatching(/^Chidi took/),
  ]);
  expect(news()!.textContent).toMatch(/^Chidi took/);
});

test('on a phone nothing is told of what comes after what is seen once more', async () => {
  const m = match({ deck: 'orange-3 orange-6 purple-5 fire-1', rolls: [3] });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true, isPhone: true });
  await table.play('0 draw', '1 roll', '1 draw', '2 pass');
  await stage.end();
  await press(/Show that again$/);
  const told = () =>
    [...document.querySelectorAll('.ticker, .recent li')].map(({ textContent }) => textContent);
  const steps = [told()];
  while (document.querySelector('[data-choice]') === null) {
    await stage.settle();
    await stage.pass(250);
    steps.push(told());
  }
  expect(steps[0].join()).toMatch(/You drew/);
  expect(steps[0].join()).not.toMatch(/Bo drew|Chidi passed/);
  const firstOf = (words: RegExp) => steps.findIndex((step) => words.test(step.join()));
  expect(firstOf(/Bo drew/)).toBeGreaterThan(firstOf(/Bo (rolled 3 and )?stole/));
});

test('what one lost by what one did stays there as well', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 green-3 fire-1', rolls: [1, 1, 5] });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true, isPhone: true });
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  await stage.end();
  await table.play('1 draw');
  await stage.end();
  expect(
    screen.getByRole('button', { name: /^What happened: You rolled 5 and blew it/ }),
  ).toBeTruthy();
});

test('the plates alone say who may still roll for the Claim', async () => {
  const m = match({ players: 4, deck: 'orange-3 orange-6 fire-1', rolls: [1] });
  const table = await sitAt(yaBlewIt, m, '0', { isStill: true });
  await table.play('0 draw', '1 roll', '2 pass');
  await stage.end();
  expect([plate(1), plate(2), plate(3)]).toEqual([
    expect.stringMatching(/out/),
    expect.stringMatching(/passed/),
    expect.stringMatching(/is thinking/),
  ]);
});

test('of much that happened the two things are told that matter most, the worse one first', () => {
  const own = { stateID: 1, playerID: '0' } as LogEntry;
  const lines = [-0.02, 1, 8, -3].map(
    (worth, i) => ({ stateID: 2 + i, telling: { key: 'you', worth } }) as unknown as ShownLine,
  );
  expect(newsOf('0', [own], lines).map(({ telling }) => telling.worth)).toEqual([-3, 8]);
});
