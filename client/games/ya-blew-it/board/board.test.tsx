import { act, cleanup, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { changeLanguage } from '../../../text/i18n';
import { animate } from '../animation/animate';
import { buttons, card, leave, press, prompt } from '../testing';

afterEach(leave);

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
    const dice = () =>
      [...document.querySelectorAll('main [data-hint="die"]')].map((die) => die.textContent);
    await table.play('0 draw', '0 roll', '1 roll');
    expect(dice()).toEqual(['1', '1', '']);
    await table.play('2 roll');
    expect(dice()).toEqual([]);
    await table.play('0 draw');
    expect(dice()).toEqual(['', '', '']);
  });

  test('shows what could burn whoever is to roll for a Fire, not whoever has', async () => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 blue-78', 1: 'pink-5', 2: 'green-3 green-4 green-16' },
      rolls: [2, 1, 1],
    });
    const table = await sitAt(yaBlewIt, m, '2');
    const odds = () => document.querySelector('[data-thing="fuse"] .words')!.textContent;
    const rung = () => document.querySelector('.face.rolled')?.textContent;
    await table.play('0 draw');
    expect(odds()).toBe('3 in 8 burn Ana');
    await table.play('0 roll');
    // Bo is asked, and thinks
    expect([odds(), rung()]).toEqual(['1 in 8 burns Bo', undefined]);
    await table.play('1 roll');
    expect([odds(), rung()]).toEqual(['4 in 8 burn you', undefined]);
  });

  test('is dim for the last cards, and light again once all of them are settled', async () => {
    const isDim = () => document.querySelector('.board.late') !== null;
    const table = await sitAt(
      yaBlewIt,
      match({ deck: 'orange-3 fire-1', rolls: [3, 1, 1, 1] }),
      '0',
    );
    await table.play('0 draw', '1 roll');
    expect(isDim()).toBe(true);
    await table.play('1 draw', '1 roll');
    await act(async () => screen.getByRole('button', { name: 'Look at the table' }).click());
    expect(screen.getByText('The mine is closed')).toBeTruthy();
    expect(isDim()).toBe(false);
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

  test('burns a bow of the long fuse away with every Fire', async () => {
    const burnt = () => document.querySelectorAll('.wick [data-burnt]').length;
    const left = () =>
      document.querySelector<HTMLElement>('.wick')!.style.getPropertyValue('--left');
    const m = match({ deck: 'fire-2 orange-3 fire-1', rolls: [1, 1, 1] });
    const table = await sitAt(yaBlewIt, m, '1');
    expect([Number(left()), burnt()]).toEqual([1, 0]);
    await table.play('0 draw');
    expect(Number(left())).toBeCloseTo(5 / 6);
    expect(burnt()).toBe(1);
  });

  test('has the last ten cards burn down in the header', async () => {
    const deck =
      'orange-3 blue-2 pink-5 pink-6 pink-7 pink-8 green-3 green-4 green-7 green-8 fire-1';
    const table = await sitAt(yaBlewIt, match({ deck }), '1');
    const left = () => screen.getByRole('banner').querySelector('.late');
    expect([left(), screen.getByRole('banner').textContent]).toEqual([
      null,
      expect.stringContaining('11 cards left'),
    ]);
    await table.play('0 draw');
    expect(left()?.textContent).toBe('10 cards left');
  });

  test('says how many Fires may be to come where a short match put some away, perhaps', async () => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      options: { length: 'short' },
      rolls: [1, 1, 1],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    // at the deck, and where the note beside the plates has little room
    expect(screen.getAllByText('1 to 6 Fires')).toHaveLength(2);
    screen.getByText('1 to 6 Fires to come, one is the last card');
    expect(prompt().textContent).toMatch(
      /until a gem appears; 1 to 6 of the 3 cards are Fires, including the last/,
    );
    await table.play('0 draw');
    expect(screen.getAllByText('1 to 5 Fires')).toHaveLength(2);
    await act(() => changeLanguage('fr'));
    expect(screen.getAllByText('1 à 5 Feux')).toHaveLength(2);
  });

  test.each([
    ['en', '6 Fires', '6 of the 3 cards are Fires, including the last'],
    ['fr', '6 Feux', '6 des 3 cartes sont des Feux, dont la dernière'],
  ] as const)('counts as many Fires in the button as at the deck: %s', async (to, all, next) => {
    await sitAt(yaBlewIt, match({ deck: 'orange-3 blue-4 fire-1' }), '0');
    await act(() => changeLanguage(to));
    expect(document.querySelector('.corner')!.textContent).toContain(all);
    expect(prompt().textContent).toContain(next);
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
    within(fire).getByText('Ana and Chidi have nothing to lose');
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
      ['yellow1 → 3 gems(+5)', false],
      ['→wild, counted as yellow(+1)', false],
      ['Safe×1', false],
    ]);
  });

  test('says the points of a single colour once: they are the total', async () => {
    await sitAt(yaBlewIt, match({ deck: 'orange-24 fire-1' }), '1').then((table) =>
      table.play('0 draw'),
    );
    expect(screen.getAllByText('If the Claim comes to you: +3').length).toBeGreaterThan(0);
    expect(rows()).toEqual([['orange0 → 2 gems', false]]);
  });

  test('shows what is cursed as bad, and strikes its gem through', async () => {
    const m = match({ deck: 'green-3 orange-1 fire-1' });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw', '1 pass', '2 pass', '0 add');
    expect(rows()).toEqual([
      ['green0 → 1 gem(−1)', true],
      ['orange0 → 1 gem(+1)', false],
    ]);
    expect(card('green 3, cursed')).toBeTruthy();
    cleanup();
    await sitAt(yaBlewIt, m, '2');
    expect(screen.queryByText(/green 3, cursed/)).toBeNull();
  });

  test('strikes nothing through any more for whoever the Claim cannot come to', async () => {
    const m = match({ deck: 'green-3 orange-1 fire-1', rolls: [8] });
    const table = await sitAt(yaBlewIt, m, '1');
    const told = () =>
      document.querySelector<HTMLElement>('[data-thing="claim:green-3"]')!.dataset.hint;
    await table.play('0 draw');
    expect([told(), screen.queryByText('green 3, cursed') !== null]).toEqual(['cursed', true]);
    await table.play('1 roll');
    expect([told(), screen.queryByText('green 3, cursed') !== null]).toEqual(['gem', false]);
  });
});
