import { isLocal } from './invitation';

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
