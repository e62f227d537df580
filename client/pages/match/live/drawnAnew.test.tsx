import '../../../testing/quickReact';
import { cleanup, fireEvent, render, screen, act } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { tableWith } from '../../../testing/app';
import { sitAt } from '../../../testing/match';
import { LiveTalk } from './LiveTalk';

// A press in the middle of a movement is answered between two of its frames.

afterEach(cleanup);

test('what is begun of a decision draws no plate anew', async () => {
  let drawn = 0;
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'safe-1 blue-4', 1: 'safe-2 green-3' },
  });
  const { play } = await sitAt(yaBlewIt, m, '0', {
    retitle: (title) => ({
      ...title,
      Note() {
        drawn++;
        return title.module.id;
      },
    }),
  });
  await play('0 draw');
  const before = drawn;
  const stack = () => screen.getByRole('button', { name: /^blue: 4/ });
  await act(async () => void fireEvent.click(stack()));
  expect(stack().ariaPressed).toBe('true');
  expect(drawn).toBe(before);
});

test('the log is gone through where something of it is another, and only there', () => {
  let read = 0;
  const line = {
    id: '1',
    stateID: 1,
    events: [],
    isByBot: false,
    reader: { playerID: null, name: String, t: String },
    get telling() {
      read++;
      return { key: 'match:dealing' };
    },
  };
  const [table, onPoint] = [tableWith([]), () => {}];
  const props = (more = {}) =>
    ({
      chat: [],
      asides: [],
      table,
      reader: line.reader,
      connection: {},
      lines: [line],
      onPoint,
      ...more,
    }) as unknown as ComponentProps<typeof LiveTalk>;
  const { rerender } = render(<LiveTalk {...props()} />);
  const once = read;
  rerender(<LiveTalk {...props()} />);
  expect(read).toBe(once);
  rerender(<LiveTalk {...props({ lines: [line, { ...line, id: '2' }] })} />);
  expect(read).toBeGreaterThan(once);
});
