import type { Table } from './table';
import { sha256 } from '../engine/fairness';
import { dealtFrom } from '../engine/record';
import {
  ANA,
  BO,
  BOS,
  compared,
  dealtTo,
  EVES,
  LOCKED,
  NEXT,
  NONCE,
  OPEN_AGAIN,
  OWN,
  recordOf,
  RUNNING,
  seen,
  shown,
  shownTo,
} from '../testing/witnesses';
import { readWitness, type Witness } from './witness';
import { compare, heard, isSpent, lose, see, tell } from './witnessing';

test('the nonce is told to a table that is shown locked, under the commitment shown first, with its hash at its seat', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(told.locks!.map((lock) => lock.told)).toEqual([true]);
  expect(compared(told, recordOf([ANA, BO]))).toEqual({
    seenCommitment: true,
    seenTable: true,
    seenTries: true,
    seenNonce: true,
  });
});

test.each<[string, Table | null]>([
  ['no table at all', null],
  ['an open table', shown([ANA, BO], { status: 'open' })],
  ['a table that runs', shown([ANA, BO], { status: 'running' })],
  ['another commitment', shown([ANA, BO], { commitment: sha256(BOS) })],
  ['another hash at our seat', shown([{ ...ANA, nonce: EVES }, BO])],
  ['our hash at another seat', shown([BO, ANA])],
  ['no hash at our seat', shown([{ ...ANA, nonce: null }, BO])],
  ['a bot at our seat', shown([{ ...ANA, bot: 'easy' }, BO])],
  ['no seat of ours', shown([])],
])('the nonce is not told where the table shows %s', (_, table) => {
  expect(tell(table ? seen(table) : seen(), OWN, table)).toBeNull();
});

test('the nonce is not told where no commitment was shown before the lock', () => {
  expect(tell(see({}, OWN, LOCKED), OWN, LOCKED)).toBeNull();
});

test('the nonce is told again to the same table, after a connection that broke', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(tell(see(told, OWN, LOCKED), OWN, LOCKED)).toEqual(told);
});

test('a nonce that was told is told to no other list, wherever our seat is in it', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(isSpent(told, NONCE)).toBe(true);
  const other = shown([ANA, { ...BO, nonce: EVES }]);
  expect(tell(see(told, OWN, other), OWN, other)).toBeNull();
  const moved = shown([BO, ANA]);
  const at1 = { ...OWN, playerID: '1' };
  expect(tell(see(told, at1, moved), at1, moved)).toBeNull();
  const anew = shown([{ ...ANA, nonce: NEXT }, BO]);
  const next = { ...OWN, nonce: NEXT };
  expect(tell(see(told, next, anew), next, anew)).not.toBeNull();
});

test('a list shown after our nonce was told, with another nonce of somebody else’s, is found out however it is recorded', () => {
  const other = shown([ANA, { ...BO, nonce: EVES }]);
  const known = see(tell(seen(LOCKED), OWN, LOCKED)!, OWN, other);
  const dealt = recordOf([ANA, { ...BO, nonce: EVES }]);
  expect(compared(known, dealt)).toMatchObject({ seenTable: false, seenTries: false });
  const silent = [ANA, BO].map((seat) => ({ ...dealtTo(seat), nonce: null }));
  const embellished = {
    ...dealt,
    attempts: [{ seats: silent, dealt: false }, ...dealt.attempts!],
  };
  expect(compared(known, embellished)).toMatchObject({ seenTable: false, seenTries: true });
});

test('a deal to which our nonce was never told, though we were bound to one, is found out', () => {
  expect(compared(seen(LOCKED), recordOf([ANA, BO]))).toMatchObject({ seenTable: false });
});

const WITHOUT = [{ ...ANA, nonce: null }, BO];

test('a table that is locked without our hash is found out, whoever is said to have had a nonce', () => {
  expect(compared(seen(shown(WITHOUT)), recordOf(WITHOUT))).toEqual({
    seenCommitment: true,
    seenTable: true,
    seenTries: true,
    seenNonce: false,
  });
  const others = [{ ...ANA, nonce: EVES }, BO];
  expect(compared(seen(shown(others)), recordOf(others))).toMatchObject({ seenNonce: false });
});

test('who had no nonce at all finds nothing wrong, and nothing of their own', () => {
  const none = { ...OWN, nonce: '' };
  const known = shownTo({}, none, shown(WITHOUT, { status: 'open' }), shown(WITHOUT));
  expect(compared(known, recordOf(WITHOUT))).toEqual({
    seenCommitment: true,
    seenTable: true,
    seenTries: true,
  });
});

/** Two tries: the first in vain, where our nonce was told, and its record says this of it. */
function dealtAgain(ours: string | null, confirmed: boolean) {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const first = confirmed ? heard(told, OWN, LOCKED) : told;
  const next = { playerID: '0', nonce: NEXT };
  const again = shown([{ ...ANA, nonce: NEXT }, BO]);
  const known = tell(shownTo(first, next, OPEN_AGAIN, again), next, again)!;
  const inVain = [
    { ...dealtTo(ANA), nonce: ours },
    { ...dealtTo(BO), nonce: null },
  ];
  return compared(known, recordOf([{ ...ANA, nonce: NEXT }, BO], [inVain]));
}

const FINE = { seenCommitment: true, seenTable: true, seenTries: true, seenNonce: true };

test('a try in vain is as it should be where the record has the nonce we told', () => {
  expect(dealtAgain(NONCE, true)).toEqual({ ...FINE, seenTold: true });
  expect(dealtAgain(NONCE, false)).toEqual({ ...FINE, seenTold: true });
});

test('a server that confirmed that it heard our nonce, and then says that it did not come, is found out', () => {
  expect(dealtAgain(null, true)).toEqual({ ...FINE, seenTold: false });
  expect(dealtAgain(EVES, true)).toEqual({ ...FINE, seenTold: false });
});

test('where the server never confirmed our nonce, nobody knows whether it came in time', () => {
  expect(dealtAgain(null, false)).toEqual({ ...FINE, seenTold: null });
});

test('what was confirmed of a table stays confirmed when it is told again, and of no other table', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const confirmed = heard(told, OWN, LOCKED);
  expect(confirmed.locks!.map((lock) => lock.told)).toEqual(['heard']);
  expect(tell(confirmed, OWN, LOCKED)).toEqual(confirmed);
  expect(heard(told, OWN, shown([ANA, { ...BO, name: 'Cleo' }]))).toEqual(told);
  expect(heard(seen(LOCKED), OWN, LOCKED).locks!.map((lock) => lock.told)).toEqual([false]);
});

test('who lost their seat before the deal knows nothing of a table that was dealt to later', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const later = recordOf(
    [{ name: 'Cleo', nonce: NEXT }, BO],
    [[dealtTo(ANA), { ...dealtTo(BO), nonce: null }]],
  );
  expect(compared(lose(told), later)).toEqual({
    seenCommitment: true,
    seenTable: null,
    seenTries: true,
    seenTold: true,
  });
  expect(compared(told, later)).toMatchObject({ seenTable: false, seenNonce: false });
  expect(compared(lose(seen()), later)).toEqual({ seenCommitment: true });
});

test('who sits down again after that is not said to have sat there when the cards were dealt', () => {
  const back = see(lose(seen()), { playerID: '0', nonce: NEXT }, RUNNING);
  expect(compared(lose(back), recordOf([ANA, BO]))).toEqual({ seenCommitment: true });
});

test('where another device of theirs may have given its nonce, what was not shown here is not known', () => {
  const phone = recordOf([{ ...ANA, nonce: NEXT }, BO]);
  const shared = (known: Witness) => compared({ ...known, isShared: true }, phone);
  const locked = seen(shown([{ ...ANA, nonce: NEXT }, BO]));
  expect(compared(locked, phone)).toMatchObject({ seenNonce: false });
  expect(shared(locked)).toEqual({ ...FINE, seenNonce: null });
  expect(shared(see(seen(), OWN, RUNNING))).toEqual({ seenCommitment: true, seenNonce: null });
  expect(shared(tell(seen(LOCKED), OWN, LOCKED)!)).toMatchObject({
    seenTable: null,
    seenTries: false,
    seenNonce: null,
  });
  const told = { ...tell(seen(LOCKED), OWN, LOCKED)!, isShared: true };
  expect(compared(told, recordOf([ANA, BO]))).toEqual(FINE);
});

test('a seat that is lost after the deal takes nothing along', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const other = recordOf([ANA, { ...BO, nonce: EVES }]);
  for (const known of [told, see(told, OWN, RUNNING)])
    expect(compared(lose(known), recordOf([ANA, BO]))).toEqual(FINE);
  expect(compared(lose(see(told, OWN, RUNNING)), other)).toMatchObject({ seenTable: false });
});

test('other options or rules than those shown at the lock are found out', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const record = recordOf([ANA, BO]);
  for (const change of [{ options: { luckCounts: false } }, { version: 99 }])
    expect(compared(told, { ...record, ...change })).toMatchObject({ seenTable: false });
});

test('another match than the one we sat at is found out: its id goes into the shuffle', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const record = recordOf([ANA, BO]);
  expect(compare(told, 'k8', record)).toMatchObject({ seenCommitment: false });
});

test('a name that was erased since is none that was changed', () => {
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  const record = recordOf([ANA, BO]);
  const named = (name: string | null) => ({
    ...record,
    attempts: [
      {
        dealt: true,
        seats: record.attempts![0].seats.map((one, i) => (i === 1 ? { ...one, name } : one)),
      },
    ],
  });
  expect(compared(told, named(null))).toMatchObject({ seenTable: true });
  expect(compared(told, named('Eve'))).toMatchObject({ seenTable: false });
});

test('what is kept is bounded, whatever is shown, and nothing is told beyond', () => {
  const lists = Array.from({ length: 30 }, (_, i) => shown([ANA, { ...BO, name: `Bo ${i}` }]));
  const known = seen(...lists);
  expect(known.locks).toHaveLength(20);
  expect(tell(known, OWN, lists[29])).toBeNull();
  const long = shown([ANA, { ...BO, name: 'Bo'.repeat(5000) }]);
  expect(seen(long).locks).toBeUndefined();
  expect(tell(seen(long), OWN, long)).toBeNull();
});

test.each(['', 'aa', 'no hex at all', 'A'.repeat(64)])(
  '"%s" is no nonce, and is never told',
  (nonce) => {
    expect(isSpent({}, nonce)).toBe(true);
    expect(tell(seen(LOCKED), { ...OWN, nonce }, LOCKED)).toBeNull();
  },
);

test('a record by which the cards come from another match is wrong, unless the table was shown as such before', () => {
  const record = recordOf([ANA, BO]);
  const beginning = { matchID: 'old', moment: 0, deal: dealtFrom(record) };
  const begun = { ...record, beginning };
  const told = tell(seen(LOCKED), OWN, LOCKED)!;
  expect(compared(told, begun)).toEqual({ seenTable: false });
  // to say so later is too late
  const told2 = see(told, OWN, { ...RUNNING, beginning });
  const again = see(told2, { ...OWN, nonce: NEXT }, { ...OPEN_AGAIN, beginning });
  expect(compared(again, begun)).toEqual({ seenTable: false });
  const known = see({}, OWN, shown([ANA], { status: 'open', beginning }));
  expect(compared(readWitness(JSON.parse(JSON.stringify(known))), begun)).toEqual({});
});
