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
import { offers } from './testing';

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
