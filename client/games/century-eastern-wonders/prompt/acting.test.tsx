import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { changeLanguage } from '../../../text/i18n';
import { buttons, nameOf, point, press, prompt, sentence, sit, type } from '../testing';

afterEach(cleanup);

/* The printed map with tiles in printed order: the boat of the reader lies on Chili Cliffs, 9. */

const second = (name: RegExp) =>
  within(prompt()).getByRole('button', { name }).querySelector('.text')!.lastChild!.textContent;

describe('acting', () => {
  test('an outpost is built for cubes of choice, and the trade made as often as wanted', async () => {
    const m = match({
      holds: { 0: 'YYYYYYYR' },
      markets: { 9: 'cloves1' },
      outposts: { 9: '1' },
    });
    const table = await sit(m);
    await press(/^Build/);
    expect(sentence()).toBe('Your turn: build for 2 cubes');
    await act(async () =>
      fireEvent.click(within(prompt()).getByRole('button', { name: /^1\u00a0chili/ })),
    );
    await press(/^Build/);
    await press(/^Trade/);
    expect(buttons()).toContain('Trade 2\u00a0times');
    await press(/^Once less/);
    await press(/^Trade once/);
    await type('e');
    expect(table.played).toEqual(['build 1 1 0 0', 'trade 1', 'end']);
  });

  test('cubes in the water are picked up, and ginger is harvested', async () => {
    const table = await sit(match({ water: { 14: 'GB' } }));
    await point(/^Tea Terrace/);
    await press(/^Sail here/);
    expect(buttons()).toEqual(['Pick up', 'Build', 'Harvest', 'End turn', 'Take back']);
    await press(/^Pick up/);
    await press(/^Harvest/);
    await press(/^End turn/);
    expect(table.played).toEqual(['sail 14', 'collect', 'harvest', 'end']);
  });

  test('a harvest of several spices is drawn cube by cube, and its words are read out', async () => {
    const drawn = () => {
      const button = within(prompt()).getByRole('button', { name: /^Harvest/ });
      return [second(/^Harvest/), button.querySelectorAll('.drawn svg').length];
    };
    await sit(match());
    expect(drawn()).toEqual(['2\u00a0ginger', 0]);
    cleanup();
    await sit(match({ bonuses: { 0: 'harvest' } }));
    expect(drawn()).toEqual(['2\u00a0ginger and 1\u00a0chili', 3]);
  });

  test('a bonus tile is chosen for an emptied column', async () => {
    const m = match({ outposts: { 12: '0', 22: '0', 0: '0' } });
    const table = await sit(m);
    await press(/^Build/);
    expect(sentence()).toBe('Column empty: choose a bonus tile');
    expect([/^Free step/, /^6 points/, /^Upgrade/, /^Chili/].map(second)).toEqual([
      'every voyage',
      'they stay yours',
      '+2, when building',
      '+1, every Harvest',
    ]);
    expect(buttons()).toEqual([
      'Free step',
      '6 points',
      'Upgrade',
      'Chili',
      'Bigger hold',
      'Take back',
    ]);
    await press(/^6 points/);
    expect(table.played).toEqual(['build 0 0 0 0', 'choose points']);
  });

  test('a VP tile is delivered', async () => {
    const table = await sit(match({ holds: { 0: 'YYGGGB' }, boats: { 0: 2 } }));
    expect(nameOf(/^Lantern Quay/)).toMatch(/You have all of it/);
    await press(/^Deliver/);
    expect(table.played).toEqual(['claim']);
  });

  test('the end of a turn says who is next, or that it ends the match', async () => {
    await sit(match({ players: 3 }));
    expect(second(/^End turn/)).toBe('Bo is next');
    cleanup();
    const last = () => {
      const m = match({ claimed: { 1: 'YYGGG GGGG RRRGG YYYBB' }, boats: { 0: 21 } });
      m.G.table.first = '1';
      m.G.table.players['0'].hold = { ginger: 0, chili: 2, tea: 0, cloves: 2 };
      return m;
    };
    await sit(last());
    expect(second(/^End turn/)).toBe('ends the match');
    expect(second(/^Deliver/)).toBe('12 points, ends the match');
  });

  test('a turn in which nothing was done is ended only at the second press', async () => {
    const table = await sit(match());
    await press(/^End turn/);
    expect(table.played).toEqual([]);
    within(prompt()).getByRole('button', { name: /^End turn ?Nothing done: press again/ });
    await press(/^End turn/);
    expect(table.played).toEqual(['end']);
  });

  test('neither ends a turn at the first press in which the boat only sailed', async () => {
    const table = await sit(match({ water: { 14: 'GB' } }));
    await point(/^Tea Terrace/);
    await press(/^Sail here/);
    await press(/^Pick up/);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'collect']);
    within(prompt()).getByRole('button', { name: /^End turn ?No action yet: press again/ });
    await press(/^Harvest/);
    await type('e');
    expect(table.played).toEqual(['sail 14', 'collect', 'harvest', 'end']);
  });

  test('an upgrade that was won is not thrown away at one press', async () => {
    const table = await sit(match({ holds: { 0: 'Y' }, bonuses: { 0: 'upgrade' } }));
    await press(/^Build/);
    expect(sentence()).toBe('Your turn: upgrade a cube, or go on');
    await press(/^End turn/);
    within(prompt()).getByRole('button', { name: /^End turn ?Upgrade unused: press again/ });
    await press(/^Upgrade/);
    expect(sentence()).toBe('Your turn: end the turn');
    await press(/^End turn/);
    expect(table.played).toEqual(['build 0 0 0 0', 'upgrade ginger', 'end']);
  });

  test('no more upgrades are told of than the cubes in the hold allow', async () => {
    const told = async (hold: string) => {
      const table = await sit(match({ holds: { 0: hold }, bonuses: { 0: 'upgrade upgrade' } }));
      await press(/^Build/);
      const asked = sentence();
      cleanup();
      return [asked, table.played.length];
    };
    expect(await told('RB')).toEqual(['Your turn: up to 2 upgrades, or go on', 1]);
    expect(await told('GB')).toEqual(['Your turn: upgrade a cube, or go on', 1]);
  });

  test('what is too much for the hold is discarded by choice', async () => {
    const table = await sit(match({ holds: { 0: 'YYYYYYRRRRB' } }));
    await press(/^End turn/);
    await press(/^End turn/);
    expect(sentence()).toBe('Too full: discard 1 cube');
    await act(async () =>
      fireEvent.click(within(prompt()).getByRole('button', { name: /^4\u00a0chili/ })),
    );
    await press(/^Discard/);
    expect(table.played).toEqual(['end', 'discard chili']);
  });

  test('one or several are waited for while they discard', async () => {
    const m = match({
      players: 3,
      boats: { 0: 9, 1: 14 },
      holds: { 0: 'YYYYYYYYYR', 1: 'GGGGGGGGGG' },
    });
    const table = await sit(m, null);
    await act(() => changeLanguage('fr'));
    await table.play('0 sail 14', '0 pay 1 chili', '0 harvest', '0 end');
    const words = () => screen.getByRole('region', { name: 'Que faire' }).textContent;
    expect(words()).toContain('Cales pleines\u00a0: Ana et Bo doivent défausser');
    await table.play('1 discard chili');
    expect(words()).toContain('Cale pleine\u00a0: Ana doit défausser');
    await act(() => changeLanguage('en'));
  });
});

describe('what is at stake is said before the press', () => {
  test('an outpost that empties a column brings a bonus tile, at both presses', async () => {
    const m = match({ holds: { 0: 'YYRR' }, outposts: { 12: '0', 22: '0', 0: '0', 9: '1' } });
    await sit(m);
    expect(second(/^Build/)).toBe('2\u00a0cubes, bonus tile');
    await press(/^Build/);
    expect(second(/^Build/)).toBe('2\u00a0ginger, bonus tile');
    cleanup();
    await sit(match({ outposts: { 12: '0', 22: '0' } }));
    expect(second(/^Build/)).toBe('free');
  });

  test('a delivery that brings the last round says so', async () => {
    const claimed = 'RRRGG RRGB YGGB';
    await sit(match({ holds: { 0: 'YYGGG' }, boats: { 0: 2 }, claimed: { 0: claimed } }));
    expect(second(/^Deliver/)).toBe('11 points, last round');
    cleanup();
    await sit(match({ holds: { 0: 'YYGGG' }, boats: { 0: 2 } }));
    expect(second(/^Deliver/)).toBe('11 points, ends the turn');
  });
});
