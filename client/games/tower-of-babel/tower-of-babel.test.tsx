import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { ACTION_KINDS } from '../../../shared/games/tower-of-babel/actionCards';
import { KINDS } from '../../../shared/games/tower-of-babel/cards';
import { towerOfBabel } from '../../../shared/games/tower-of-babel';
import { ACTION_CARD_TIMINGS } from '../../../shared/games/tower-of-babel/actionCardTiming';
import { type Event, WONDERS } from '../../../shared/games/tower-of-babel/state';
import { match } from '../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../testing/match';
import { changeLanguage, LANGUAGES } from '../../text/i18n';
import { offers, wonder } from './testing';

/** Everything that can happen, so that nothing of it is left untold. */
const EVENTS: Record<Event['type'], true> = {
  passed: true,
  chose: true,
  offered: true,
  revealed: true,
  accepted: true,
  refused: true,
  fulfilled: true,
  failed: true,
  answered: true,
  paid: true,
  wonderScored: true,
  earned: true,
  played: true,
  discarded: true,
  reshuffled: true,
  drew: true,
  exhausted: true,
};

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

const HANDS = { 0: { ship: 5 }, 1: { ship: 3 }, 2: { ship: 3 }, 3: { ship: 3 } };

describe('a covered offer', () => {
  const seenAs = async (playerID: string | null, offer: string) => {
    const table = await sitAt(towerOfBabel, match({ hands: HANDS }), playerID);
    await table.play('0 build ship-5a', offer);
    const page = document.body.innerHTML.replace(/_r_\w+_/g, '');
    cleanup();
    return page;
  };

  test.each(['0', '1', null])('looks the same to %s whatever it is', async (playerID) => {
    const nothing = await seenAs(playerID, '2 offer 0');
    expect(await seenAs(playerID, '2 offer 3 trade')).toBe(nothing);
  });

  test('is shown to its owner, whose hand is smaller by it', async () => {
    const table = await sitAt(towerOfBabel, match({ hands: HANDS }), '2');
    await table.play('0 build ship-5a', '2 offer 2');
    expect([...offers()].map((place) => place.textContent)).toEqual([
      expect.stringMatching(/^Bo: no offer yet/),
      expect.stringMatching(/^Your covered offer: 2 ships/),
      expect.stringMatching(/^Deniz: no offer yet/),
    ]);
    expect(screen.getByRole('group', { name: 'Your hand, 1 building card' })).toBeTruthy();
  });

  test('is turned together with all others', async () => {
    const table = await sitAt(towerOfBabel, match({ hands: HANDS }), '1');
    await table.play('0 build ship-5a', '2 offer 2', '3 offer 0', '1 offer 1 trade');
    expect([...offers()].map((place) => place.textContent)).toEqual([
      expect.stringMatching(/^you: 1 ship \+ trade/),
      expect.stringMatching(/^Chidi: 2 ships/),
      expect.stringMatching(/^Deniz: nothing/),
    ]);
  });
});

describe('the board', () => {
  const scene = {
    hands: HANDS,
    discs: { 1: 'ship-3 ship-4a camel-3' },
    wonders: {
      giza: { parts: { 0: 2, 2: 3 } },
      zeus: { discs: '' },
      artemis: { discs: 'crane-6', parts: { 1: 1 } },
    },
  };

  test('says of every wonder who has how many parts', async () => {
    await sitAt(towerOfBabel, match(scene), '1');
    expect(wonder(/^Giza/).getAttribute('aria-label')).toBe(
      'Giza Pyramid: Chidi 3 parts and Ana 2 parts',
    );
    expect(wonder(/^Zeus/).getAttribute('aria-label')).toBe('Zeus, Olympia: finished');
    expect(wonder(/^Artemis/).getAttribute('aria-label')).toBe('Artemis, Ephesus: You 1 part');
    expect(wonder(/^Tower/).getAttribute('aria-label')).toBe('Tower of Babel: no parts yet');
  });

  test('shows what a build would bring as it stands', async () => {
    const table = await sitAt(towerOfBabel, match(scene), '0');
    await table.play('0 build camel-4a', '1 offer 0', '2 offer 0', '3 offer 0');
    await table.play('0 giveUp');
    await table.play('1 build ship-5a', '0 offer 4 trade', '2 offer 1', '3 offer 0', '1 accept 0');
    // Ana gave her trading card, so the parts are Bo's
    const counts = [...wonder(/^Tower/).querySelectorAll('.count')];
    const whose = (count: Element) => count.querySelector<SVGElement>('svg')!.dataset.seat;
    expect(counts.map((count) => [whose(count), count.textContent])).toEqual([['1', '0→4']]);
  });

  test('counts the discs that are left, and warns of the last of a kind', async () => {
    const wonders = { zeus: { discs: 'crane-3' }, artemis: { discs: '' } };
    await sitAt(towerOfBabel, match({ wonders }), '1');
    const [left] = screen.getAllByRole('list', { name: 'Discs left' });
    expect(left.textContent).toContain('1 crane disc left: the next one ends the match');
    expect(left.textContent).toContain('6 ship discs left');
  });

  describe('in a short match, which one disc of a kind that is left ends', () => {
    const short = (discs: string) =>
      match({
        options: { length: 'short' },
        hands: { 0: { crane: 5 } },
        wonders: { zeus: { discs }, artemis: { discs: '' } },
      });
    const left = () => screen.getAllByRole('list', { name: 'Discs left' })[0];
    const ringed = () =>
      [...left().querySelectorAll('[data-last="true"]')].map((one) => one.textContent);
    const ring = [expect.stringMatching(/crane/i)];

    test('warns of the last but one', async () => {
      await sitAt(towerOfBabel, short('crane-3 crane-4a'), '0');
      expect(left().textContent).toContain('2 crane discs left: the next one ends the match');
      expect(ringed()).toEqual(ring);
      fireEvent.click(screen.getByRole('button', { name: /^3 cranes/ }));
      screen.getByText('Leaving only one disc of a kind ends the match');
      expect(document.body.textContent).not.toContain('Taking the last disc');
    });

    test('warns of none before', async () => {
      await sitAt(towerOfBabel, short('crane-3 crane-4a crane-5a'), '0');
      expect(left().textContent).toContain('3 crane discs left');
      expect(left().textContent).not.toContain('ends the match');
      expect(ringed()).toEqual([]);
    });

    test('says what it was that ended it', async () => {
      const table = await sitAt(towerOfBabel, short('crane-3 crane-4a'), '0');
      await table.play('0 build crane-3', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
      fireEvent.click(await screen.findByRole('button', { name: 'Look at the table' }));
      expect(document.body.textContent).toContain(
        'Only one disc is left (crane): the match is over',
      );
      expect(left().textContent).toContain('1 crane disc left');
      expect(left().textContent).not.toContain('ends the match');
      expect(ringed()).toEqual(ring);
    });
  });

  test('speaks of no next disc when the last one is taken', async () => {
    const wonders = { lighthouse: { discs: 'ship-3' }, babel: { discs: '' } };
    const table = await sitAt(towerOfBabel, match({ wonders, hands: { 0: { ship: 5 } } }), '0');
    const words = () => document.querySelector('[data-thing="discs:0"]')!.textContent;
    expect(words()).toContain('the next disc adds');
    await table.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
    fireEvent.click(await screen.findByRole('button', { name: 'Look at the table' }));
    expect(words()).toContain('1 ship');
    expect(words()).not.toContain('next');
  });

  test('says what the next disc of each kind adds', async () => {
    await sitAt(towerOfBabel, match(scene), '1');
    const sets = screen.getByRole('list', { name: 'Building discs, 5 points' });
    expect(
      within(sets)
        .getAllByRole('listitem')
        .map((set) => set.querySelector('.visually-hidden')!.textContent),
    ).toEqual([
      '1 camel, the next disc adds 5 points',
      '0 cranes, the next disc adds nothing yet: a set scores from 2 discs',
      '0 masons, the next disc adds nothing yet: a set scores from 2 discs',
      '2 ships, the next disc adds 5 points',
    ]);
    const shown = [...sets.querySelectorAll('[aria-hidden]')].map((one) => one.textContent);
    expect(shown.filter(Boolean)).toEqual(['1', '+5', '0', '0', '2', '+5']);
  });

  test('says nothing of a next disc as long as none would add anything', async () => {
    await sitAt(towerOfBabel, match({}), '1');
    const sets = screen.getByRole('list', { name: 'Building discs, 0 points' });
    const shown = [...sets.querySelectorAll('[aria-hidden]')].map((one) => one.textContent);
    expect(shown.filter(Boolean)).toEqual(['0', '0', '0', '0']);
  });

  test('shows the discs of others only where they lie open', async () => {
    await sitAt(towerOfBabel, match(scene), '0');
    expect(screen.getByText('3 discs')).toBeTruthy();
    cleanup();
    await sitAt(towerOfBabel, match({ ...scene, options: { openDiscs: true } }), '0');
    expect(screen.getByRole('list', { name: 'Building discs, 5 points' }).textContent).toContain(
      '2 ships',
    );
  });

  test('marks the row of the scoring table that is in force', async () => {
    await sitAt(towerOfBabel, match(scene), '1');
    const marked = [...document.querySelectorAll('td.marked')].map((cell) => cell.textContent);
    expect(marked).toEqual(['2', '10', '5', '3']);
  });
});

test('arrow keys lead from disc to disc', async () => {
  await sitAt(towerOfBabel, match({}), '0');
  // the wonders side by side, their discs on each other
  Element.prototype.getBoundingClientRect = function () {
    const site = this.closest('section');
    const column = site?.parentElement ? [...site.parentElement.children].indexOf(site) : 0;
    const row = [...(this.closest('ul')?.children ?? [])].indexOf(this.parentElement!);
    return { left: column * 100, top: -row * 40, width: 40, height: 40 } as DOMRect;
  };
  const focused = () => document.activeElement?.querySelector('.visually-hidden')?.textContent;
  const disc = (on: RegExp, name: string) => within(wonder(on)).getByRole('button', { name });
  expect(disc(/^Giza/, '3 camels').tabIndex).toBe(0);
  act(() => disc(/^Giza/, '3 camels').focus());
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown'];
  const way = [];
  for (const key of keys) {
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key }));
    way.push(focused());
  }
  expect(way).toEqual(['5 camels', '3 cranes', '4 cranes', '5 camels', '5 camels', '5 camels']);
});

/** Matches in which everything happens that can happen. */
const STORIES = [
  {
    hands: { 0: { ship: 5, camel: 4 }, 1: { ship: 2 }, 2: { ship: 1 }, 3: { camel: 1 } },
    wonders: { lighthouse: { discs: 'ship-5a', parts: { 0: 2, 1: 3 } } },
    actionCards: { 1: 'tripleBonus-1', 2: 'cardTrade-1', 3: 'cardDraw-1' },
    supply: { camel: 2 },
    discards: { crane: 20 },
    // prettier-ignore
    actions: [
      '3 cardDraw cardDraw-1', '2 cardTrade cardTrade-1 0 0 0 1', // reshuffled
      '0 build ship-5a', '1 offer 2 trade', '2 offer 0', '3 offer 0',
      '0 accept 1', '0 refuse 1', '0 fulfil 0', '1 answer tripleBonus', '0 end', // scored, earned
      '1 pass',
      '2 build mason-4a', '0 offer 0', '1 offer 0', '3 offer 0', '2 giveUp',
    ],
  },
  {
    hands: { 0: { ship: 3, crane: 5 }, 1: { ship: 2 }, 2: {}, 3: { crane: 1 } },
    wonders: { zeus: { discs: 'crane-3 ship-3' }, artemis: { discs: '' } },
    // prettier-ignore
    actions: [
      '0 build ship-5a', '1 offer 2 trade', '2 offer 0', '3 offer 0', '0 accept 1', '0 fulfil 0',
      '1 pass', '2 pass', '3 pass',
      '0 build crane-3', '1 offer 0', '2 offer 0', '3 offer 1', '0 accept 3', '0 fulfil 0', // the end
    ],
  },
];

test('whose offer is accepted reads so', async () => {
  const table = await sitAt(towerOfBabel, match({ hands: HANDS }), '1');
  await table.play('0 build ship-5a', '1 offer 2', '2 offer 0', '3 offer 0');
  await table.play('0 accept 1', '0 refuse 1');
  const story = screen.getByRole('log', { name: i18next.t('match:log.title') }).textContent;
  expect(story).toContain('Ana accepts your offer');
  expect(story).toContain('Ana no longer accepts your offer');
});

describe.each(LANGUAGES)('the story in %s', (language) => {
  const lines = () =>
    within(screen.getByRole('log', { name: i18next.t('match:log.title') }))
      .queryAllByRole('listitem')
      .map((line) => line.textContent);

  test('everything that can happen is told in words, to whom it happens and to others', async () => {
    const told = new Set<string>();
    for (const { actions, ...position } of STORIES)
      for (const playerID of ['0', '1', null]) {
        const m = match(position);
        const table = await sitAt(towerOfBabel, m, playerID);
        await act(() => changeLanguage(language));
        await table.play(...actions);
        for (const line of lines()) expect(line).not.toMatch(/event|[<>{}]|undefined/);
        for (const { type } of m.events) told.add(type);
        cleanup();
      }
    expect([...told].sort()).toEqual(Object.keys(EVENTS).sort());
  }, 30_000);
});

test('at the end the score sheet has every line', async () => {
  const { actions, ...position } = STORIES[1];
  const table = await sitAt(towerOfBabel, match(position), '0');
  await table.play(...actions);
  const sheet = screen.getByRole('region', { name: 'How it ended' });
  for (const line of ['Refused offers', 'Unfinished wonders', 'Building discs', '5 Victory Points'])
    expect(sheet.textContent).toContain(line);
});

test('the rules are one key away, and show every action card', async () => {
  await sitAt(towerOfBabel, match({}), '0');
  await act(async () => void fireEvent.keyDown(document.body, { key: '?' }));
  const rules = screen.getByRole('dialog', { name: 'Rules' });
  expect(within(rules).getAllByRole('heading', { level: 3 })).toHaveLength(ACTION_KINDS.length);
  expect(rules.textContent).not.toMatch(/rules\.|[{}]/);
});

test('everything has a name', () => {
  for (const language of LANGUAGES) {
    const t = i18next.getFixedT(language, 'tower-of-babel');
    const keys = [
      ...towerOfBabel.scoreKeys.map((key) => `score.${key}`),
      ...WONDERS.flatMap((one) => [`wonder.${one}`, `short.${one}`, `site.${one}`]),
      ...KINDS.flatMap((kind) => [`kind.${kind}`, `label.${kind}`, `card.${kind}`]),
      ...ACTION_KINDS.flatMap((kind) => [
        `action.${kind}.name`,
        `action.${kind}.about`,
        `rules.actions.${kind}`,
      ]),
      ...Object.values(ACTION_CARD_TIMINGS).flatMap((when) => [
        `when.${when}.short`,
        `when.${when}.long`,
      ]),
    ];
    for (const key of keys) expect(t(key)).not.toBe(key);
  }
});
