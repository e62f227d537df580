import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import type { Event } from '../../../shared/games/ya-blew-it/state';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../testing/match';
import { animate } from './animate';
import { changeLanguage, LANGUAGES } from '../../text/i18n';

/** Everything that can happen, so that nothing of it is left untold. */
const EVENTS: Record<Event['type'], true> = {
  roundBegan: true,
  drawn: true,
  passed: true,
  declined: true,
  gambled: true,
  rolled: true,
  rerolled: true,
  taken: true,
  lost: true,
  discarded: true,
  fireBroke: true,
  placed: true,
  secured: true,
  burned: true,
  fireEnded: true,
};

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

const prompt = () => screen.getByRole('region', { name: /^(What to do|Que faire)$/ });
const sentence = () => within(prompt()).getByRole('heading').textContent;
const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .flatMap((button) => button.querySelector('.text')?.firstChild?.textContent ?? []);
const press = (name: RegExp) =>
  act(async () => fireEvent.click(within(prompt()).getByRole('button', { name })));
const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const card = (name: string) => screen.getByText(name).closest('li')!;

describe('what can be clicked is what is legal', () => {
  const start = (deck = 'orange-3 purple-5 blue-4 fire-2 green-3 fire-1') => match({ deck });

  test('the Prospector draws, then the Miners decide one after the other', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '1');
    expect([sentence(), buttons()]).toEqual(['Ana prospects for a new Claim', []]);
    await table.play('0 draw');
    expect([sentence(), buttons()]).toEqual([
      'Your turn: roll for the Claim, or pass',
      ['Roll the die', 'Pass'],
    ]);
    await press(/Pass/);
    expect(table.played).toEqual(['pass']);
    expect([sentence(), buttons()]).toEqual(['Chidi decides: roll or pass', []]);
  });

  test('whose turn leads to whose is marked on the plates, from the Prospector on', async () => {
    const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 purple-5 fire-1' }), '2');
    const turn = () =>
      [...document.querySelectorAll<HTMLElement>('.turn')].map(({ dataset }) => dataset.seat);
    expect(turn()).toEqual(['0']);
    await table.play('0 draw', '1 pass', '2 pass', '0 keep');
    expect(turn()).toEqual(['1']);
  });

  test('the Prospector keeps the Claim or adds to it', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    await table.play('1 pass', '2 pass');
    expect(buttons()).toEqual(['Keep the Claim', 'Add to it']);
    await press(/Add/);
    expect(table.played).toEqual(['draw', 'add']);
    expect(m.G.table.claim).toEqual(['orange-3', 'purple-5']);
  });

  test('with all Miners out the Prospector may gamble, and draw a second gem', async () => {
    const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1, 1] });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll', '2 roll');
    expect(buttons()).toEqual(['Keep the Claim', 'Gamble']);
    await press(/Gamble/);
    expect(buttons()).toEqual(['Roll the die', 'Draw a second gem']);
    await press(/second/);
    expect(buttons()).toEqual(['Roll the die']);
  });

  test('with the Claim at stake the lantern is turned down', async () => {
    const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1, 1] });
    const table = await sitAt(yaBlewIt, m, '0');
    const isLow = () => document.querySelector('.board.staked') !== null;
    await table.play('0 draw', '1 roll', '2 roll');
    expect(isLow()).toBe(false);
    await table.play('0 gamble');
    expect(isLow()).toBe(true);
  });

  test('a Claim Jumper is offered, and what was declined can be taken back', async () => {
    const m = match({ deck: 'orange-3 purple-5 fire-1', areas: { 0: 'jumper-1' } });
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(buttons()).toEqual(['Jump the Claim', 'Let the Miners try']);
    await press(/Miners/);
    expect(buttons()).toEqual(['Take back']);
    await type('u');
    await press(/^Jump/);
    expect(table.played).toEqual(['draw', 'decline', 'undo', 'jump']);
  });

  test('a Faulty Detonator is offered after a roll', async () => {
    const m = match({ deck: 'orange-3 fire-1', areas: { 1: 'detonator-1' }, rolls: [1, 3] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    await press(/Roll/);
    expect([sentence(), buttons()]).toEqual([
      'Missed: roll again, or let it go',
      ['Let it go', 'Roll again'],
    ]);
    await type('r');
    expect(table.played).toEqual(['roll']);
    await press(/again/);
    expect(m.G.table.scoring[1]).toEqual(['orange-3']);
  });

  test('somebody who watches sees all and can do nothing', async () => {
    const table = await sitAt(yaBlewIt, start(), null);
    await table.play('0 draw');
    expect([sentence(), buttons()]).toEqual(['Bo decides: roll or pass', []]);
    expect(prompt().textContent).toContain('You are watching.');
  });
});

describe('the keys', () => {
  test('letters play what the buttons play', async () => {
    const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1', rolls: [1] }), '1');
    await type('r');
    await table.play('0 draw');
    await type('k');
    await type('R');
    expect(table.played).toEqual(['roll']);
  });

  test('? shows the rules', async () => {
    await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1' }), '1');
    await type('?');
    expect(screen.getByRole('dialog', { name: 'Rules' }).textContent).toContain('Prospector');
  });
});

describe('the board', () => {
  test('shows the Claim, the chance to match it and what it would bring', async () => {
    const areas = { 1: 'orange-1 orange-8' };
    const table = await sitAt(yaBlewIt, match({ deck: 'safe-1 orange-3 fire-1', areas }), '1');
    await table.play('0 draw');
    expect(screen.getByRole('region', { name: 'The Claim, 2 cards' })).toBeTruthy();
    expect(card('orange 3')).toBeTruthy();
    expect(screen.getByText('1 in 8 matches')).toBeTruthy();
    expect(document.body.textContent).not.toContain('%');
    expect(screen.getAllByText('If the Claim comes to you: +3').length).toBeGreaterThan(0);
    expect(buttons()).toEqual(['Roll the die', 'Pass']);
  });

  test('shows the die and rings its number until the Claim is another', async () => {
    const m = match({ deck: 'orange-3 blue-2 pink-5 fire-1', rolls: [2, 2] });
    const table = await sitAt(yaBlewIt, m, '0');
    const isRung = () => screen.queryByText(/the last roll/) !== null;
    const die = () => screen.queryByText('Bo: 2');
    await table.play('0 draw', '1 roll', '2 pass');
    expect([isRung(), die() !== null]).toEqual([true, true]);
    await table.play('0 add');
    expect([isRung(), die() !== null]).toEqual([false, false]);
  });

  test('a roll for one Fire is not shown in the next, nor beside the Claim after it', async () => {
    const m = match({
      deck: 'fire-2 fire-3 orange-3 fire-1',
      areas: { 0: 'blue-2 blue-78', 1: 'pink-5', 2: 'green-3' },
      rolls: [1, 1, 1, 1],
    });
    const table = await sitAt(yaBlewIt, m, '1');
    const die = () => screen.queryByText(/^(You|Ana|Bo|Chidi): \d$/);
    await table.play('0 draw', '0 roll', '1 roll');
    expect(die()).not.toBeNull();
    await table.play('2 roll');
    expect(die()).toBeNull();
    await table.play('0 draw');
    expect(die()).toBeNull();
  });

  test('keeps quiet about chances where the table wants it so', async () => {
    const m = match({ deck: 'orange-3 fire-1', options: { showOdds: false } });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    expect(screen.queryByText(/ in 8/)).toBeNull();
    expect(prompt().textContent).not.toMatch(/ in 8/);
  });

  test('counts the Fires that are still to come, from what everybody can see', async () => {
    const m = match({ deck: 'fire-2 orange-3 fire-1', rolls: [1, 1, 1] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    expect(screen.getAllByText(/5 Fires/).length).toBeGreaterThan(0);
  });

  test('burns a piece of the long fuse away with every Fire', async () => {
    const left = () =>
      document.querySelector<HTMLElement>('.wick')!.style.getPropertyValue('--left');
    const m = match({ deck: 'fire-2 orange-3 fire-1', rolls: [1, 1, 1] });
    const table = await sitAt(yaBlewIt, m, '1');
    expect(Number(left())).toBe(1);
    await table.play('0 draw');
    expect(Number(left())).toBeCloseTo(5 / 6);
    const broke = { type: 'fireBroke', card: 'fire-2', final: false } as const;
    const { motions } = animate([broke], { view: { table: m.G.table }, ctx: m.ctx } as never);
    expect(motions).toContainEqual({ thing: 'spark', how: 'slide' });
  });

  test('says how many Fires may be to come where a short match put some away, perhaps', async () => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      options: { length: 'short' },
      rolls: [1, 1, 1],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    screen.getByText('1 to 6 Fires');
    screen.getByText('1 to 6 Fires to come, one is the last card');
    expect(prompt().textContent).toMatch(/until a gem appears; 1 to 6 of \d+ cards are Fires/);
    await table.play('0 draw');
    screen.getByText('1 to 5 Fires');
    await act(() => changeLanguage('fr'));
    screen.getByText('1 à 5 Feux');
  });

  test('shows during a Fire who lost what', async () => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 blue-78', 1: 'pink-5', 2: 'green-3 safe-1' },
      rolls: [2, 6, 3],
    });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw', '2 place green', '0 roll');
    const fire = screen.getByRole('heading', { name: 'Fire in the Hole!' }).parentElement!;
    const rows = () =>
      within(fire)
        .getAllByRole('listitem')
        .map((row) => {
          const read = row.cloneNode(true) as HTMLElement;
          for (const drawn of read.querySelectorAll('[aria-hidden]')) drawn.remove();
          return read.textContent;
        });
    expect(rows()[0]).toContain('Anarolled 2:lost');
    expect(rows()[0]).toContain('blue 2');
    expect(rows()[1]).toBe('Younext to roll');
    await press(/Roll/);
    expect(rows()[1]).toBe('Yourolled 6:nothing lost');
    expect(rows()[2]).toBe('Chidinext to roll');
    await table.play('2 roll');
    expect(m.G.table.scoring[2]).toEqual(['green-3']);
  });

  test('shows during a Fire what everybody has at stake, what is charred, and what a Safe stands before', async () => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 blue-78', 1: 'pink-5 wild-18', 2: 'green-3 safe-1' },
      rolls: [2],
    });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw', '2 place green', '0 roll');
    const cards = (which: string) =>
      [...document.querySelectorAll(`[data-thing^="stake:"]${which}`)].map(
        (one) => one.textContent,
      );
    expect(cards('')).toEqual(['2', '7·8', '1·8', '5', '3']);
    expect([cards('.burned'), cards('.guarded')]).toEqual([['2'], ['3']]);
  });

  test('only names those who have nothing to lose in a Fire, and shows no roll of theirs', async () => {
    const m = match({ deck: 'fire-2 orange-3 fire-1', areas: { 1: 'blue-4' }, rolls: [1] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    const fire = screen.getByRole('heading', { name: 'Fire in the Hole!' }).parentElement!;
    expect(within(fire).getAllByRole('listitem')).toHaveLength(1);
    within(fire).getByText('Nothing to lose: Ana and Chidi');
    const idle = { type: 'rolled', playerID: '0', number: 3, purpose: 'fire', hit: false } as const;
    const scene = { view: { table: m.G.table }, playerID: '1' } as never;
    expect(animate([idle], scene)).toMatchObject({ motions: [], tempo: null });
    expect(animate([{ ...idle, playerID: '1' }], scene)).toMatchObject({ isSuspense: true });
  });

  test('is short where nobody has anything to lose', () => {
    const broke = { type: 'fireBroke', card: 'fire-2', final: false } as const;
    const tempoFor = (areas: Record<string, string>) => {
      const { G, ctx } = match({ deck: 'fire-1', areas });
      return animate([broke], { view: { table: G.table }, ctx, playerID: '1' } as never).tempo;
    };
    expect([tempoFor({ 2: 'safe-1' }), tempoFor({ 2: 'blue-4' })]).toEqual(['result', undefined]);
  });
});

describe('Safes', () => {
  const start = () =>
    match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 pink-5 safe-1 safe-2', 1: 'green-3 safe-3' },
      cursed: { 0: 'yellow' },
    });
  const stacks = () => screen.getByRole('group', { name: /^Your stacks/ });
  const pressStack = (name: RegExp) =>
    act(async () => fireEvent.click(within(stacks()).getByRole('button', { name })));
  const guarded = () =>
    within(stacks())
      .getAllByRole('button')
      .filter((stack) => stack.getAttribute('aria-pressed') === 'true')
      .map((stack) => stack.getAttribute('aria-label'));

  test('are put on stacks or left off, and can be moved until all are placed', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(sentence()).toBe('Fire! Place your Safes');
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await press(/Place/);
    expect(sentence()).toBe('Your Safes are placed. Waiting for Bo');
    expect(buttons()).toEqual([]);
    await pressStack(/^blue/); // comes off
    expect(guarded()).toEqual(['pink: 5, protected by a Safe']);
    await press(/Place them again/);
    expect(table.played).toEqual(['draw', 'place blue pink', 'place pink off']);
    await table.play('1 place off');
    expect(m.G.table.safes[0]).toEqual(['pink']);
  });

  test('every placement can be made by pressing stacks', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await press(/Draw/);
    await pressStack(/^pink/);
    expect(guarded()).toEqual(['blue: 2, protected by a Safe']);
    await pressStack(/^blue/);
    expect(guarded()).toEqual(['blue: 2, protected by 2 Safes']);
    await pressStack(/^pink/); // none lies beside the stacks: one moves
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await pressStack(/^pink/);
    await pressStack(/^pink/);
    await pressStack(/^blue/);
    await pressStack(/^pink/);
    expect(guarded()).toEqual(['pink: 5, protected by 2 Safes']);
  });

  test('are taken in hand and put on a stack, that very one', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await press(/Draw/);
    const thing = (of: string) =>
      document.querySelector<HTMLElement>(`[data-own] [data-thing^="${of}"]`)!;
    const drag = async (safe: string, stack: string) => {
      document.elementsFromPoint = () => [thing(stack)];
      const source = thing(safe).querySelector('[data-drag]') ?? thing(safe);
      const hand = (type: string, clientX: number) =>
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), {
          ...{ pointerId: 1, isPrimary: true },
        });
      await act(async () => {
        source.dispatchEvent(hand('pointerdown', 0));
        window.dispatchEvent(hand('pointermove', 50));
        window.dispatchEvent(hand('pointerup', 50));
        // the click that comes of letting go is over then
        await new Promise((later) => setTimeout(later));
      });
    };
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await drag('own:safe:pink', 'stack:blue');
    expect(guarded()).toEqual(['blue: 2, protected by 2 Safes']);
    await pressStack(/^blue/);
    await pressStack(/^pink/);
    // one stands on pink, the other lies beside the stacks
    await drag('own:safe-', 'stack:blue');
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await drag('own:safe:blue', 'stack:blue');
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
  });

  test('that are about to be placed change what the fuse says burns', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await press(/Draw/);
    const fuse = () => screen.getByRole('list', { name: 'The numbers of the die' });
    const spoken = () =>
      within(fuse())
        .getAllByRole('listitem')
        .map((face) => face.textContent)
        .filter((words) => !words!.includes('nothing'));
    expect(spoken()).toEqual(['2costs a Safe', '5costs a Safe']);
    await pressStack(/^blue/);
    expect(spoken()).toEqual(['2burns', '5costs a Safe']);
    expect(screen.getByText('1 in 8 burns you')).toBeTruthy();
  });

  test.each([
    ['go to the stacks worth most, never to the cursed one', undefined, [/^blue/, /^pink/]],
    ['stay where they stand', { 0: ['green' as const] }, [/^green/, /^pink/]],
  ])('are proposed: they %s', async (_, safes, expected) => {
    const areas = { 0: 'blue-2 pink-5 pink-6 safe-1 safe-2 green-3 green-4 green-7' };
    const m = match({ deck: 'fire-2 orange-3 fire-1', areas, safes, cursed: { 0: 'green' } });
    await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(guarded()).toEqual(expected.map((name) => expect.stringMatching(name)));
  });

  test('tell who is still placing, and nothing else', async () => {
    const table = await sitAt(yaBlewIt, start(), '2');
    await table.play('0 draw', '0 place blue blue');
    expect([sentence(), buttons()]).toEqual(['Fire! Waiting for Bo to place Safes', []]);
    const fire = screen.getByRole('heading', { name: 'Fire in the Hole!' }).parentElement!;
    expect(
      within(fire)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Anaplaced', 'Boplacing Safes…']);
  });

  test('are seen on the stack they protect', async () => {
    const table = await sitAt(yaBlewIt, start(), '0');
    await table.play('0 draw', '0 place blue blue', '1 place off');
    expect(screen.getByText('blue: 2, protected by 2 Safes')).toBeTruthy();
  });
});

describe('after a roll', () => {
  type Rolled = {
    deck: string;
    rolls: number[];
    actions: string[];
    seat?: '0' | '1';
    area?: string;
  };
  const steal = (gem: string, roll: number): Rolled => ({
    deck: `${gem} fire-1`,
    rolls: [roll],
    actions: ['0 draw', '1 roll'],
  });
  const gamble = (gem: string, roll: number): Rolled => ({
    deck: `orange-3 ${gem} fire-1`,
    rolls: [1, 1, roll],
    actions: ['0 draw', '1 roll', '2 roll', '0 gamble', '0 roll'],
    seat: '0',
  });
  // whoever has no gem rolls without being asked
  const fire = (area: string, roll: number, ...placing: string[]): Rolled => ({
    deck: 'fire-2 fire-1',
    area,
    rolls: [8, roll],
    actions: ['0 draw', ...placing, '1 roll'],
  });

  /** Cursed are blue for the Prospector, green for the Miner who rolls. */
  // prettier-ignore
  const OUTCOMES: [what: string, says: string, stand: string, Rolled][] = [
    ['a match takes the Claim', 'A match! Take the Claim: +1', 'Take the Claim', steal('orange-3', 3)],
    ['a match takes what is cursed', 'A match: roll again, or take the Claim: −1', 'Take the Claim', steal('green-3', 3)],
    ['a miss', 'Missed: roll again, or let it go', 'Let it go', steal('orange-3', 1)],
    ['a miss of what is cursed', 'Missed, luckily: let it go', 'Let it go', steal('green-3', 1)],
    ['a gamble that matches', 'A match! Roll again, or let it blow', 'Let it blow', gamble('pink-8', 8)],
    ['a gamble that matches what is cursed', 'A match, luckily: let it blow', 'Let it blow', gamble('blue-56', 5)],
    ['a gamble that does not match', 'No match! Take the Claim: +2', 'Take the Claim', gamble('pink-8', 2)],
    ['a gamble that does not match what is cursed', 'No match: roll again, or take the Claim: −2', 'Take the Claim', gamble('blue-56', 2)],
    ['a Fire burns', 'A hit: roll again, or let it burn: −1', 'Let it burn', fire('orange-3', 3)],
    ['a Fire burns what is cursed', 'A hit, luckily: let it burn: +1', 'Let it burn', fire('green-3', 3)],
    ['a Fire costs a Safe', 'Your Safe held: lose the Safe, or roll again', 'Lose the Safe', fire('orange-3 safe-1', 3, '1 place orange')],
    ['a Fire burns nothing', 'Nothing burns: move on', 'Move on', fire('orange-3', 4)],
  ];

  async function rolled({ deck, rolls, actions, seat = '1', area = '' }: Rolled) {
    const m = match({ deck, rolls, areas: { [seat]: `${area} detonator-1` } });
    await sitAt(yaBlewIt, m, seat).then((table) => table.play(...actions));
    m.done();
  }

  const emphasis = () => within(prompt()).getByRole('heading').querySelector('em')!.textContent!;
  const main = () => prompt().querySelector('.go .text')!.firstChild!.textContent!;
  const firstLetters = (words: string) => words.toLowerCase().slice(0, 4);

  test.each(OUTCOMES)('%s: "%s"', async (_, says, stand, scenario) => {
    await rolled(scenario);
    expect([sentence(), buttons()]).toEqual([says, [stand, 'Roll again']]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(OUTCOMES)('%s: the headline proposes what the amber button does', async (...row) => {
      await rolled(row[3]);
      await act(() => changeLanguage(language));
      expect(firstLetters(emphasis())).toBe(firstLetters(main()));
    });
  });

  test('another roll says what it may bring, and letting it stand what it would cost', async () => {
    await rolled(steal('orange-24', 1));
    expect(prompt().textContent).toContain('2 in 8 to take it, for a Detonator');
    cleanup();
    await rolled(steal('green-25', 2)); // a cursed colour
    expect(prompt().textContent).toContain('6 in 8 to be rid of it, for a Detonator');
    cleanup();
    await rolled(gamble('pink-8', 8));
    expect(prompt().textContent).toContain('6 in 8 to save it, for a Detonator');
    cleanup();
    await rolled(fire('orange-3 orange-57 pink-5 safe-1', 3, '1 place pink'));
    expect(prompt().textContent).toContain('5 in 8 to lose nothing, for a Detonator');
    expect(prompt().textContent).toContain('1 card burns: −3');
  });

  test('nobody else is told what to do', async () => {
    const m = match({ deck: 'orange-3 fire-1', rolls: [3], areas: { 1: 'detonator-1' } });
    const table = await sitAt(yaBlewIt, m, '2');
    await table.play('0 draw', '1 roll');
    expect(sentence()).toBe('Bo rolled 3 and may roll again');
    expect(prompt().textContent).toContain('A match: Bo would take the Claim');
  });
});

describe('what is proposed is what the sentence names first', () => {
  const first = () => within(prompt()).getByRole('heading').querySelector('em')!.textContent;
  const main = () => prompt().querySelector('.go .text')!.firstChild!.textContent;
  const cursed = { 0: 'orange' as const, 1: 'orange' as const };

  test('a Claim that would cost points is left alone', async () => {
    const m = match({ deck: 'orange-3 orange-1 fire-1', areas: { 0: 'jumper-1' }, cursed });
    await sitAt(yaBlewIt, m, '0').then((table) => table.play('0 draw'));
    expect([first(), main()]).toEqual(['let the Miners try', 'Let the Miners try']);
    cleanup();
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 decline'));
    expect([first(), main()]).toEqual(['pass', 'Pass']);
    cleanup();
    await sitAt(yaBlewIt, m, '0').then((table) => table.play('1 pass', '2 pass'));
    expect([first(), main()]).toEqual(['add to the Claim', 'Add to it']);
  });

  test('a Claim that brings points is gone for', async () => {
    const m = match({ deck: 'orange-3 orange-1 fire-1' });
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 draw'));
    expect([first(), main()]).toEqual(['roll for the Claim', 'Roll the die']);
  });
});

describe('the odds of a Fire', () => {
  const burning = () =>
    match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'orange-3 orange-57 pink-7 safe-1' },
      safes: { 0: ['orange'] },
      rolls: [7],
    });

  test('tell numbers that burn from numbers that cost a Safe', async () => {
    const table = await sitAt(yaBlewIt, burning(), '0');
    await table.play('0 draw', '0 place orange');
    expect(screen.getByText('1 in 8 burns you')).toBeTruthy();
    expect(screen.getByText('cost a Safe').parentElement!.textContent).toBe('3 in 8cost a Safe');
    expect(prompt().textContent).toContain('1 in 8 burns, 3 in 8 cost a Safe');
    const faces = within(screen.getByRole('list', { name: 'The numbers of the die' }));
    expect(faces.getAllByRole('listitem').map((face) => face.textContent)).toEqual([
      '1burns nothing',
      '2burns nothing',
      '3costs a Safe',
      '4burns nothing',
      '5costs a Safe',
      '6burns nothing',
      '7burns, costs a Safe',
      '8burns nothing',
    ]);
  });
});

describe('what the Claim would bring', () => {
  const rows = () =>
    within(screen.getAllByRole('heading', { name: /^If the Claim/ })[0].parentElement!)
      .getAllByRole('listitem')
      .map((row) => [row.textContent, row.querySelector('.bad') !== null]);

  test('adds up: the wild that changes its colour is a row', async () => {
    const areas = { 1: 'yellow-2 orange-1 orange-8 wild-36' };
    const m = match({ deck: 'safe-1 yellow-13 fire-1', areas });
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 draw'));
    expect(screen.getAllByText('If the Claim comes to you: +6').length).toBeGreaterThan(0);
    expect(rows()).toEqual([
      ['yellow1 → 3+5', false],
      ['→wild, counted as yellow+1', false],
      ['Safe×1', false],
    ]);
  });

  test('shows what is cursed as bad, and strikes its gem through', async () => {
    const m = match({ deck: 'green-3 fire-1' });
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 draw'));
    expect(rows()).toEqual([['green0 → 1−1', true]]);
    expect(card('green 3, cursed')).toBeTruthy();
    cleanup();
    await sitAt(yaBlewIt, m, '2');
    expect(screen.queryByText(/green 3, cursed/)).toBeNull();
  });
});

describe.each(LANGUAGES)('the keys in %s', (language) => {
  const t = () => i18next.getFixedT(language, 'ya-blew-it');
  /** What may be offered at the same time. */
  const TOGETHER = [
    ['draw'],
    ['drawOn'],
    ['jump', 'decline'],
    ['roll', 'pass'],
    ['keep', 'add'],
    ['keep', 'gamble'],
    ['roll', 'gambleOn'],
    ['place'],
    ...[
      'steal.hit',
      'steal.miss',
      'gamble.hit',
      'gamble.miss',
      'fire.hit',
      'fire.safe',
      'fire.miss',
    ].map((kind) => ['reroll', `stand.${kind}`]),
  ];

  test.each(TOGETHER)(
    '%s %s: letters of their words, each another one, none the frame’s',
    (...moves) => {
      const letters = moves.filter(Boolean).map((move) => t()(`key.${move}`));
      expect(new Set(letters).size).toBe(letters.length);
      for (const [i, letter] of letters.entries()) {
        expect(letter).toMatch(/^[a-z]$/);
        expect('cu').not.toContain(letter);
        expect(t()(`move.${moves[i]}`, { count: 1 }).toLowerCase()).toContain(letter);
      }
    },
  );

  test('whoever presses the key of a roll twice in haste uses nothing up', () => {
    expect(t()('key.reroll')).not.toBe(t()('key.roll'));
  });

  test('begin most words', () => {
    const moves = ['draw', 'roll', 'pass', 'keep', 'jump', 'place'];
    for (const move of moves)
      expect([move, t()(`move.${move}`, { count: 1 })[0].toLowerCase()]).toEqual([
        move,
        t()(`key.${move}`),
      ]);
  });
});

/** Matches in which everything happens that can happen. */
const STORIES = [
  {
    deck: 'orange-3 purple-5 blue-4 green-3 fire-1',
    areas: { 0: 'jumper-1', 1: 'detonator-1' },
    rolls: [1, 2, 1, 3, 3],
    // prettier-ignore
    actions: [
      '0 draw', '0 decline', '1 roll', '1 reroll', '2 roll', '0 gamble', '0 roll', // lost
      '1 draw', '2 pass', '0 pass', '1 keep',
      '2 draw', '0 roll', // stolen
    ],
  },
  {
    deck: 'fire-2 safe-4 fire-1',
    areas: { 0: 'blue-2 blue-3 safe-1', 1: 'pink-5', 2: 'green-3' },
    rolls: [2, 5, 1, 8, 1, 3],
    // prettier-ignore
    actions: [
      '0 draw', '0 place blue', '0 roll', '1 roll', '2 roll', // a Safe burns, a card burns, nothing burns
      '0 draw', '0 roll', '2 roll', // no gem in the last Claim
    ],
  },
  {
    deck: 'orange-3 purple-5 blue-4 green-3 fire-1',
    areas: { 0: 'jumper-1' },
    rolls: [1, 1, 8],
    // prettier-ignore
    actions: [
      '0 draw', '0 jump',
      '1 draw', '2 roll', '0 roll', '1 gamble', '1 roll', // won
      '2 draw', '0 pass', '1 pass', '2 add', '0 pass', '1 pass', // the last Claim, forced
    ],
  },
];

describe('the rules page', () => {
  /** What a newcomer has to learn from the sheet, and the words that say it. */
  const SAID: Record<string, Record<string, RegExp>> = {
    en: {
      'gems of the cursed colour are to be avoided': /Cursed colour: .* so avoid them/,
      'what numbers are for': /numbers on the gems are faces of the die/,
      'the first added gem may be looked at': /look at it, and then decide/,
      'a gamble must be rolled': /the Prospector must roll/,
      'everybody is in again': /everybody is in again/,
      'a Detonator is discarded': /whatever the roll was for, then discard it/,
      'a Safe that is not hit stays': /not hit stays for the next Fire/,
      'wilds burn': /Wild Gems and gems of their Cursed colour included/,
    },
    fr: {
      'gems of the cursed colour are to be avoided': /couleur maudite, .* évitez-les/,
      'what numbers are for': /nombres des gemmes sont les faces du dé/,
      'the first added gem may be looked at': /la regarder, puis décider/,
      'a gamble must be rolled': /le jet est obligatoire/,
      'everybody is in again': /tout le monde revient en jeu/,
      'a Detonator is discarded': /la raison du jet, puis défaussez-le/,
      'a Safe that is not hit stays': /n’est pas touché reste pour le prochain Feu/,
      'wilds burn': /jokers et gemmes de sa couleur maudite compris/,
    },
  };

  test.each(LANGUAGES)('says in %s all that the sheet says', async (language) => {
    await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1' }), '1');
    await act(() => changeLanguage(language));
    await type('?');
    const words = screen.getByRole('dialog').textContent!;
    for (const [what, said] of Object.entries(SAID[language]))
      expect([what, said.test(words)]).toEqual([what, true]);
  });
});

describe.each(LANGUAGES)('the story in %s', (language) => {
  const lines = () =>
    within(screen.getByRole('log', { name: i18next.t('match:log.title') }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  test('everything that can happen is told in words, to whom it happens and to others', async () => {
    const told = new Set<string>();
    for (const { actions, ...position } of STORIES)
      for (const playerID of ['0', '1', '2', null]) {
        const m = match(position);
        const table = await sitAt(yaBlewIt, m, playerID);
        await act(() => changeLanguage(language));
        await table.play(...actions);
        for (const line of lines()) expect(line).not.toMatch(/event|[<>{}]|undefined/);
        for (const { type } of m.events) told.add(type);
        m.done();
        cleanup();
      }
    expect([...told].sort()).toEqual(Object.keys(EVENTS).sort());
  });
});

test('the story speaks of cards by what they show', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'safe-1 green-16 fire-1' }), '0');
  await table.play('0 draw');
  expect(screen.getByRole('log', { name: 'What happened' }).textContent).toContain(
    'You drew 1·6Safe and green 1 6',
  );
});

test('everything has a name: moves, and the lines of the score sheet', () => {
  for (const language of LANGUAGES) {
    const t = i18next.getFixedT(language, 'ya-blew-it');
    const keys = [
      ...Object.keys(yaBlewIt.moves)
        .filter((move) => move !== 'stand') // called by what it brings
        .map((move) => `move.${move}`),
      ...yaBlewIt.scoreKeys.map((key) => `score.${key}`),
    ];
    for (const key of keys) expect(t(key, { count: 1 })).not.toBe(key);
  }
});

describe('the log', () => {
  const log = () =>
    [...screen.getByRole('log', { name: 'What happened' }).querySelectorAll('li')].map(
      (line) => line.textContent,
    );

  test('tells a roll in one line, with those that gave way to it and what came of it', async () => {
    const m = match({
      deck: 'orange-3 fire-1',
      areas: { 1: 'detonator-1 detonator-2' },
      rolls: [2, 4, 3],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll');
    expect(log().at(-1)).toContain('Bo rolled 2');
    await table.play('1 reroll', '1 reroll');
    expect(log().filter((line) => line!.startsWith('Bo'))).toEqual([
      expect.stringMatching(/^Bo rolled 2 4 32, 4, 3 and steals the Claim/),
    ]);
  });

  test('takes at most five lines for a Fire of four, and one for all who have nothing to lose', async () => {
    const m = match({
      players: 4,
      deck: 'fire-2 orange-3 fire-1',
      areas: { 1: 'blue-4', 2: 'green-3' },
      rolls: [8, 4, 5, 7],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll', '2 roll');
    const told = log();
    const fire = told.findIndex((line) => line!.includes('Fire in the Hole!'));
    const end = told.findLastIndex((line) => /drew/.test(line!));
    const lines = told.slice(fire, end).filter((line) => line !== 'Since your move');
    expect(lines).toEqual([
      'Fire in the Hole!',
      'Nothing to lose: You',
      expect.stringMatching(/^Bo rolled 4.* and lost/),
      expect.stringMatching(/^Chidi rolled 5.*: nothing burns/),
    ]);
  });
});
