import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { legal } from '../../../../shared/games/tower-of-babel/testing';
import { meter, offerOf, offers, pressCard, pressDisc, prompt, sit, wonder } from '../testing';

afterEach(cleanup);

/** A mouse rests on something, or goes away again. */
const rest = (on: HTMLElement) => act(async () => void fireEvent.pointerOver(on));
const leave = (on: HTMLElement) => act(async () => void fireEvent.pointerOut(on));

const disc = (on: RegExp, name: string) => within(wonder(on)).getByRole('button', { name });

/** Whose parts a wonder would get. */
const coming = (on: RegExp) =>
  [...wonder(on).querySelectorAll<HTMLElement>('.coming [data-seat]')]
    .map(({ dataset }) => dataset.seat)
    .join('');

/** What the foot of a wonder says of everybody's parts. */
const counts = (on: RegExp) =>
  [...wonder(on).querySelectorAll('.count')].map(({ textContent }) => textContent);

/** What is left to build of a wonder on which Ana and Bo have parts. */
const LAST = { lighthouse: { discs: 'ship-3', parts: { 0: 1, 1: 2 } } };

describe('a mouse that rests', () => {
  test('on a disc shows what building it would bring, and nothing more when it has gone', async () => {
    const table = await sit('0');
    const ships = disc(/^Tower/, '6 ships');
    await rest(ships);
    expect([meter(), coming(/^Tower/), counts(/^Tower/)]).toEqual([
      '2 cards are missing',
      '0000',
      ['0→4'],
    ]);
    expect(document.querySelector('.preview')!.textContent).toContain(
      'you have 4 of 6 · the disc alone: no points',
    );
    // it is no choice yet, and no hint lies on it
    expect(ships.dataset.hintBy).toBe('finger');
    expect(prompt().textContent).not.toContain('Build');
    await leave(ships);
    expect([document.querySelector('.meter'), coming(/^Tower/)]).toEqual([null, '']);
    expect(table.played).toEqual([]);
  });

  test('on a disc says how many parts the reader would have, with those that stand there', async () => {
    await sit('0', { wonders: LAST });
    await rest(disc(/^Lighthouse/, '3 ships'));
    expect([counts(/^Lighthouse/), meter()]).toEqual([['2', '1→4'], 'you add 3']);
  });

  test('on another disc shows that one beside the one that was chosen', async () => {
    await sit('0');
    await pressDisc(/^Tower/, '6 ships');
    expect(coming(/^Tower/)).toBe('0000');
    const camels = disc(/^Pyramid/, '3 camels');
    await rest(camels);
    expect([coming(/^Pyramid/), coming(/^Tower/)]).toEqual(['00', '']);
    await leave(camels);
    expect([coming(/^Pyramid/), coming(/^Tower/)]).toEqual(['', '0000']);
  });

  test('on an offer shows what accepting it would bring', async () => {
    const table = await sit('0');
    await table.play('0 build ship-5a', '1 offer 3 trade', '2 offer 1', '3 offer 0');
    expect([meter(), coming(/^Tower/)]).toEqual(['1 card is missing', '0000']);
    await rest(offerOf(/^Chidi/));
    expect([meter(), coming(/^Tower/)]).toEqual(['1 accepted, you\u00a0add\u00a04', '00002']);
    await leave(offerOf(/^Chidi/));
    await rest(offerOf(/^Deniz/)); // there is nothing in it
    expect(meter()).toBe('1 card is missing');
    expect([offers()[1].textContent, table.played]).toEqual([expect.stringMatching(/accept$/), []]);
  });

  test('on a disc shows nothing to whom the turn is not', async () => {
    await sit('1');
    await rest(disc(/^Tower/, '6 ships'));
    expect(disc(/^Tower/, '6 ships').dataset.hintBy).toBeUndefined();
    expect([document.querySelector('.meter'), coming(/^Tower/)]).toEqual([null, '']);
  });
});

describe('what is at stake', () => {
  test('stands on the buttons: what the last disc of a wonder would score, and for whom', async () => {
    const table = await sit('0', { wonders: LAST });
    await pressDisc(/^Lighthouse/, '3 ships');
    expect(prompt().textContent).toContain('finished without help: you\u00a0+8, Bo\u00a0+4');
    await table.play('0 build ship-3', '1 offer 2 trade', '2 offer 1', '3 offer 0');
    expect(prompt().textContent).toContain('finishes it: you\u00a0+8, Bo\u00a0+4');
    await table.play('0 accept 2');
    expect(prompt().textContent).toContain(
      '2 parts and the disc for you · finishes it: you\u00a0+8, Bo\u00a0+4, Chidi\u00a0+3',
    );
    await table.play('0 fulfil 0');
    // and so it comes
    expect(table.m.G.table.finished[0].points).toEqual({ 0: 8, 1: 4, 2: 3 });
  });

  test('stands on an offer: what it scores if it is refused, and if it finishes the wonder', async () => {
    const table = await sit('1', { wonders: LAST });
    await table.play('0 build ship-3');
    await pressCard('ship');
    expect(prompt().textContent).toContain(
      'refused:\u00a01\u00a0point; finished with your help alone: Ana\u00a0+4, you\u00a0+4',
    );
    await pressCard('ship');
    await pressCard('trading');
    // traded, the parts are those of whoever builds
    expect(prompt().textContent).toContain(
      'refused:\u00a02\u00a0points; finished with your help alone',
    );
    expect(prompt().textContent).toContain('Ana\u00a0+8, you\u00a0+4');
  });

  test.each([
    [{ ship: 3 }, '', 'finished without help: you\u00a0+8, Bo\u00a0+4'],
    [{ ship: 1 }, 'joker-1', 'finished without help: you\u00a0+8, Bo\u00a0+4'],
    [{ ship: 1 }, 'doubleTurn-1', 'you have 1 of 3 · once finished: most +8, second +4'],
    [{}, 'joker-1', 'you have 0 of 3, and a Joker · once finished: most +8, second +4'],
  ])(
    'stands on the button as it comes if nobody helps, by %j and %j: %s',
    async (hand, actionCard, words) => {
      const table = await sit('0', {
        wonders: LAST,
        hands: { 0: hand, 1: { ship: 3 } },
        actionCards: { 0: actionCard },
      });
      await pressDisc(/^Lighthouse/, '3 ships');
      expect(prompt().textContent).toContain(words);
      await table.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0');
      expect(legal(table.m, '0', 'fulfil').length > 0).toBe(words.startsWith('finished'));
    },
  );

  test('stands on the buttons: that taking a disc ends the match', async () => {
    const taken = 'camel-3 camel-4a camel-4b camel-5a camel-5b';
    const table = await sit('0', {
      discs: { 1: taken },
      hands: { 0: { camel: 6 }, 1: { camel: 1 } },
    });
    await pressDisc(/^Hanging/, '6 camels');
    expect(prompt().textContent).toMatch(
      /Build for 6 camelsfinished without help.* · ends the match/,
    );
    await table.play('0 build camel-6', '1 offer 1', '2 offer 0', '3 offer 0');
    expect(prompt().textContent).toContain('ends the match');
  });

  test('stands on an offer as well: that the match ends if the disc is built, not if the offer is refused', async () => {
    const taken = 'camel-3 camel-4a camel-4b camel-5a camel-5b';
    const table = await sit('1', {
      wonders: { gardens: { discs: 'camel-6 mason-3' } },
      discs: { 2: taken },
      hands: { 0: { camel: 6 }, 1: { camel: 1 } },
    });
    await table.play('0 build camel-6');
    await pressCard('camel');
    const told = () => prompt().textContent!.replace(/\s/g, ' ');
    expect(told()).toContain('1 part; refused: 1 point · if it is built, the match ends');
    await pressCard('trading');
    expect(told()).toContain('Ana your parts; refused: 1 point · if it is built, the match ends');
  });

  test('is nothing where neither a wonder nor the match would end', async () => {
    await sit('0');
    await pressDisc(/^Tower/, '6 ships');
    expect(prompt().textContent).not.toMatch(/finish|ends the match/);
  });

  test('is marked on a wonder with one disc left, as high as the next one scores', async () => {
    await sit('0', { wonders: { ...LAST, giza: { discs: '' } } });
    expect(wonder(/^Lighthouse/).querySelector('.last')!.textContent).toContain('10/5/3');
    expect(wonder(/^Tower/).querySelector('.last')).toBeNull();
    expect(wonder(/^Pyramid/).querySelector('.last')).toBeNull();
  });
});

test('the button that tells what is at stake is the one that gets more of a row, and no other', async () => {
  await sit('0');
  await pressDisc(/^Tower/, '6 ships');
  const names = (which: string) =>
    [...prompt().querySelectorAll(which)].map(({ textContent }) => textContent);
  expect(names('button').length).toBeGreaterThan(1);
  expect(names('[data-wordy]')).toEqual([expect.stringContaining('Build for 6 ships')]);
});
