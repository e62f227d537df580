import { cleanup, screen } from '@testing-library/react';
import { show } from '../testing/app';
import { Begun } from './Begun';

afterEach(cleanup);

const note = () => screen.getByRole('complementary', { name: 'What if…?' });

test('a match that goes on from another says so, what that means, and leads to that moment', async () => {
  const beginning = { matchID: 'k7m2p9x4c8d1z', moment: 57 };
  await show(<Begun game="ya-blew-it" beginning={beginning} />);
  expect(note().textContent).toContain('Goes on from moment 57 of another match.');
  expect(note().textContent).toContain('proves nothing about its shuffle');
  expect(screen.getByRole('link', { name: 'Watch that match' }).getAttribute('href')).toBe(
    '/table/ya-blew-it/k7m2p9x4c8d1z?replay#m=57',
  );
});

test('no way leads to what is no match of a server like this', async () => {
  await show(<Begun game="ya-blew-it" beginning={{ matchID: '../../evil', moment: 3 }} />);
  expect(note().textContent).toContain('moment 3');
  expect(screen.queryByRole('link')).toBeNull();
});
