import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { asideWords, buttons, card, prompt, turn } from '../testing';

// What can be decided can be decided on the things themselves.

afterEach(cleanup);

const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`)!;
const touch = (name: string) =>
  act(async () => void fireEvent.click(thing(name).querySelector('svg, img') ?? thing(name)));
const touchable = () =>
  [...document.querySelectorAll<HTMLElement>('[data-touch]')].map(({ dataset }) => dataset.thing);

const advanced = (holds: string, tokenSides: 'side1' | 'side2' = 'side1', players = 2) =>
  match({ variant: 'advanced', players, tokenSides, holds: { 0: holds, 1: 'giza-green' } });
const REDS = 'pisa-red parthenon-red colosseum-red';
const THREES = `${REDS} giza-blue pisa-blue parthenon-blue`;

test('a gem that lies open is pressed, and all of its colour are taken', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a1 b1');
  expect(touchable()).toEqual(['player:1', 'front:a1', 'front:b1']);
  await touch('front:b1');
  expect(table.played).toEqual(['take red']);
});

test('what a press on a card takes is said of it', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a1 b1');
  expect(card(/^Stonehenge, first card/).getAttribute('aria-label')).toBe(
    'Stonehenge, first card, face up: red gem, can be taken',
  );
  expect(card(/^Stonehenge, second card/).getAttribute('aria-label')).not.toContain('taken');
});

test('a key is pressed, and all keys and chests are taken; so is the token that comes along', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a5 b5');
  await touch('front:a5');
  cleanup();
  const other = await sitAt(colorfulTreasure, match(), '0');
  await other.play('0 reveal a1 b5');
  expect(touchable()).toEqual(['front:b5', 'token:kind:pisa']);
  await touch('token:kind:pisa');
  expect([table.played, other.played]).toEqual([['collect'], ['collect']]);
});

test('a gem beside a key is not for the taking, and says so', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a1 b5');
  await touch('front:a1');
  expect([table.played, asideWords()]).toEqual([[], 'This card is face up already']);
});

test('diamonds are taken by one of them, or by a token of theirs', async () => {
  const table = await sitAt(colorfulTreasure, match(), '0');
  await table.play('0 reveal a4 b4');
  await touch('token:diamond:stonehenge');
  expect(table.played).toEqual(['take diamond']);
});

test('nothing is taken by handing the turn on: the plate of whoever is next says so, and is pressed twice', async () => {
  const table = await sitAt(colorfulTreasure, match({ players: 3 }), '0');
  await table.play('0 reveal a1 b2');
  const label = () => thing('player:1').querySelector('.label .first')?.textContent;
  expect([label(), thing('player:2').querySelector('.label')]).toEqual(['Pass to Bo', null]);
  await act(async () => void fireEvent.click(thing('player:1')));
  expect(table.played).toEqual([]);
  expect(prompt().textContent).toContain('Press again');
  await act(async () => void fireEvent.click(thing('player:1')));
  expect(table.played).toEqual(['leave']);
});

test('on a phone, where plates open, the button alone hands the turn on', async () => {
  const table = await sitAt(colorfulTreasure, match({ players: 3 }), '0', { isPhone: true });
  await table.play('0 reveal a1 b2');
  expect(touchable()).toEqual(['front:a1', 'front:b2']);
});

test('what is stolen is pressed twice, and nothing beside it looks as if it could be', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-green giza-blue' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  await table.play('0 reveal a5 b2', '0 collect');
  const loot = () => document.querySelector('[aria-label^="green gem"]')!;
  await act(async () => void fireEvent.click(loot()));
  expect([table.played, touchable()]).toEqual([[], []]);
  await act(async () => void fireEvent.click(loot()));
  expect(table.played).toEqual(['steal 1 giza-green']);
});

describe('action tokens', () => {
  test('one is taken from where they lie, the second press takes it', async () => {
    const table = await sitAt(colorfulTreasure, advanced(REDS), '0');
    await table.play('0 reveal a2 j3', '0 leave');
    expect(touchable()).toContain('supply:truce');
    await touch('supply:truce');
    expect([buttons(), table.played]).toEqual([['Take Truce', 'Do not take it'], []]);
    await touch('supply:truce');
    expect(table.played).toEqual(['claim truce red']);
  });

  test('on a phone they are laid out before the wonders, as long as one can be taken', async () => {
    const table = await sitAt(colorfulTreasure, advanced(REDS), '0', { isPhone: true });
    expect(thing('supply')).toBeNull();
    await table.play('0 reveal a2 j3', '0 leave');
    const truce = () => within(thing('supply')).getByRole('button', { name: /^Truce/ });
    await act(async () => void fireEvent.click(truce()));
    expect([truce().getAttribute('aria-pressed'), buttons()]).toEqual([
      'true',
      ['Take Truce', 'Do not take it'],
    ]);
    await act(async () => void fireEvent.click(truce()));
    expect([table.played, thing('supply')]).toEqual([['claim truce red'], null]);
  });

  test('for one of two colours: by these gems of one’s own', async () => {
    const table = await sitAt(colorfulTreasure, advanced(THREES, 'side1', 3), '0');
    await table.play('0 reveal a2 j3', '0 leave');
    await touch('supply:points');
    await touch('own:blue');
    expect(table.played).toEqual(['claim points blue']);
  });

  test('the turn ends by handing it on', async () => {
    const table = await sitAt(colorfulTreasure, advanced(REDS), '0');
    await table.play('0 reveal a2 j3', '0 leave');
    await act(async () => void fireEvent.click(thing('player:1')));
    await act(async () => void fireEvent.click(thing('player:1')));
    expect(table.played).toEqual(['done']);
  });

  test('a glance is begun with its token, and ended with it', async () => {
    const table = await sitAt(colorfulTreasure, advanced('lookAcross'), '0');
    await touch('own:lookAcross');
    await turn(/^Stonehenge, first card/);
    await turn(/^Parthenon, first card/);
    await touch('own:lookAcross');
    expect(table.played).toEqual(['look a1 c1']);
  });

  test('pressed again before it was used, it is let go', async () => {
    await sitAt(colorfulTreasure, advanced('lookAcross'), '0');
    await touch('own:lookAcross');
    expect(buttons()).toEqual(['Do not use it']);
    await touch('own:lookAcross');
    expect(buttons()).toEqual([]);
  });

  test('a fourth card is asked for once more, on the token', async () => {
    const table = await sitAt(colorfulTreasure, advanced('fourth'), '0');
    await table.play('0 reveal a1 b1', '0 revealThird c1');
    await turn(/^Colosseum, first card/);
    await touch('own:fourth');
    expect(table.played).toEqual(['revealFourth d1']);
  });

  test('two types are pressed one after the other, or one of them where there are only two', async () => {
    const table = await sitAt(colorfulTreasure, advanced('twoTypes'), '0');
    await table.play('0 reveal a1 b3', '0 revealThird c2');
    await touch('own:twoTypes');
    await touch('front:a1');
    expect([buttons().length, table.played]).toEqual([3, []]);
    await touch('front:c2');
    cleanup();
    const other = await sitAt(colorfulTreasure, advanced('twoTypes'), '0');
    await other.play('0 reveal a1 b1', '0 revealThird c2');
    await touch('own:twoTypes');
    await touch('front:b1');
    expect([table.played, other.played]).toEqual([['takeTwo red yellow'], ['takeTwo red yellow']]);
  });

  test('the skeleton key makes its pair by a second press', async () => {
    const table = await sitAt(colorfulTreasure, advanced('wild keyToken', 'side2'), '0');
    await touch('own:wild');
    await touch('own:wild');
    expect(table.played).toEqual(['pair']);
  });
});

test('whoever watches touches nothing', async () => {
  const table = await sitAt(colorfulTreasure, match(), null);
  await table.play('0 reveal a1 b1');
  expect(touchable()).toEqual([]);
});
