import { act, cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { changeLanguage } from '../../../text/i18n';

const stage = stageForTests();

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

/** What is told across the board. */
const moment = () => document.querySelector('main .moment')?.textContent;

/** Goes on to what is seen next, until something is told across the board or all has been seen. */
async function untilTold(): Promise<string | undefined> {
  for (let steps = 0; steps < 12 && moment() === undefined; steps++) {
    await stage.settle();
    await stage.pass(3000);
  }
  return moment();
}

test('a gamble that is lost, with how many cards that costs', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 1, 5] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  expect(await untilTold()).toBe('Ya blew it!\u22122 cards');
});

test('one that is won', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 1, 2] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  expect(await untilTold()).toBe('You get away with it!0→2+3+3');
});

test.each([
  ['0', 'Bo steals your Claim!\u22121 card'],
  ['1', 'You steal the Claim!0→1+1+1'],
  ['2', 'Bo steals the Claim!0→1+1+1'],
])('a Claim that is stolen, as player %s is told', async (reader, words) => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', rolls: [5] });
  const table = await sitAt(yaBlewIt, m, reader);
  await table.play('0 draw', '1 roll');
  expect(await untilTold()).toBe(words);
});

test('what the same cards bring to one and to another, and why', async () => {
  const areas = { 1: 'pink-6 pink-7', 2: 'detonator-5' };
  const m = match({ deck: 'jumper-1 pink-5 blue-4 fire-1', areas, rolls: [5] });
  const table = await sitAt(yaBlewIt, m, '2');
  await table.play('0 draw');
  await stage.end();
  expect(screen.getAllByText(/^If the Claim comes to you/)[0].textContent).toMatch(/: \u22121$/);
  await table.play('1 roll');
  expect(await untilTold()).toBe('Bo steals the Claim!2→3+3+3');
});

test('whoever is robbed reads of no gain: the cards are gone, whatever they bring to whom', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 6] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 pass', '0 add', '2 roll');
  expect(await untilTold()).toBe('Chidi steals your Claim!\u22122 cards');
  const gone = document.querySelector('main .moment .gone')!.textContent;
  expect(gone).toBe('\u22122 cards');
  expect(document.querySelector('main .moment :is(.points, .reckoning)')).toBeNull();
});

test('what costs points is of the cursed colour, and struck through', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', cursed: { 0: 'pink' } });
  const table = await sitAt(yaBlewIt, m, '2');
  await table.play('0 draw', '1 pass', '2 pass', '0 keep');
  expect(await untilTold()).toBe('Ana keeps the Claim0→1\u22121\u22121');
  expect(document.querySelectorAll('main .reckoning :has(> path[d="M2 38L38 2"])')).toHaveLength(1);
});

test('who lets the Claim go by, by a sign with no words, as long as that is seen', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', rolls: [1] });
  const table = await sitAt(yaBlewIt, m, '0');
  const passing = () =>
    document.querySelector<HTMLElement>('main [data-moment="passed"]')?.dataset.seat;
  await table.play('0 draw', '1 pass');
  for (let steps = 0; steps < 12 && passing() === undefined; steps++) {
    await stage.settle();
    await stage.pass(300);
  }
  expect(passing()).toBe('1');
  await table.play('2 roll');
  await stage.end();
  expect(passing()).toBeUndefined();
});

test('who keeps a Claim Jumper back does not pass: it hangs beside their sign', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', areas: { 0: 'jumper-1' } });
  const table = await sitAt(yaBlewIt, m, '2');
  await table.play('0 draw', '0 decline');
  const sign = () => document.querySelector<HTMLElement>('main .shingle');
  for (let steps = 0; steps < 12 && !sign(); steps++) {
    await stage.settle();
    await stage.pass(300);
  }
  expect([sign()?.dataset.moment, sign()?.querySelectorAll(':scope > svg').length]).toEqual([
    'declined',
    3,
  ]);
});

test('a Fire says what it cost', async () => {
  const m = match({
    deck: 'fire-2 pink-5 fire-1',
    areas: { 0: 'pink-6 pink-7 pink-12', 1: 'blue-4' },
    rolls: [6],
  });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '0 roll');
  await stage.end();
  expect(document.querySelector('main')!.textContent).toContain('\u22124');
});

test('so does the last roll for it, before the Fire is over', async () => {
  const m = match({
    deck: 'fire-2 pink-5 fire-1',
    areas: { 0: 'pink-6 pink-7 pink-12', 1: 'blue-4 green-3' },
    rolls: [3, 4, 1],
  });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '0 roll');
  await stage.end();
  await table.play('1 roll');
  const row = () => document.querySelector('[data-thing="stake:blue-4"]')?.closest('li');
  for (let steps = 0; steps < 6 && !/\u2212/.test(row()?.textContent ?? ''); steps++) {
    await stage.settle();
    await stage.pass(500);
  }
  expect(row()!.textContent).toContain('\u22121');
  expect(row()!.dataset.awaited).toBe('true');
  expect(document.querySelector('.rolled.lit')?.textContent).toContain('4');
  expect(document.querySelector('[data-thing="player:1"]')?.textContent).toContain('has rolled');
});

test('a Claim that is kept', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1' });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 pass', '2 pass', '0 keep');
  expect(await untilTold()).toBe('You keep the Claim0→1+1+1');
});

test('while a Claim goes up, the fuse has its numbers, which go out with it', async () => {
  const m = match({ deck: 'pink-5 pink-6 blue-4 fire-1', rolls: [1, 1, 5] });
  const table = await sitAt(yaBlewIt, m, '0');
  await table.play('0 draw', '1 roll', '2 roll', '0 gamble', '0 roll');
  await untilTold();
  expect(screen.getByText('2 in 8 blow it up')).toBeTruthy();
  // on a phone the die would lie half below what is told
  expect(document.querySelector('.board.told .roll')).not.toBeNull();
  expect(document.querySelector('.rolled.lit')?.textContent).toContain('5');
  await stage.settle();
  // it is still told, but there is nothing left that a number could match
  expect(document.querySelector('.board.told')).not.toBeNull();
  expect(document.querySelectorAll('main :is(.rolled, .lit, .danger)')).toHaveLength(0);
  expect(screen.queryByText('2 in 8 blow it up')).toBeNull();
  await stage.end();
  expect(document.querySelector('.board.told')).toBeNull();
});

test('nothing names a card that is drawn, nor counts with it, before it lies face up', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'orange-57 blue-4 fire-1' }), '1');
  await table.play('0 draw');
  const named = () => ({
    words: /orange/i.test(document.body.textContent),
    hint: document.querySelector('[data-thing="claim:orange-57"]')!.hasAttribute('data-hint'),
    odds: /2 in 8 match/.test(document.body.textContent),
    lit: document.querySelector('[data-thing^="lit:"]') !== null,
    gains: /If the Claim comes to you/.test(document.body.textContent),
  });
  expect(named()).toEqual({ words: false, hint: false, odds: false, lit: false, gains: false });
  await stage.settle();
  expect(named()).toEqual({ words: true, hint: true, odds: true, lit: true, gains: true });
});

test('a Claim lies there while it is told who takes it, and its taker has a card once it has come', async () => {
  const m = match({ deck: 'pink-5 safe-1 blue-4 fire-1', rolls: [5] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '1 roll');
  await untilTold();
  const waits = (thing: string) =>
    stage.moving().find((movement) => movement.element.dataset.thing === thing)?.lasts;
  const gone = stage.moving().find(({ element }) => element.dataset.likeness === 'claim:pink-5')!;
  expect(gone.lasts).toBeGreaterThan(1000); // 750 of them under way
  expect([waits('own:pink-5'), waits('stack:pink')]).toEqual([gone.lasts, gone.lasts]);
  // only then there is no Claim any more
  expect(waits('noClaim')).toBeGreaterThan(gone.lasts);
});

test.each(['1', '0'])(
  'a special card of which one has some raises their number once it has come, as player %s sees it',
  async (reader) => {
    const m = match({
      ...{ deck: 'jumper-2 detonator-3 detonator-4 pink-5 blue-4 fire-1', rolls: [5] },
      areas: { 1: 'detonator-5' },
    });
    const table = await sitAt(yaBlewIt, m, reader);
    await table.play('0 draw', '1 roll', '1 stand');
    await untilTold();
    const waits = (thing: string) =>
      stage.moving().find((movement) => movement.element.dataset.thing === thing)?.lasts;
    const comes = (likeness: string): number =>
      stage.moving().find(({ element }) => element.dataset.likeness === likeness)!.lasts;
    expect(waits('times:detonator-4')).toBe(comes('claim:detonator-4'));
    // the first of its kind is a sign without a number
    expect(waits(reader === '1' ? 'own:jumper-2' : 'jumper:1')).toBe(comes('claim:jumper-2'));
    if (reader === '1') expect(waits('times:detonator-3')).toBe(comes('claim:detonator-3'));
  },
);

test('a Detonator that somebody else uses hangs beside their sign, and is read', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', areas: { 1: 'detonator-5' }, rolls: [3, 5] });
  const table = await sitAt(yaBlewIt, m, '0', { isPhone: true });
  await table.play('0 draw', '1 roll', '1 reroll');
  const sign = () => document.querySelector<HTMLElement>('main [data-moment="rerolled"]');
  for (let steps = 0; steps < 12 && !sign(); steps++) {
    await stage.settle();
    await stage.pass(300);
  }
  expect(sign()?.dataset.seat).toBe('1');
  await stage.settle();
  await stage.pass(700);
  expect(sign()).not.toBeNull();
  await stage.end();
  expect(sign()).toBeNull();
});

test('a Detonator that is used up goes to the discards', async () => {
  const m = match({ deck: 'pink-5 blue-4 fire-1', areas: { 1: 'detonator-5' }, rolls: [3, 5] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '1 roll', '1 reroll');
  const gone = () =>
    stage.moving().some(({ element }) => /detonator/.test(element.dataset.likeness ?? ''));
  for (let steps = 0; steps < 8 && !gone(); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect(gone()).toBe(true);
});

test('of three Detonators two are left, and their number is never anything else', async () => {
  const areas = { 1: 'detonator-5 detonator-6 detonator-7' };
  const m = match({ deck: 'pink-5 blue-4 fire-1', areas, rolls: [3, 5] });
  const table = await sitAt(yaBlewIt, m, '1');
  const pile = () => document.querySelector('[data-thing="rail"] [data-hint="detonator"]')!;
  const said = new Set([pile().textContent]);
  const watch = new MutationObserver(() => said.add(pile().textContent));
  const all = { childList: true, characterData: true, subtree: true };
  watch.observe(document.querySelector('[data-thing="rail"]')!, all);
  await table.play('0 draw', '1 roll', '1 reroll');
  await stage.end();
  // a number counts by the browser's own time
  for (let frames = 0; frames < 3; frames++)
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  watch.disconnect();
  expect([...said].join()).toMatch(/×3.*×2/);
  expect([...said].join()).not.toContain('NaN');
});

test('in a Fire where nobody has anything to lose nobody is said to roll for it', async () => {
  const table = await sitAt(
    yaBlewIt,
    match({ deck: 'fire-2 orange-3 fire-1', rolls: [4, 5, 6] }),
    '1',
  );
  const told = new Set<string>();
  const heading = screen.getByRole('region', { name: 'What to do' });
  const watch = new MutationObserver(() => told.add(heading.textContent));
  watch.observe(heading, { childList: true, characterData: true, subtree: true });
  await table.play('0 draw');
  await stage.settle();
  expect(screen.getByText('Nobody has anything to lose')).toBeTruthy();
  await stage.end();
  watch.disconnect();
  expect([...told].join()).toMatch(/Fire in the Hole/);
  expect([...told].join()).not.toMatch(/rolls? for the Fire/);
});
