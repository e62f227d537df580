import { postJson, runServer, type TestServer } from '../test-support/server';
import { GAME } from '../test-support/sitters';
import { createOpenings } from './connections';
import { callerAt } from '../caller';
import type { Limits } from '../limits';

// A line may have billions of IPv6 addresses: what they do is counted by the networks they are in,
// of 64 bits as one address, of 56 bits as four, of 48 bits as sixteen.

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** A server behind a proxy that tells who is calling, and how often something is answered from an address. */
async function behindProxy(limits: Partial<Limits>, path: string, body: object) {
  const { url } = (server = await runServer({ env: { TRUST_PROXY: '1' }, limits }));
  return async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await postJson(`${url}${path}`, body, headers)).status;
  };
}

/** From how many networks of a kind something is answered, one after the other, before it is refused. */
async function answeredFrom(
  ask: (address: string) => Promise<number>,
  address: (i: number) => string,
) {
  for (let i = 0; i < 100; i++) if ((await ask(address(i))) === 429) return i;
  return Infinity;
}

const create = [`/games/${GAME}/create`, { numPlayers: 2 }] as const;
const inOf56 = (i: number) => `2001:db8:1:1${i.toString(16).padStart(2, '0')}::1`;
const inOf48 = (i: number) => `2001:db8:1:${i.toString(16).padStart(2, '0')}00::1`;

test('a network of 56 bits may do what four addresses may', async () => {
  const ask = await behindProxy({ tables: { burst: 1, perSecond: 0 } }, ...create);
  expect(await answeredFrom(ask, () => inOf56(0))).toBe(1);
  expect(await answeredFrom(ask, (i) => inOf56(i + 1))).toBe(3);
  expect(await ask('2001:db8:1:200::1')).toBe(200);
  expect(await ask('192.0.2.7')).toBe(200);
});

test('one of 48 bits what sixteen may', async () => {
  const ask = await behindProxy({ tables: { burst: 1, perSecond: 0 } }, ...create);
  expect(await answeredFrom(ask, inOf48)).toBe(16);
  expect(await ask('2001:db8:2::1')).toBe(200);
});

test('whoever guesses codes or keys does not get further by another network of the same line', async () => {
  const wrong = { burst: 2, perSecond: 0 };
  const codes = await behindProxy({ wrongCodes: wrong }, '/codes', { code: 'LAMP-MANGO-100' });
  expect(await answeredFrom(codes, inOf48)).toBe(32);
  await server?.stop();
  const keys = await behindProxy({ wrongKeys: wrong }, `/games/${GAME}/guess/join`, {
    playerName: 'Eve',
  });
  expect(await answeredFrom(keys, inOf48)).toBe(32);
});

test('a smaller network that is refused uses up nothing of the larger', async () => {
  const ask = await behindProxy({ tables: { burst: 1, perSecond: 0 } }, ...create);
  for (let i = 0; i < 40; i++) await ask(inOf56(0));
  expect(await ask(inOf56(1))).toBe(200);
});

test('what is open at once is counted in the same way, and what is closed makes room', () => {
  const openings = createOpenings(1);
  const open = (i: number) => openings.open(callerAt(inOf56(i)));
  expect([open(0), open(0), open(1), open(2), open(3), open(4)]).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  openings.close(callerAt(inOf56(2)));
  expect([open(4), open(2)]).toEqual([true, false]);
});
