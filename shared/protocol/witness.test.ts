import { LOCKED, OWN, RUNNING, seen } from '../testing/witnesses';
import { readWitness } from './witness';
import { heard, see, tell } from './witnessing';

test('what was kept is read again, and nothing else', () => {
  const known = heard(tell(seen(LOCKED), OWN, LOCKED)!, OWN, LOCKED);
  const dealt = see(known, OWN, RUNNING);
  expect(readWitness(JSON.parse(JSON.stringify(dealt)))).toEqual(dealt);
  expect(readWitness({ ...dealt, credentials: 'secret' })).toEqual(dealt);
  const [lock] = known.locks!;
  for (const locks of [
    null,
    {},
    'x',
    [null],
    [7],
    [{ ...lock, seats: null }],
    [{ ...lock, seats: [null] }],
    [{ ...lock, seats: [{ name: 1, bot: null, nonceHash: null }] }],
    [{ ...lock, told: 'yes' }],
    [{ ...lock, own: '0' }],
    [{ ...lock, bound: 7 }],
    [{ ...lock, options: null }],
    [{ ...lock, version: '1' }],
    Array(21).fill(lock),
  ])
    expect(readWitness({ ...dealt, locks })).toEqual({ ...dealt, locks: undefined });
  for (const junk of [null, 'x', 7, [], { commitment: 7, share: { nonce: 'a' }, isDealt: 1 }])
    expect(readWitness(junk)).toEqual({});
});
