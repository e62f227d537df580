import { render } from '@testing-library/react';
import '../../testing/app';
import { Chat } from './Chat';

const HEIGHT = 400;

/** Shows what was said; how often it was measured, and the list of lines. */
function show(...said: string[]) {
  const lines = said.map((payload, i) => ({ id: String(i), payload }));
  const chat = (shown: typeof lines) => (
    <Chat lines={shown} author={() => 'Bo'} empty="Nobody has said anything." />
  );
  const { rerender, getByRole } = render(chat(lines));
  return {
    log: getByRole('log'),
    say: (payload: string) => rerender(chat([...lines, { id: 'new', payload }])),
  };
}

let measured = 0;
beforeEach(() => {
  measured = 0;
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get() {
      measured++;
      return HEIGHT;
    },
  });
});

test('shows the newest line, and goes on to the next', () => {
  const { log, say } = show('Hello!');
  expect(log.scrollTop).toBe(HEIGHT);
  log.scrollTop = 0;
  say('Who begins?');
  expect(log.scrollTop).toBe(HEIGHT);
});

test('has nothing measured as long as nobody has said anything: a match would be laid out twice as it opens', () => {
  const { log, say } = show();
  expect([measured, log.scrollTop]).toEqual([0, 0]);
  say('Hello!');
  expect(log.scrollTop).toBe(HEIGHT);
});
