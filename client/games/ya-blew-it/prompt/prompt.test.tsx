import { act, cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { changeLanguage, LANGUAGES } from '../../../text/i18n';
import { buttons, leave, press, prompt, sentence, type } from '../testing';

afterEach(leave);

describe('what can be clicked is what is legal', () => {
  const start = (deck = 'orange-3 purple-5 blue-4 fire-2 green-3 fire-1') => match({ deck });

  test('the Prospector draws, then the Miners decide one after the other', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '1');
    expect([sentence(), buttons()]).toEqual(['Ana prospects for a new Claim', []]);
    await table.play('0 draw');
    expect([sentence(), buttons()]).toEqual([
      'Your turn: pass, or roll for the Claim',
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

  test('the plates say who has yet to roll for a Fire, who has, and who has nothing to lose', async () => {
    const m = match({
      deck: 'orange-3 fire-2 blue-4 fire-1',
      areas: { 0: 'blue-2', 1: 'pink-5' },
      rolls: [8, 1, 1],
    });
    const table = await sitAt(yaBlewIt, m, '2');
    const roles = () =>
      [...document.querySelectorAll<HTMLElement>('.role')].map(({ textContent }) => textContent);
    await table.play('0 draw', '1 roll', '2 pass');
    expect(roles()).toEqual(['is thinking…', 'out', 'still in']);
    await table.play('0 add');
    expect(roles()).toEqual(['is thinking…', 'yet to roll', 'nothing to lose']);
    await table.play('0 roll');
    expect(roles()).toEqual(['has rolled', 'is thinking…', 'nothing to lose']);
  });

  test.each([
    ['en', /1 in 8 for no points, or you are out/, /: no points.*Take the Claimno points/],
    ['fr', /1 sur 8 : aucun point, sinon hors jeu/, /: aucun point.*Prendre le Filonaucun point/],
  ] as const)('a Claim that brings nothing is said to bring none: %s', async (to, roll, stand) => {
    const m = match({
      deck: 'orange-6 blue-4 fire-1',
      areas: { 1: 'orange-1 orange-3 orange-24 orange-57 detonator-5' },
      rolls: [6],
    });
    const table = await sitAt(yaBlewIt, m, '1');
    await act(() => changeLanguage(to));
    await table.play('0 draw');
    expect(prompt().textContent.replaceAll('\u00a0', ' ')).toMatch(roll);
    await table.play('1 roll');
    expect(prompt().textContent.replaceAll('\u00a0', ' ')).toMatch(stand);
    expect(prompt().textContent).not.toContain('+0');
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

  test('whose Claim it is already is not told in French to steal it', async () => {
    const m = match({ deck: 'orange-24 purple-5 fire-1', areas: { 0: 'jumper-1' } });
    const table = await sitAt(yaBlewIt, m, '0');
    await act(() => changeLanguage('fr'));
    await table.play('0 draw');
    expect(sentence()).toBe('À vous\u00a0: raflez le Filon, ou laissez faire');
    expect(buttons()).toEqual(['Rafler le Filon', 'Laisser faire']);
  });

  test('a Faulty Detonator is offered after a roll', async () => {
    const m = match({ deck: 'orange-3 fire-1', areas: { 1: 'detonator-1' }, rolls: [1, 3] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    await press(/Roll/);
    expect([sentence(), buttons()]).toEqual([
      'Missed: let it go, or roll again',
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

test.each([
  ['', false, undefined],
  ['detonator-1', true, 'a Faulty Detonator in reserve'],
  ['detonator-1 detonator-3', true, '2 Faulty Detonators in reserve'],
])(
  'a roll in a Fire has all the room, but for whoever could then press another roll in haste, who is told of it there: %s',
  async (tools, isHalf, words) => {
    const areas = { 1: `blue-2 ${tools}` };
    const m = match({ deck: 'fire-2 orange-3 fire-1', areas, rolls: [1] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    expect(buttons()).toEqual(['Roll the die']);
    expect(prompt().querySelector('[data-choice]')!.matches('.keepsPlace')).toBe(isHalf);
    expect(prompt().querySelector('.next')?.textContent.trim()).toBe(words);
  },
);

describe('once the last card is all that is left to draw', () => {
  const asides = () => [...prompt().querySelectorAll('.second')].map((one) => one.textContent);

  test('nobody is promised a larger Claim', async () => {
    const m = match({ deck: 'orange-3 fire-1' });
    const miner = await sitAt(yaBlewIt, m, '1');
    await miner.play('0 draw');
    expect(asides()).toContain('stay in');
    cleanup();
    const prospector = await sitAt(yaBlewIt, m, '0');
    await prospector.play('1 pass', '2 pass');
    expect(asides()).toContain('the last card, a Fire; 2 Miners may roll');
  });

  test('nor is a gem, by whoever gambles, who need not roll then', async () => {
    const m = match({ deck: 'orange-3 fire-1', rolls: [1, 1] });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll', '2 roll');
    expect(asides()).toContain('the last card, a Fire, and no roll');
    await table.play('0 gamble');
    expect(m.G.table.scoring[0]).toEqual(['orange-3']);
  });

  test('nor a new Claim, by whoever draws it', async () => {
    const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1' }), '1');
    await table.play('0 draw', '1 pass', '2 pass', '0 keep');
    expect(sentence()).toBe('Your turn: draw the last card');
  });
});
