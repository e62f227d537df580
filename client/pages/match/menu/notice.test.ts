import { notices, notify, switchNotices } from './notice';

/** What the browser shows outside the page. */
let shown: Notice[];

class Notice {
  static permission: string;
  static answer: string;
  static requestPermission = async () => (Notice.permission = Notice.answer);
  onclick?: () => void;
  close = () => void shown.splice(shown.indexOf(this), 1);
  constructor(readonly words: string) {
    shown.push(this);
  }
}

const set = (name: string, value: unknown) =>
  Object.defineProperty(window, name, { configurable: true, value });

beforeEach(() => {
  shown = [];
  set('Notification', Notice);
  set('isSecureContext', true);
  Notice.permission = 'granted';
  notices.set('on');
});
afterEach(() => notices.set('off'));

const said = (words: string): string[] => {
  notify(words);
  return shown.map((notice) => notice.words);
};

test('the page says something outside of it to whoever asked for that', () => {
  expect(said('Your turn')).toEqual(['Your turn']);
});

test.each([
  ['nobody asked for it', () => notices.set('off')],
  ['the browser’s user has forbidden it since', () => (Notice.permission = 'denied')],
  ['the page came by a way that is not secure', () => set('isSecureContext', false)],
])('it says nothing where %s', (_, make) => {
  make();
  expect(said('Your turn')).toEqual([]);
});

test('where only service workers may, nothing is said, and nothing breaks', () => {
  set('Notification', { permission: 'granted' });
  expect(said('Your turn')).toEqual([]);
});

test('a press on it leads to the page, and it goes', () => {
  const focus = jest.spyOn(window, 'focus').mockImplementation();
  notify('Your turn');
  shown[0].onclick!();
  expect([focus.mock.calls, shown]).toEqual([[[]], []]);
  focus.mockRestore();
});

test.each([
  ['granted', 'on'],
  ['denied', 'off'],
])('where the browser’s user says “%s”, it is switched %s', async (answer, is) => {
  notices.set('off');
  Notice.answer = answer;
  await switchNotices(true);
  expect(notices.get()).toBe(is);
});

test('it is switched off again', async () => {
  await switchNotices(false);
  expect(notices.get()).toBe('off');
});
