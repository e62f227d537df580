import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { clock } from '../../../ui/clock';
import { sitAt } from '../../../testing/match';
import type { PlayableTitle } from '../../../kit/contract';

let time: number;
afterEach(cleanup);

/** From now on the screen is pressed at the speed of the test's own time. */
function takeTime() {
  time = 1000;
  clock.now = () => time;
  clock.of = () => time;
}

const wait = (ms: number) => (time += ms);

/** Whatever comes first has the same letter, and passing asks first. */
const hasty = (title: PlayableTitle): PlayableTitle => ({
  ...title,
  prompt(scene) {
    const asked = title.prompt(scene);
    return {
      ...asked,
      choices: asked.choices.map((choice, i) => ({
        ...choice,
        letter: i === 0 ? 'x' : choice.letter,
        ...(choice.letter === 'p' && { confirm: { key: 'Really' } }),
      })),
    };
  },
});

const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));

describe('a key', () => {
  const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });

  test('that has another meaning now does nothing, until half a second has gone by', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0', { retitle: hasty });
    takeTime();
    wait(5000);
    await type('x');
    await table.play('1 pass', '2 pass');
    wait(60);
    await type('x');
    expect(table.played).toEqual(['draw']);
    wait(500);
    await type('x');
    expect(table.played).toEqual(['draw', 'keep']);
  });

  test('that had none before counts at once', async () => {
    const table = await sitAt(yaBlewIt, deal(), '1');
    takeTime();
    wait(5000);
    await table.play('0 draw');
    wait(60);
    await type('r');
    expect(table.played).toEqual(['roll']);
  });

  test('and a button that ask first are not answered in the same haste', async () => {
    const table = await sitAt(yaBlewIt, deal(), '1', { retitle: hasty });
    await table.play('0 draw');
    takeTime();
    wait(5000);
    await type('p');
    wait(60);
    await type('p');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Pass/ })));
    expect(table.played).toEqual([]);
    wait(500);
    await type('p');
    expect(table.played).toEqual(['pass']);
  });
});
