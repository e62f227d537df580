import { act, renderHook } from '@testing-library/react';
import { sha256 } from '../../../shared/engine/fairness';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { RefusalCode } from '../../../shared/protocol/refusals';
import { emptySeat, person, serve, tableWith } from '../../testing/app';
import { keepSeat, type OwnSeat, ownSeats } from '../../net/seats';
import { changeWitness, witnessAt } from '../../net/witnesses';
import { shareOf } from '../../net/share';
import { seatLossOf, useSeatLoss } from './useSeatLoss';

const NONCE = '1a'.repeat(32);
const match = { game: 'ya-blew-it', matchID: 'abc' };
const seat: OwnSeat = {
  ...match,
  playerID: '0',
  credentials: 'secret',
  nonce: NONCE,
  name: 'Ana',
  joinedAt: 1,
};

/** Our table as it is locked and told our nonce, and then runs. */
const players = [person(0, 'Ana', { nonceHash: sha256(NONCE) }), emptySeat(1)];
function play() {
  const share = shareOf(seat);
  const locked = tableWith(players, { status: 'locked' });
  share.see(tableWith(players));
  share.see(locked);
  share.tell(locked);
  share.heard(locked);
  share.see(tableWith(players, { status: 'running' }));
}

const hearing = (code?: RefusalCode): Snapshot => ({
  table: null,
  match: null,
  recent: [],
  chat: [],
  asides: [],
  reactions: {},
  connected: true,
  refused: code ? { code, stateID: null } : null,
});

beforeEach(() => {
  localStorage.clear();
  changeWitness(match, () => ({}));
  keepSeat(seat);
  play();
});

test.each<RefusalCode>(['noSeat', 'credentials', 'removed'])(
  'a server that takes the seat away by "%s" has nothing forgotten that was seen of the deal',
  (code) => {
    const known = witnessAt(match);
    renderHook(() => useSeatLoss(match, ownSeats()[0], hearing(code))).unmount();
    expect(ownSeats()).toEqual([]);
    expect(known).toMatchObject({
      commitment: 'c0ffee',
      isDealt: true,
      locks: [{ told: 'heard' }],
    });
    expect(witnessAt(match)).toEqual(known);
  },
);

test.each<[RefusalCode, string]>([
  ['noSeat', 'room.lost'],
  ['credentials', 'room.lost'],
  ['removed', 'refusal.removed'],
])('once the seat is gone by "%s" its page says why', (code, why) => {
  const { result, rerender } = renderHook(
    ({ refused }) => useSeatLoss(match, ownSeats().at(0), refused),
    { initialProps: { refused: hearing() } },
  );
  expect(result.current.lost).toBeNull();
  rerender({ refused: hearing(code) });
  expect(result.current.lost).toBe(why);
});

test('who gives their seat up keeps what they saw of the deal', async () => {
  serve({ 'POST /games/ya-blew-it/abc/leave': () => ({}) });
  const known = witnessAt(match);
  const { result } = renderHook(() => useSeatLoss(match, ownSeats()[0], hearing()));
  await act(() => result.current.standUp());
  expect(ownSeats()).toEqual([]);
  expect(witnessAt(match)).toEqual(known);
});

test('who lost their seat is told whether they may sit down again, who lost their device is not', () => {
  const [open, closed] = [tableWith(players), tableWith(players, { noNewcomers: true })];
  expect([seatLossOf('room.lost', open), seatLossOf('room.lost', closed)]).toEqual([
    'room.lost',
    'room.lostClosed',
  ]);
  expect(seatLossOf('refusal.removed', closed)).toBe('refusal.removed');
});

test('a seat that has another number by now is kept under that, and is not lost', () => {
  const moved: Snapshot = {
    ...hearing(),
    refused: { code: 'moved', stateID: null, playerID: '3' },
  };
  const { result } = renderHook(() => useSeatLoss(match, ownSeats()[0], moved));
  expect(ownSeats()).toMatchObject([{ ...match, playerID: '3', credentials: 'secret' }]);
  expect(result.current.lost).toBeNull();
});
