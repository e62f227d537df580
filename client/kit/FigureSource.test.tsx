import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { games } from '../../shared/games';
import { loadTitle } from '../games';
import { startTexts } from '../text/i18n';
import { sourceMarks } from './FigureSource';
import { entryTexts } from '../games/catalog';

startTexts(entryTexts);

beforeEach(() => sourceMarks.set('off'));
afterEach(cleanup);

const marks = () => document.querySelectorAll('[data-origin]').length;

describe.each(games.map(({ id }) => id))('the rules of %s', (id) => {
  async function open() {
    const { Rules } = await loadTitle(id);
    render(<Rules />);
    return screen.getByRole('switch', { name: 'Show what is a house rule' });
  }

  test('mark nothing until it is asked for, and then what is not printed', async () => {
    const wanted = await open();
    expect(marks()).toBe(0);
    expect(document.body.textContent).not.toMatch(/\s\./);
    act(() => void fireEvent.click(wanted));
    const signs = [...document.querySelectorAll('[data-origin]')].map((mark) => mark.textContent);
    expect(signs.length).toBeGreaterThan(2); // beside those that say what they mean
    expect(new Set(signs)).toEqual(new Set(['D', 'H']));
  });
});
