import { act, cleanup, fireEvent } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { card, prompt } from '../testing';

// What decides is said before it is decided.

afterEach(cleanup);

const button = (name: RegExp) =>
  [...prompt().querySelectorAll('button')].find((one) => name.test(one.textContent!))!.textContent!;

describe('a button says what it leads to', () => {
  const offered = async (holds: string, options: Parameters<typeof match>[0] = {}) => {
    const m = match({ holds: { 0: holds }, ...options });
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a1 b1');
    return button(/^Take 2 red/);
  };

  test('a colour more and wonders more, while these can be won', async () => {
    expect(await offered('giza-green pisa-blue')).toContain('+3 ·\u00a03/5 ·\u00a03/8');
  });

  test('an award that it wins, in place of the way to it', async () => {
    const four = 'parthenon-yellow greatWall-green giza-blue giza-purple';
    expect(await offered(four)).toContain('+3 ·\u00a0wins+9 ·\u00a05/8');
  });

  test('an action token that it earns', async () => {
    expect(await offered('colosseum-red', { variant: 'advanced' })).toContain(
      '+5 ·\u00a0earns an action token ·\u00a03/8',
    );
  });

  test('all of it where three are to choose from as well', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await table.play('0 reveal a1 c2', '0 revealThird j1');
    expect(
      ['Take 1 red', 'Take 1 yellow', 'Take 1 green'].map((one) => button(RegExp(one))),
    ).toEqual(
      ['red', 'yellow', 'green'].map((color) =>
        expect.stringContaining(`Take 1 ${color}+1 ·\u00a01/5 ·\u00a01/8`),
      ),
    );
  });

  test('nothing of all this in the junior game', async () => {
    const words = await offered('', { variant: 'junior' });
    expect(words).toMatch(/\+3 points(?! ·)/);
  });

  test('nor of awards that are gone', async () => {
    const m = match({ holds: { 0: 'giza-green' } });
    Object.assign(m.G.table.awards, { explorer: '1', colorfulGems: '1' });
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a1 b1');
    expect(button(/^Take 2 red/)).not.toContain('·');
  });

  describe('how a key that makes no pair stands for the Chest award then', () => {
    const taking = async (own: string, other: string) => {
      const m = match({ holds: { 0: own, 1: other } });
      const table = await sitAt(colorfulTreasure, m, '0');
      await table.play('0 reveal b5 a1');
      return button(/^Take the key/);
    };

    test.each([
      ['nobody has as many', '', '', 'ahead for the Chest award (+7)'],
      ['somebody else has as many', '', 'giza-key', 'level for the Chest award (+3)'],
      [
        'somebody has more',
        'giza-key',
        'greatWall-chest tajMahal-chest easterIsland-key',
        '2 for the Chest award, the most is 3',
      ],
    ])('%s', async (_case, own, other, words) => {
      expect(await taking(own, other)).toContain(words);
    });

    test('and what it then waits for', async () => {
      expect(await taking('', '')).toContain('·\u00a0with a chest you steal');
    });
  });

  test('how much the best theft brings that a pair leads to', async () => {
    const m = match({ holds: { 0: 'keyToken giza-green greatWall-green', 1: 'christ-green' } });
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a5 b1');
    expect(button(/^Take the chest/)).toContain('makes a pair: then steal, up to +3');
  });
});

describe('a card that is pointed at shows what it may be', () => {
  const point = (name: RegExp) => act(async () => void fireEvent.pointerEnter(card(name)));
  const maybe = (name: RegExp) => card(name).querySelector('[class="maybe"]');

  test('every treasure of its wonder that is not in sight', async () => {
    const table = await sitAt(colorfulTreasure, match({ holds: { 1: 'stonehenge-red' } }), '0');
    await point(/^Stonehenge, second card/);
    expect(
      maybe(/^Stonehenge, second card/)!.querySelectorAll(':scope > svg, :scope > b > svg'),
    ).toHaveLength(4);
    await table.play('0 reveal a2 j1');
    await point(/^Stonehenge, third card/);
    expect(
      maybe(/^Stonehenge, third card/)!.querySelectorAll(':scope > svg, :scope > b > svg'),
    ).toHaveLength(3);
    expect(maybe(/^Stonehenge, second card/)).toBeNull();
  });

  test('how likely a third one is a key or a chest', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await point(/^Stonehenge, second card/);
    expect(maybe(/^Stonehenge, second card/)!.textContent).toBe('');
    await table.play('0 reveal a1 b1');
    await point(/^Stonehenge, second card/);
    expect(maybe(/^Stonehenge, second card/)!.textContent).toBe('1 in 4');
  });
});

test('a colour of which a wonder has no card any more is dim on its backs', async () => {
  await sitAt(colorfulTreasure, match({ holds: { 1: 'stonehenge-red' } }), '0');
  const dim = (name: RegExp) =>
    [...card(name).querySelectorAll<HTMLElement>('[data-gone]')].map((one) => one.dataset.color);
  expect([dim(/^Stonehenge, third card/), dim(/^Parthenon, first card/)]).toEqual([['red'], []]);
});

test('wonders that one has are marked, as long as Explorer can be won', async () => {
  const marked = () =>
    [...document.querySelectorAll('main [role="group"]:has(> * > [data-hint="held"])')].map(
      (column) => column.getAttribute('aria-label'),
    );
  await sitAt(colorfulTreasure, match({ holds: { 0: 'giza-green pisa-key' } }), '0');
  expect(marked()).toEqual([
    'Leaning Tower of Pisa, diamond token, you have a card of it',
    'Pyramids of Giza, diamond token, key token, you have a card of it',
  ]);
  cleanup();
  const m = match({ holds: { 0: 'giza-green' } });
  m.G.table.awards.explorer = '1';
  await sitAt(colorfulTreasure, m, '0');
  expect(marked()).toEqual([]);
});
