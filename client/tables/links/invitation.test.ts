import { renderHook, waitFor } from '@testing-library/react';
import { serve } from '../../testing/app';
import { isLocal, useInvitation } from './invitation';

test.each([
  ['http://localhost:8000/', true],
  ['http://127.0.0.1:8000/', true],
  ['http://127.3.2.1/', true],
  ['http://[::1]:8000/', true],
  ['http://192.168.0.7:8000/', false],
  ['https://wondertable.example/', false],
  ['https://localhost.example/', false],
])('%s leads nowhere but to this computer: %s', (link, is) => {
  expect(isLocal(link)).toBe(is);
});

describe('a link to send', () => {
  const SHARED = 'http://192.168.0.7:8000/';

  /** A page that is open at an address. */
  function openAt(address: string) {
    document.head.innerHTML = `<base href="${address}">`;
    return renderHook(() => useInvitation('/table/ya-blew-it/abc')).result;
  }
  const asked = serve({ 'GET /address': () => ({ url: SHARED }) });
  afterEach(() => (document.head.innerHTML = ''));

  test('is that of the page, where others can follow it', () => {
    const link = openAt('https://wondertable.example/games/');
    expect(link.current).toBe('https://wondertable.example/games/table/ya-blew-it/abc');
    expect(asked).toEqual([]);
  });

  test('is that of the server in its network, where the page is open on its own computer', async () => {
    const link = openAt('http://localhost/');
    expect(link.current).toBe('http://localhost/table/ya-blew-it/abc');
    await waitFor(() => expect(link.current).toBe(`${SHARED}table/ya-blew-it/abc`));
  });
});
