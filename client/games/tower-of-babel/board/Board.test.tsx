import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { match } from '../../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../../testing/match';
import { wonder } from '../testing';

afterEach(cleanup);

const HANDS = { 0: { ship: 5 }, 1: { ship: 3 }, 2: { ship: 3 }, 3: { ship: 3 } };

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
    expect(wonder(/^Pyramid/).getAttribute('aria-label')).toBe(
      'Pyramid of Giza: Chidi 3 parts and Ana 2 parts',
    );
    expect(wonder(/^Zeus/).getAttribute('aria-label')).toBe('Zeus at Olympia: finished');
    expect(wonder(/^Artemis/).getAttribute('aria-label')).toBe('Artemis at Ephesus: You 1 part');
    expect(wonder(/^Tower/).getAttribute('aria-label')).toBe('Tower of Babel: no parts yet');
  });

  test.each([
    ['whoever builds', '1', [['1', '0→5']]],
    ['nobody else', '2', []],
  ])('shows what a build would bring as it stands to %s', async (_, reader, planned) => {
    const table = await sitAt(towerOfBabel, match(scene), reader);
    await table.play('0 build camel-4a', '1 offer 0', '2 offer 0', '3 offer 0');
    await table.play('0 giveUp');
    await table.play('1 build ship-5a', '0 offer 4 trade', '2 offer 1', '3 offer 0', '1 accept 0');
    // Ana gave her trading card, so the parts are Bo's, with one that Bo adds
    const counts = [...wonder(/^Tower/).querySelectorAll('.count')];
    const whose = (count: Element) => count.querySelector<SVGElement>('svg')!.dataset.seat;
    expect(counts.map((count) => [whose(count), count.textContent])).toEqual(planned);
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
      screen.getByText('Leaving only one disc of a kind ends the match', {
        selector: ':not([aria-hidden])',
      });
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
    // beside a disc that is not there yet: they are no points that anybody has
    const nexts = [...sets.querySelectorAll('[data-hint="next"]')];
    expect(nexts.map((next) => next.firstElementChild?.localName)).toEqual(['svg', 'svg']);
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
