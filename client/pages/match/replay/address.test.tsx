import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { press } from '../../../testing/app';
import { eyes, last, moment, see, slider, watch } from '../../../testing/replay';

describe('a place in it has an address', () => {
  const open = (fragment: string) => history.replaceState(null, '', `/t?replay${fragment}`);
  const stay = () => act(async () => jest.advanceTimersByTime(1000));
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    Object.assign(navigator, { clipboard });
  });
  afterEach(() => void delete (navigator as Partial<Navigator>).share);

  test('which leads there, through the eyes it names', async () => {
    open('#m=5&as=1');
    await watch();
    expect([moment(), eyes().value]).toEqual([5, '1']);
  });

  test.each([
    ['#m=100000', last],
    ['#m=nonsense', 0],
  ])('%s leads to the nearest there is', async (fragment, nearest) => {
    open(fragment);
    await watch();
    expect(moment()).toBe(nearest);
  });

  test('which a reload comes back to', async () => {
    open('');
    await watch({ own: '0' });
    await press('One step on');
    await press('One step on');
    expect(location.href).toMatch(/\/t\?replay#m=2$/);
    see('');
    expect(location.hash).toBe('#m=2&as=all');
    cleanup();
    await watch({ own: '0' });
    expect([moment(), eyes().value]).toEqual([2, '']);
    await press('One step back');
    await press('One step back');
    see('0');
    expect(location.href).toMatch(/\/t\?replay$/);
  });

  test('which changes no more often than browsers let it, and is right where one stays or goes', async () => {
    open('');
    await watch();
    const replaceState = jest.spyOn(history, 'replaceState');
    const through = (from: number, to: number) => {
      for (let value = from; value < to; value++) fireEvent.change(slider(), { target: { value } });
    };
    through(1, 81);
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(50);
    await stay();
    expect(location.hash).toBe('#m=80');
    through(20, 31);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(location.hash).toBe('#m=30');
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(60);
    replaceState.mockRestore();
  });

  test('which can be gone to while another one is shown', async () => {
    open('#m=3');
    await watch();
    await act(async () => {
      open('#m=7&as=0');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect([moment(), eyes().value]).toEqual([7, '0']);
  });

  test('which is copied, with the eyes it is seen through', async () => {
    await watch({ own: '1' });
    await press('One step on');
    const [inHeader] = screen.getAllByRole('button', { name: 'Share this moment' });
    await act(async () => void fireEvent.click(inHeader));
    expect(copied).toEqual(['http://localhost/table/ya-blew-it/abc?replay#m=1&as=1']);
    screen.getAllByRole('button', { name: 'Copied' });
    await press('One step on');
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  test('which each line of its story has, reached by the arrows from line to line', async () => {
    open('#m=6');
    await watch();
    const log = within(screen.getByRole('log', { name: 'What happened' }));
    const buttons = log.getAllByRole('button', { name: 'Share this moment' });
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons.at(-1)]);
    act(() => buttons.at(-1)!.focus());
    act(() => void fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' }));
    expect(document.activeElement).toBe(buttons.at(-2));
    await act(async () => void fireEvent.click(buttons[0]));
    expect(copied).toEqual(['http://localhost/table/ya-blew-it/abc?replay#m=1']);
  });

  test('which a phone hands on by itself, and copies where it will not', async () => {
    await watch({ isPhone: true });
    const shared: unknown[] = [];
    navigator.share = async (what) => void shared.push(what);
    await press('One step on');
    await press('Share this moment');
    expect([shared, copied]).toEqual([[{ url: expect.stringMatching(/#m=1$/) }], []]);
    navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    await press(/^(Share this moment|Copied)$/);
    expect(copied).toEqual([]);
    navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await press(/^(Share this moment|Copied)$/);
    expect(copied).toHaveLength(1);
  });
});
