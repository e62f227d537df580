import type { Agreement } from '../../shared/protocol/table';
import { Refusal } from '../refusal';
import { givenBack } from './clocks';
import { isIdle } from './seats/idling';
import { isLongAway, isOverdue, LONG_AWAY, whoIsThere, type Situation } from './seats/presence';
import { standIn } from './seats/standIns';
import { isPerson, type TableRecord, type VoteRecord } from './table';

// What those who are there decide together. Whoever is away has no say for now, but nobody decides alone,
// while others may come back, what the others would have to live with.

/** What is voted on. */
type Question = { about: Agreement; seat: number | null };

/** After how long away others need not wait for somebody's say any more, in milliseconds. */
const LONG = 24 * 60 * 60 * 1000;

/** Says yes, or no longer, and does what is agreed on; refused where there is nothing to decide. */
export function vote(
  table: TableRecord,
  voter: number,
  { about, seat, agree }: Question & { agree: boolean },
  situation: Situation,
): TableRecord {
  const question = { about, seat: about === 'standIn' ? seat : null };
  const here = whoIsThere(table, situation);
  if (!here.includes(voter)) throw new Refusal('unbound', 'who is away has no say');
  if (voter === question.seat) throw new Refusal('noVote', 'this is about themselves');
  if (!isAsked(table, question, situation)) throw new Refusal('noVote');
  const others = table.votes.filter((one) => !isSame(one, question));
  const by = votersFor(table, question).filter((one) => one !== voter && here.includes(one));
  const counted: VoteRecord = { ...question, by: agree ? [...by, voter].sort() : by };
  const voted = {
    ...table,
    votes: counted.by.length > 0 ? [...others, counted] : others,
  };
  return agree && isAgreed(voted, question, situation)
    ? carriedOut(voted, question, situation)
    : voted;
}

/** The table without the votes of who has gone, and without questions that have settled themselves. */
export function withVotes(table: TableRecord, situation: Situation): TableRecord {
  if (table.votes.length === 0) return table;
  const here = whoIsThere(table, situation);
  const left = table.votes.flatMap((one) => {
    const by = one.by.filter((voter) => here.includes(voter));
    if (by.length === 0 || !isAsked(table, one, situation)) return [];
    return [by.length === one.by.length ? one : { ...one, by }];
  });
  const isSame = left.length === table.votes.length && left.every((v, i) => v === table.votes[i]);
  return isSame ? table : { ...table, votes: left };
}

/** How many have to agree. */
export function needed(table: TableRecord, question: Question, situation: Situation): number {
  const there = whoIsThere(table, situation);
  if (question.about === 'standIn')
    return majority(there.filter((one) => !isIdle(table, one, situation)).length);
  const here = there.length;
  const half = majority(here);
  const others = table.seats.filter(
    (seat, i) =>
      isPerson(seat) &&
      !situation.connected.has(String(i)) &&
      !isLongAway(seat, situation.uptime, LONG),
  );
  // nobody's clock runs: whoever is there may go on
  if (question.about === 'resume' && table.clock === 0) return 1;
  const least = others.length > 0 ? 2 : 1;
  if (question.about !== 'abandon') return Math.max(half, least);
  // who has just lost their connection has not said yes
  const gone = others.filter((seat) => !isLongAway(seat, situation.uptime, LONG_AWAY)).length;
  return Math.max(here + gone, least);
}

const majority = (count: number): number => Math.floor(count / 2) + 1;

const isAgreed = (table: TableRecord, question: Question, situation: Situation): boolean =>
  votersFor(table, question).length >= needed(table, question, situation);

/** Whether this is to be decided at the moment. */
function isAsked(table: TableRecord, { about, seat }: Question, situation: Situation): boolean {
  if (table.status !== 'running') return false;
  if (about === 'abandon') return true;
  if (about === 'resume') return table.pausedAt !== null;
  if (about === 'pause') return table.pausedAt === null;
  if (seat === null || table.seats[seat]?.standIn !== null) return false;
  if (isOverdue(table, seat, situation)) return table.absence === 'vote';
  // where a table waits its host decides, who cannot be asked about themselves
  return isIdle(table, seat, situation) && (table.absence !== 'wait' || seat === table.host);
}

function carriedOut(table: TableRecord, question: Question, situation: Situation): TableRecord {
  const { uptime } = situation;
  switch (question.about) {
    case 'standIn':
      return withoutVote(standIn(table, question.seat!, situation), question);
    case 'pause':
      return { ...table, pausedAt: uptime, votes: [] };
    case 'resume':
      return { ...givenBack(table, uptime - table.pausedAt!), pausedAt: null, votes: [] };
    case 'abandon':
      return { ...table, status: 'over', abandoned: true, pausedAt: null, votes: [] };
  }
}

const isSame = (a: Question, b: Question): boolean => a.about === b.about && a.seat === b.seat;

const votersFor = ({ votes }: TableRecord, question: Question): number[] =>
  votes.find((one) => isSame(one, question))?.by ?? [];

const withoutVote = (table: TableRecord, question: Question): TableRecord => ({
  ...table,
  votes: table.votes.filter((one) => !isSame(one, question)),
});
