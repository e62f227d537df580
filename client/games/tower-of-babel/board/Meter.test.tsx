import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { inStep } from '../../../../shared/engine/inStep';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { legal, match, seen } from '../../../../shared/games/tower-of-babel/testing';
import { loadTitle } from '../..';
import '../../../testing/match';
import type { OnTable } from '../types';
import { Meter } from './Meter';

beforeAll(() => loadTitle(towerOfBabel.id));
afterEach(cleanup);

test.each([
  ['plays is told to choose cards', true, 'choose cards in your hand'],
  ['watches it once more is told how it stood', false, 'none turned yet'],
])('whoever has still to offer and %s', (_, plays, words) => {
  const m = match({ hands: { 1: { ship: 2 } } });
  m.play('0 build ship-5a', '2 offer 0');
  const scene: Partial<OnTable> = {
    view: seen(m, '1'),
    ctx: m.ctx as OnTable['ctx'],
    playerID: '1',
    awaited: ['1', '3'],
    legal: plays ? legal(m, '1', 'offer').map((n) => ({ move: 'offer', args: [Number(n)] })) : [],
    t: i18next.getFixedT('en', towerOfBabel.id) as OnTable['t'],
  };
  const { build } = inStep(m.G.table, 'offering');
  const { container } = render(<Meter {...(scene as OnTable)} build={build} />);
  expect(container.querySelector('.sum')!.textContent).toBe(words);
});

test('cards whose owner takes the disc are marked with whose parts they become', () => {
  const m = match({ hands: { 0: { ship: 1 }, 1: { ship: 2 }, 2: { ship: 2 } } });
  m.play(
    '0 build ship-5a',
    '1 offer 2 trade',
    '2 offer 2',
    '3 offer 0',
    '0 accept 1',
    '0 accept 2',
  );
  const scene: Partial<OnTable> = {
    view: seen(m, '3'),
    ctx: m.ctx as OnTable['ctx'],
    playerID: '3',
    legal: [],
    t: i18next.getFixedT('en', towerOfBabel.id) as OnTable['t'],
  };
  const { build } = inStep(m.G.table, 'selecting');
  const { container } = render(<Meter {...(scene as OnTable)} build={build} />);
  const seats = [...container.querySelectorAll<HTMLElement>('li')].map(
    ({ dataset }) => dataset.seat,
  );
  expect(seats).toEqual(['0', '0', '2', '2', undefined]);
});
