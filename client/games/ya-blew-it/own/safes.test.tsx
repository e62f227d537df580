import { act, fireEvent, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { buttons, leave, press, sentence } from '../testing';

afterEach(leave);

describe('Safes', () => {
  const start = () =>
    match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 pink-5 safe-1 safe-2', 1: 'green-3 safe-3' },
      cursed: { 0: 'yellow' },
    });
  const stacks = () => screen.getByRole('group', { name: /^Your stacks/ });
  const pressStack = (name: RegExp) =>
    act(async () => fireEvent.click(within(stacks()).getByRole('button', { name })));
  const guarded = () =>
    within(stacks())
      .getAllByRole('button')
      .filter((stack) => stack.getAttribute('aria-pressed') === 'true')
      .map((stack) => stack.getAttribute('aria-label'));

  test('are put on stacks or left off, and can be moved until all are placed', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(sentence()).toBe('Fire! Place your Safes');
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await press(/Place/);
    expect(sentence()).toBe('Your Safes are placed. Waiting for Bo');
    expect(buttons()).toEqual([]);
    await pressStack(/^blue/); // comes off
    expect(guarded()).toEqual(['pink: 5, protected by a Safe']);
    await press(/Place them again/);
    expect(table.played).toEqual(['draw', 'place blue pink', 'place pink off']);
    await table.play('1 place off');
    expect(m.G.table.safes[0]).toEqual(['pink']);
  });

  test('every placement can be made by pressing stacks', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await press(/Draw/);
    await pressStack(/^pink/);
    expect(guarded()).toEqual(['blue: 2, protected by a Safe']);
    await pressStack(/^blue/);
    expect(guarded()).toEqual(['blue: 2, protected by 2 Safes']);
    await pressStack(/^pink/); // none lies beside the stacks: one moves
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await pressStack(/^pink/);
    await pressStack(/^pink/);
    await pressStack(/^blue/);
    await pressStack(/^pink/);
    expect(guarded()).toEqual(['pink: 5, protected by 2 Safes']);
  });

  test('are taken in hand and put on a stack, that very one', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await press(/Draw/);
    const thing = (of: string) =>
      document.querySelector<HTMLElement>(`[data-own] [data-thing^="${of}"]`)!;
    const drag = async (safe: string, stack: string) => {
      document.elementsFromPoint = () => [thing(stack)];
      const source = thing(safe).querySelector('[data-drag]') ?? thing(safe);
      const hand = (type: string, clientX: number) =>
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), {
          ...{ pointerId: 1, isPrimary: true },
        });
      await act(async () => {
        source.dispatchEvent(hand('pointerdown', 0));
        window.dispatchEvent(hand('pointermove', 50));
        window.dispatchEvent(hand('pointerup', 50));
        // the click that comes of letting go is over then
        await new Promise((later) => setTimeout(later));
      });
    };
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await drag('own:safe:pink', 'stack:blue');
    expect(guarded()).toEqual(['blue: 2, protected by 2 Safes']);
    await pressStack(/^blue/);
    await pressStack(/^pink/);
    // one stands on pink, the other lies beside the stacks
    await drag('own:safe-', 'stack:blue');
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
    await drag('own:safe:blue', 'stack:blue');
    expect(guarded()).toEqual(['blue: 2, protected by a Safe', 'pink: 5, protected by a Safe']);
  });

  test('that are about to be placed change what the fuse says burns', async () => {
    await sitAt(yaBlewIt, start(), '0');
    await press(/Draw/);
    const fuse = () => screen.getByRole('list', { name: 'The numbers of the die' });
    const spoken = () =>
      within(fuse())
        .getAllByRole('listitem')
        .map((face) => face.textContent)
        .filter((words) => !words!.includes('nothing'));
    expect(spoken()).toEqual(['2costs a Safe', '5costs a Safe']);
    await pressStack(/^blue/);
    expect(spoken()).toEqual(['2burns', '5costs a Safe']);
    expect(screen.getByText('1 in 8 burns you')).toBeTruthy();
  });

  test.each([
    ['go to the stacks worth most, never to the cursed one', undefined, [/^blue/, /^pink/]],
    ['stay where they stand', { 0: ['green' as const] }, [/^green/, /^pink/]],
  ])('are proposed: they %s', async (_, safes, expected) => {
    const areas = { 0: 'blue-2 pink-5 pink-6 safe-1 safe-2 green-3 green-4 green-7' };
    const m = match({ deck: 'fire-2 orange-3 fire-1', areas, safes, cursed: { 0: 'green' } });
    await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(guarded()).toEqual(expected.map((name) => expect.stringMatching(name)));
  });

  test('tell who is still placing, and nothing else', async () => {
    const table = await sitAt(yaBlewIt, start(), '2');
    await table.play('0 draw', '0 place blue blue');
    expect([sentence(), buttons()]).toEqual(['Fire! Waiting for Bo to place a Safe', []]);
    const fire = screen.getByRole('heading', { name: 'Fire in the Hole!' }).parentElement!;
    expect(
      within(fire)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['AnaSafes placed', 'Boplacing a Safe…']);
  });

  test('are seen on the stack they protect', async () => {
    const table = await sitAt(yaBlewIt, start(), '0');
    await table.play('0 draw', '0 place blue blue', '1 place off');
    expect(screen.getByText('blue: 2, protected by 2 Safes')).toBeTruthy();
  });
});
