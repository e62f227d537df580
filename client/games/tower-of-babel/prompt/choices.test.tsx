import { cleanup, within } from '@testing-library/react';
import {
  buttons,
  meter,
  offerOf,
  offers,
  press,
  pressAction,
  pressCard,
  pressDisc,
  pressOffer,
  prompt,
  sentence,
  sit,
  type,
} from '../testing';

afterEach(cleanup);

/** What the plates say of everybody. */
const roles = () =>
  [...document.querySelectorAll('[data-seat] .role')].map((role) => role.textContent);

describe('whoever is active', () => {
  test('accepts offers, takes one back, and builds; the meter adds up', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0');
    expect([meter(), buttons()]).toEqual([
      '1 card is missing',
      ['Accept 3 from Bo: 3 ships + trade', 'Accept 1 from Chidi: 1 ship', 'Give up'],
    ]);
    await pressOffer(/^Chidi: 1 ship/);
    expect([meter(), buttons()]).toEqual([
      '1 accepted, you\u00a0add\u00a04',
      ['Build: add 4 ships', 'Accept 3 from Bo: 3 ships + trade', 'Take back'],
    ]);
    await pressOffer(/^Chidi/);
    await pressOffer(/^Bo: 3 ships \+ trade/);
    expect([meter(), buttons()[0]]).toEqual([
      '3 accepted, you\u00a0add\u00a02',
      'Build: add 2 ships',
    ]);
    const told = prompt().textContent!.replace(/\s/g, ' ');
    expect(told).toContain('5 parts for you, the disc for Bo · 1 point to the others');
    await press(/^Build/);
    expect(table.played).toEqual(['accept 2', 'refuse 2', 'accept 1', 'fulfil 0']);
    expect(table.m.G.discs[1]).toContain('ship-5a');
  });

  test('accepts offers by the buttons and the letters, too', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0');
    await press(/^Accept . from Bo/);
    expect(buttons()).toEqual(['Build: add 2 ships', 'Accept 1 from Chidi: 1 ship', 'Take back']);
    await press(/^Take back/);
    await type('2');
    expect(table.played).toEqual(['accept 1', 'undo', 'accept 2']);
  });

  test.each([3, 4, 5])('accepts any offer at a table of %i by its letter', async (players) => {
    const hands = {
      0: { ship: 3 },
      1: { ship: 2 },
      2: { ship: 1 },
      3: { ship: 1 },
      4: { ship: 1 },
    };
    const table = await sit('0', { players, hands });
    const offers = ['1 offer 2', '2 offer 1 trade', '3 offer 1', '4 offer 1'];
    const all = [
      '2 from Bo: 2 ships',
      '1 from Chidi: 1 ship + trade',
      '1 from Deniz: 1 ship',
      '1 from Eve: 1 ship',
    ];
    const made = players - 1;
    await table.play('0 build ship-5a', ...offers.slice(0, made));
    expect(buttons()).toEqual([...all.slice(0, made).map((offer) => `Accept ${offer}`), 'Give up']);
    await type(String(made));
    expect(table.played).toEqual([`accept ${made}`]);
    expect(buttons()).toContain('Accept 2 from Bo: 2 ships');
  });

  test('has offers numbered in the order of their buttons, where one is empty too, and says who would get the disc', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 0', '2 offer 2 trade', '3 offer 1');
    const offers = within(prompt()).getAllByRole('button', { name: /^Accept/ });
    expect(offers.map(({ dataset }) => dataset.letter)).toEqual(['1', '2']);
    expect(offers.map((offer) => offer.textContent)).toEqual([
      expect.stringMatching(/Accept 2the disc for Chidi$/),
      'Accept 1Deniz',
    ]);
    await type('1');
    await type('2');
    expect(table.played).toEqual(['accept 2', 'accept 3']);
  });

  test('gives up at the second press only, by mouse and by key', async () => {
    const table = await sit('0', {
      hands: { 0: { ship: 3 }, 1: { ship: 1 }, 2: { ship: 1 } },
    });
    await table.play('0 build ship-5a', '1 offer 1', '2 offer 1', '3 offer 0');
    expect(prompt().textContent).toContain('Give up2 points to the others');
    await press(/^Give up/);
    expect(prompt().textContent).toContain('Give upyour turn ends: press again');
    await type('1');
    await type('g');
    expect(table.played).toEqual(['accept 1']);
    await type('g');
    expect(table.played).toEqual(['accept 1', 'giveUp']);
  });

  test('is told on the plates what was offered, and that nothing is no refusal', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0');
    expect(roles()).toEqual(expect.arrayContaining(['offer turned', 'empty offer']));
  });

  test('reads of a refused offer, on the plate and where it lies, and not of a person', async () => {
    const table = await sit('0', { actionCards: { 0: 'joker-1' } });
    await table.play('0 build ship-3', '1 offer 3', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(roles()).toContain('refused');
    expect(offers()[0].textContent).toMatch(/refused$/);
  });

  test('is told why an offer does not fit, before and after pressing it', async () => {
    const table = await sit('0', { hands: { 0: { ship: 4 }, 1: { ship: 3 }, 2: { ship: 5 } } });
    await table.play('0 build ship-5a', '1 offer 2 trade', '2 offer 4 trade', '3 offer 0');
    await pressOffer(/^Bo/);
    expect(offerOf(/^Chidi/).textContent).toContain('1 too many');
    expect(offerOf(/^Chidi/).getAttribute('aria-disabled')).toBe('true');
    await pressOffer(/^Chidi/);
    expect(prompt().textContent).toContain('With this offer there would be 1 ship too many.');
    await pressOffer(/^Deniz/);
    expect(prompt().textContent).toContain('This offer is empty.');
    expect(table.played).toEqual(['accept 1']);
  });

  test('is told how the build stands: to accept, to build, to take back or to give up', async () => {
    const table = await sit('0', {
      hands: { 0: { ship: 2 }, 1: { ship: 3 }, 2: { ship: 2 }, 3: { ship: 1 } },
    });
    await table.play('0 build ship-5a', '1 offer 3', '2 offer 2', '3 offer 1');
    expect(sentence()).toBe('Your turn: accept offers, then build');
    await pressOffer(/^Deniz/);
    await pressOffer(/^Chidi/);
    expect(sentence()).toBe('Your turn: build');
    await pressOffer(/^Chidi/);
    await pressOffer(/^Deniz/);
    await pressOffer(/^Bo/);
    expect(sentence()).toBe('Your turn: build, or accept offers first');
  });

  test.each([
    ['2 offer 4', 'This cannot be finished any more: take back, or give up'],
    ['2 offer 0', 'You lack 1 ship, even with offers: give up'],
  ])('is told when no offer can help: %s', async (offer, words) => {
    const table = await sit('0', { hands: { 0: { ship: 1 }, 1: { ship: 3 }, 2: { ship: 4 } } });
    await table.play('0 build ship-5a', '1 offer 3 trade', offer, '3 offer 0');
    await pressOffer(/^Bo/);
    expect(sentence()).toBe(words);
    expect(buttons()).toEqual(['Give up', 'Take back']);
  });

  test.each([
    ['what is missing where nobody offers anything', '', 'You lack 4 ships: give up'],
    ['what a Joker leaves missing', 'joker-1', 'You lack 2 ships: give up'],
  ])('is told %s, and gives up at one press', async (_, actionCard, words) => {
    const table = await sit('0', {
      hands: { 0: { ship: 1 } },
      actionCards: { 0: actionCard },
    });
    await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
    expect(sentence()).toBe(words);
    await press(/^Give up/);
    expect(table.played).toEqual(['giveUp']);
  });

  test('is told that a Card Draw may help', async () => {
    const table = await sit('0', { hands: { 0: { ship: 1 } }, actionCards: { 0: 'cardDraw-1' } });
    await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
    expect(sentence()).toBe('Your turn: an action card may help');
  });

  test('is told which action cards are pressed to be played, in every step that allows it', async () => {
    const told = () => prompt().textContent?.includes('To play Card Draw or Card Trade now, press');
    const table = await sit('0', { actionCards: { 0: 'cardDraw-1 cardTrade-1 fivePoints-1' } });
    const seen = [told()];
    await table.play('0 build ship-5a');
    seen.push(told());
    await table.play('1 offer 2', '2 offer 0', '3 offer 0');
    seen.push(told());
    expect(seen).toEqual([true, false, true]);
  });

  test('is told that own cards are added by themselves', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a');
    await pressCard('ship');
    expect(prompt().textContent).toContain('Whoever builds makes no offer.');
    await table.play('1 offer 0', '2 offer 0', '3 offer 0');
    await pressCard('ship');
    expect(prompt().textContent).toContain('comes from your hand by itself');
  });

  test('may accept one trading card only', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 2 trade', '2 offer 1 trade', '3 offer 0');
    await pressOffer(/^Bo/);
    expect(offerOf(/^Chidi/).textContent).toContain('2nd trade');
    await pressOffer(/^Chidi/);
    expect(prompt().textContent).toContain('Bo’s is accepted already');
  });

  test('fills up with a Joker, which its card explains', async () => {
    const table = await sit('0', { actionCards: { 0: 'joker-1' } });
    await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
    expect(buttons()).toEqual(['Build: add 3 ships', 'Give up']);
    await pressAction(/^Joker, now/);
    expect([sentence(), buttons()]).toEqual([
      'Joker: play it now?',
      ['Build: add 3 ships', 'Back'],
    ]);
    await press(/^Build/);
    expect(table.played).toEqual(['fulfil 2']);
  });

  test('looks at a Joker first while there is an offer to accept, or none is needed', async () => {
    const table = await sit('0', { actionCards: { 0: 'joker-1' } });
    await table.play('0 build ship-5a', '1 offer 1', '2 offer 1', '3 offer 0');
    expect(buttons()).toEqual([
      'Accept 1 from Bo: 1 ship',
      'Accept 1 from Chidi: 1 ship',
      'Build with Jokers, Joker',
      'Give up',
    ]);
    expect(sentence()).toBe('Your turn: accept, or use a Joker');
    await type('j');
    expect(buttons()).toEqual(['Build: add 3 ships', 'Back']);
    await press(/^Back/);
    await press(/^Accept . from Bo/);
    expect(buttons()).toContain('Build with Jokers, Joker');
    await press(/^Accept . from Chidi/);
    expect(buttons()).toContain('Build: add 3 ships');
    await press(/Jokers/);
    await press(/^Build: add 1 ship.*Joker/);
    expect(table.played).toEqual(['accept 1', 'accept 2', 'fulfil 2']);
  });

  test('finds many ways to spend Jokers behind one button', async () => {
    const table = await sit('0', {
      options: { twoColouredDiscs: true },
      hands: { 0: { camel: 2, mason: 3 } },
      actionCards: { 0: 'joker-1' },
      wonders: { giza: { discs: 'camel-2-mason-3' } },
    });
    await table.play('0 build camel-2-mason-3', '1 offer 0 0', '2 offer 0 0', '3 offer 0 0');
    expect(buttons()).toEqual(['Build: add 2 camels and 3 masons', 'Build with Jokers, Joker']);
    await press(/Jokers/);
    expect(buttons()).toEqual([
      'Build: add 2 camels and 1 mason, Joker as 2 masons, 1 Joker',
      'Build: add 1 camel and 2 masons, Joker as 1 camel and 1 mason, 1 Joker',
      'Build: add 3 masons, Joker as 2 camels, 1 Joker',
      'Back',
    ]);
    await press(/^Build: add 1 camel and 2 masons/);
    expect(table.played).toEqual(['fulfil 1 1']);
  });
});

test('whoever is asked for an offer reads who else is', async () => {
  const table = await sit('1');
  await table.play('0 build ship-5a');
  expect(prompt().textContent).toContain('Waiting for you, Chidi, and Deniz');
  await table.play('3 offer 0');
  expect(prompt().textContent).toContain('Waiting for you and Chidi');
  await table.play('2 offer 0');
  expect(prompt().textContent).not.toContain('Waiting for');
});

test('letters do what the buttons do', async () => {
  const table = await sit('1');
  await table.play('0 build ship-5a');
  await pressCard('ship');
  await type('o');
  expect(table.played).toEqual(['offer 1']);
});

test('somebody who watches sees the offers and can do nothing', async () => {
  const table = await sit(null);
  await table.play('0 build ship-5a', '1 offer 2 trade', '2 offer 1', '3 offer 0');
  expect([sentence(), buttons()]).toEqual(['Ana accepts offers, and builds or gives up', []]);
  expect(meter()).toBe('nothing accepted yet');
  await table.play('0 accept 1');
  expect(meter()).toBe('2 of 5 accepted');
  await pressDisc(/^Tower/, '6 ships');
  expect([buttons(), table.played]).toEqual([[], []]);
});
