import type { IncomingMessage } from 'node:http';
import { addressOf, callerAt } from './caller';

// prettier-ignore
const CALLERS: [string, string[]][] = [
  ['192.0.2.7',                 ['192.0.2.7']],
  ['::ffff:192.0.2.7',          ['192.0.2.7']],
  ['2001:db8:1:203:4:5:6:7',    ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::',            ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:DB8:0001:2::9',        ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1',               ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0',              ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1',                       ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['unknown',                   ['unknown']],
];

test.each(CALLERS)('the limits count %s as %p', (address, caller) => {
  expect(callerAt(address)).toEqual(caller);
});

const FORWARDED = '198.51.100.1, 198.51.100.2 ,198.51.100.3';

test.each([
  ['the socket’s, whatever a caller says, where there is no proxy', 0, FORWARDED, '192.0.2.7'],
  ['what the only proxy says', 1, FORWARDED, '198.51.100.3'],
  ['what the outer of two proxies says', 2, FORWARDED, '198.51.100.2'],
  ['the socket’s where no proxy has said anything', 1, undefined, '192.0.2.7'],
  ['the socket’s where fewer have than there are', 4, FORWARDED, '192.0.2.7'],
  ['without the port that some proxies add', 1, '198.51.100.1, 198.51.100.3:51234', '198.51.100.3'],
  ['without the brackets and the port of a longer one', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ['without the brackets where no port follows', 1, '[2001:db8::1]', '2001:db8::1'],
  [
    'as long as it is, though its last group could be a port',
    1,
    '2001:db8::1:443',
    '2001:db8::1:443',
  ],
])('an address is %s', (_, trusted, forwarded, address) => {
  const request = {
    socket: { remoteAddress: '192.0.2.7' },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
  expect(addressOf(request, trusted)).toBe(address);
});
