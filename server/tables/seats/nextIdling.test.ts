import { games } from '../../../shared/games';
import { runningTable } from '../../test-support/injectedPosition';
import { dealsOf } from '../../test-support/randomMatches';
import { nextIdling } from './idling';

test('what is due by now is looked after at once, and not waited for again', () => {
  const [title] = games;
  const running = runningTable(title, dealsOf(title, 1)[0]);
  const seats = running.seats.map((seat, i) => (i === 0 ? { ...seat, waitedUntil: 7 } : seat));
  const nobody = () => new Set<string>();
  const waits = { since: new Map<string, number>(), actedSince: nobody, playedSince: nobody };
  const play = { awaited: ['0'], shown: 0, ...waits };
  const nextAt = (uptime: number) =>
    nextIdling(
      { ...running, clock: 0, seats },
      { now: 0, uptime, connected: new Set(['0']), play },
    );
  expect([nextAt(6), nextAt(7)]).toEqual([7, null]);
});
