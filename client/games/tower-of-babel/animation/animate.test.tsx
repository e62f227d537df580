import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import type { Event, State } from '../../../../shared/games/tower-of-babel/state';
import { match } from '../../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { clock } from '../../../ui/clock';
import { animate } from './animate';
import { cards, meter, offerOf, press, pressCard, wonder } from '../testing';
import type { OnTable } from '../types';

const stage = stageForTests();
afterEach(cleanup);

/** What moves, step by step until all is at rest: things by their names, and `gone` what has left. */
async function seen(): Promise<string[]> {
  const steps = [];
  for (let quiet = 0; quiet < 3;) {
    await stage.pass(0); // a step without any movement is over at once
    const names = stage
      .moving()
      .map(({ element, thing }) => (element.closest('.air') ? 'gone' : thing));
    if (names.length > 0) steps.push([...new Set(names)].join(' '));
    quiet = names.length > 0 ? 0 : quiet + 1;
    await stage.settle();
    if (stage.moving().length === 0) await stage.look();
  }
  return steps;
}

/** Shows a match to somebody who comes when some of it has been played already. */
const start = (reader: string | null, ...before: string[]) => {
  const m = match({
    hands: { 0: { ship: 4 }, 1: { ship: 2 }, 2: { ship: 1 } },
    wonders: { lighthouse: { discs: 'ship-5a', parts: { 1: 1 } }, babel: { discs: 'ship-6' } },
    actionCards: { 2: 'joker-1' },
  });
  m.play(...before);
  return sitAt(towerOfBabel, m, reader);
};

test('the wonders rise with their discs, and the hand is dealt, before anybody is asked', async () => {
  const m = match({ hands: { 0: { ship: 2, camel: 1 } } });
  await sitAt(towerOfBabel, m, '0', { isNew: true });
  const moving = [...new Set(stage.moving().map(({ thing }) => thing))];
  expect(moving.filter((thing) => thing.startsWith('site:'))).toHaveLength(8);
  expect(moving.filter((thing) => thing.startsWith('disc:'))).toHaveLength(24);
  expect(moving).toEqual(expect.arrayContaining(['own:camel:0', 'own:ship:0', 'own:ship:1']));
  expect(document.querySelector('[data-touch]')).toBeNull();
  // and it is said who begins, which was drawn by lot
  const begins = () => document.querySelector('.first')?.textContent;
  expect(begins()).toBe('You take the first turn');
  await stage.end();
  expect(begins()).toBeUndefined();
  expect(document.querySelector('[data-touch]')).not.toBeNull();
});

test('offers are laid covered one after the other, and turned together', async () => {
  const table = await start('1');
  await table.play('0 build ship-5a');
  expect(await seen()).toEqual(['column']);
  await table.play('1 offer 2', '2 offer 1');
  expect(await seen()).toEqual(['covered:1', 'covered:2']);
  await table.play('3 offer 0');
  expect(await seen()).toEqual(['covered:3', 'turned:1 gone turned:2 turned:3']);
});

test('cards are chosen for an offer while that of somebody else is still seen to be laid', async () => {
  const table = await start('1', '0 build ship-5a');
  await table.play('2 offer 1');
  expect(stage.moving().map(({ thing }) => thing)).toEqual(['covered:2']);
  await pressCard('ship');
  expect(cards()).toEqual(['ship', '+ship', 'trading']);
  await press(/^Offer 1 ship/);
  expect(table.played).toEqual(['offer 1']);
});

test('the meter fills, the disc travels, the parts rise where they are seen large, and the wonder is scored after it', async () => {
  const table = await start('0', '0 build ship-5a', '1 offer 1', '2 offer 1', '3 offer 0');
  await table.play('0 accept 1');
  expect(await seen()).toEqual(['verdict:1 slot:ship:4']);
  await table.play('0 fulfil 0');
  expect(await seen()).toEqual([
    [
      'gone',
      ...['0:0', '0:1', '0:2', '0:3', '1:1'].map((part) => `decided:part:lighthouse:${part}`),
      'gains:0 gains:1 stake seal:2',
    ].join(' '),
  ]);
  // refused offers are paid first, and the points count up
  await table.play('2 answer nothing');
  expect(wonder(/^Lighthouse: You 4 parts and Bo 2 parts/)).toBeTruthy();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(wonder(/^Lighthouse: finished/)).toBeTruthy();
});

test('whoever builds accepts one offer after the other, while the seal on the one before still drops', async () => {
  const table = await start('0', '0 build ship-5a', '1 offer 1', '2 offer 1', '3 offer 0');
  const [bo, chidi] = [offerOf(/^Bo/), offerOf(/^Chidi/)];
  // no time passes between one press and the next
  const now = clock.now();
  clock.of = clock.now = () => now + 10_000;
  bo.focus();
  for (const offer of [bo, chidi, bo]) await act(async () => void fireEvent.click(offer));
  expect(table.played).toEqual(['accept 1', 'accept 2', 'refuse 1']);
  expect(stage.moving().map(({ thing }) => thing)).toContain('verdict:1');
  expect([meter(), document.activeElement]).toEqual(['1 accepted, you\u00a0add\u00a04', bo]);
});

test('a build in vain shakes and is boarded up for this turn, and drawn cards come to the hand', async () => {
  const table = await start('0', '0 build ship-6', '1 offer 0', '2 offer 0', '3 offer 0');
  await table.play('0 giveUp');
  expect(await seen()).toEqual([
    'wonder:babel planks:babel decided:babel decided:planks',
    'own:camel:0',
  ]);
  expect(document.querySelector('.planks')).toBeNull();
});

test.each(['0', '1', null])('many actions that come at once are followed by %s', async (reader) => {
  const table = await start(reader);
  await table.play(
    '0 build ship-5a',
    '1 offer 2',
    '2 offer 1',
    '3 offer 0',
    '0 accept 1',
    '0 fulfil 0',
    '2 answer nothing',
    '0 end',
    '1 build ship-6',
    '0 offer 0',
    '2 offer 1 trade',
    '3 offer 0',
  );
  await seen();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(wonder(/^Lighthouse: finished/)).toBeTruthy();
});

test('the last disc travels and the parts rise before the score sheet covers them', async () => {
  const m = match({
    hands: { 0: { crane: 3 } },
    wonders: { zeus: { discs: 'crane-3 ship-3' }, artemis: { discs: '' } },
  });
  m.play('0 build crane-3', '1 offer 0', '2 offer 0', '3 offer 0');
  const table = await sitAt(towerOfBabel, m, '1');
  const sheet = () => screen.queryByRole('region', { name: 'How it ended' });
  await table.play('0 fulfil 0');
  expect(stage.moving().length).toBeGreaterThan(0);
  expect(sheet()).toBeNull();
  expect(await seen()).toEqual([expect.stringMatching(/^decided:part:zeus:0:0 .* gains:0 stake$/)]);
  for (let i = 0; i < 10 && !sheet(); i++) await stage.look();
  expect(sheet()).toBeTruthy();
});

/** What is to move and to be heard with each moment of the last action. */
const cuesOf = (m: ReturnType<typeof match>, reader: string | null) =>
  m.frames.map(({ G, events }) => {
    const view = towerOfBabel.view(G as State, m.ctx, reader);
    const scene = { view, ctx: m.ctx, playerID: reader, draft: null } as OnTable;
    return animate(events as Event[], scene);
  });

test('an action card is heard once, by what it brings', () => {
  const m = match({
    hands: { 0: { ship: 3 }, 1: { ship: 1 } },
    actionCards: { 0: 'joker-1 doubleTurn-1', 1: 'tripleBonus-1 cardDraw-1' },
  });
  const heard = (action: string) => {
    m.play(action);
    return cuesOf(m, '0').flatMap(({ sound }) => sound ?? []);
  };
  expect(heard('1 cardDraw cardDraw-1')).toEqual(['card']);
  m.play('0 build ship-5a', '1 offer 1', '2 offer 0', '3 offer 0');
  expect(heard('0 fulfil 2')).toEqual(['build']);
  expect(heard('1 answer tripleBonus')).toEqual(['take']);
  expect(heard('0 doubleTurn')).toEqual(['card']);
});

test('nobody who follows a build late misses what was accepted: it stays, as what matters does', () => {
  const m = match({ hands: { 0: { ship: 4 }, 1: { ship: 1 }, 2: { ship: 1 } } });
  m.play('0 build ship-5a', '1 offer 1', '2 offer 1', '3 offer 0');
  const held = (action: string, reader: string | null) => {
    m.play(action);
    return cuesOf(m, reader).map(({ hold }) => hold !== undefined);
  };
  expect([held('0 accept 1', '2'), held('0 accept 2', null)]).toEqual([[true], [true]]);
});

test('turned offers stay for whoever looks on as long as one reads them, and for whoever builds no longer than they are seen', () => {
  const m = match({ hands: { 0: { ship: 4 }, 1: { ship: 1 }, 2: { ship: 1 } } });
  m.play('0 build ship-5a', '1 offer 1', '2 offer 1');
  m.play('3 offer 0');
  const held = (reader: string | null) => cuesOf(m, reader).flatMap(({ hold }) => hold ?? []);
  expect(['0', '1', null].map(held)).toEqual([[900], [1800], [1800]]);
});

test.each(['0', '1', null])(
  'what is to move is there before it moves or after, for %s, to the last disc',
  async (reader) => {
    const m = match({
      hands: { 0: { ship: 5 }, 1: { ship: 2 }, 2: { ship: 1, crane: 3 } },
      wonders: { zeus: { discs: 'crane-3 ship-3' }, artemis: { discs: '' } },
    });
    const table = await sitAt(towerOfBabel, m, reader);
    const there = () =>
      [...document.querySelectorAll<HTMLElement>('[data-thing]')].map((one) => one.dataset.thing!);
    // prettier-ignore
    const actions = [
      '0 build ship-5a', '1 offer 2 trade', '2 offer 1', '3 offer 0', '0 accept 1', '0 fulfil 0',
      '1 pass',
      '2 build crane-3', '0 offer 0', '1 offer 0', '3 offer 0', '2 fulfil 0', // the end
    ];
    const missing = [];
    for (const action of actions) {
      const before = there();
      await table.play(action);
      const during = there();
      for (let i = 0, quiet = 0; i < 8 && quiet < 2; i++) {
        quiet = stage.moving().length > 0 ? 0 : quiet + 1;
        await stage.settle();
        await stage.look();
        during.push(...there());
      }
      await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
      const motions = cuesOf(m, reader).flatMap((cue) => cue.motions);
      const all = [...before, ...during, ...there()];
      missing.push(
        ...motions
          .filter(({ thing }) => !all.includes(thing))
          // in its place the same is seen to move from elsewhere
          .filter(({ thing }) => !motions.some(({ unless }) => unless === thing))
          .map(({ thing }) => `${action}: ${thing}`),
      );
    }
    expect(m.ctx.gameover).toBeTruthy();
    expect(missing).toEqual([]);
  },
);
