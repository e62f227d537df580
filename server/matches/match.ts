import type { Action } from '../../shared/engine/engine';
import type { PlayerID } from '../../shared/engine/game';
import type { ScorePoint } from '../../shared/engine/scoreHistory';
import type { MatchFile } from '../../shared/engine/matchFile';
import type { MatchRecord } from '../../shared/engine/record';
import type { Missed } from '../../shared/protocol/replica';
import type { Ack } from '../../shared/protocol/refusals';
import type { SealedReport } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import type { Reaction } from '../../shared/protocol/talk';
import type { WireEntry } from '../../shared/protocol/update';
import type { Holder } from '../players/holder';
import type { LogNotice } from '../storage/announcements';
import type { Progress } from '../storage/progress';
import type { Situation } from '../tables/seats/presence';
import type { TableRecord } from '../tables/table';
import type { Asker, Subscriber } from './screens/subscribers';

/** One table from its creation to its rematch: the only one who changes it, one thing at a time. */
export type Match = {
  readonly id: string;
  /** The table as it is stored. */
  table(): TableRecord;
  json(): Table;
  /**
   * Changes the table, stores it, and then tells everybody; the change throws a refusal to leave it.
   * Resolves to what the change did, with the table as it is stored.
   */
  change<Done extends { table: TableRecord }>(
    change: (table: TableRecord, situation: Situation) => Done | Promise<Done>,
  ): Promise<Done>;
  /**
   * Empties the seat of who proves it, and erases all they have said here; who has no seat any more can still
   * have that erased. Throws where the proof is none.
   */
  eraseHolder(playerID: PlayerID, holder: Holder): Promise<void>;
  /** The same with every seat they have here. */
  eraseTraces(holder: Holder): Promise<void>;
  /** What is left here of who held a seat by plain credentials is known of their player from now on. */
  claimTraces(holder: Holder, keyHash: string): Promise<void>;
  /** Locks the table and deals as soon as all nonces are revealed; `by` throws unless the asker may. */
  start(by: (table: TableRecord) => void): Promise<void>;
  reveal(seat: number, nonce: string): Promise<void>;
  /** Frees the code to read out when its time is up. */
  dropOldCode(now: number): Promise<void>;
  /**
   * Carries out what a seat holder wants; durable before anybody is told. Where `answer` is given, the
   * screen is told by it what it sees of that.
   */
  act(
    subscriber: Subscriber,
    action: Action,
    stateID: number,
    answer?: Asker['answer'],
  ): Promise<Ack>;
  say(subscriber: Subscriber, text: string): Promise<Ack>;
  /** Shows a quick sign of a seat holder to all; nothing of it is kept. */
  react(subscriber: Subscriber, reaction: Reaction): Promise<Ack>;
  /** Says something in the name of somebody who watches. */
  sayAside(subscriber: Subscriber, text: string): Promise<Ack>;
  /** Shows the match to a screen, and keeps it in step until it leaves; `bind` proves its seat, or throws. */
  attend(
    viewer: PlayerID | null,
    network: string,
    bind: (table: TableRecord) => Subscriber,
  ): Promise<void>;
  leave(subscriber: Subscriber): void;
  /** Brings a screen that is out of step back to the true position. */
  correct(subscriber: Subscriber): void;
  /** Others have stored something of it. */
  catchUp(progress: Progress): void;
  /** Others have stored its log up to an action, and say what was last in it. */
  catchUpTo(told: LogNotice): void;
  /** Tells the screens here something that is kept nowhere. */
  tell(event: string, about: unknown): void;
  /** What must happen once is done by this server from now on, or no longer is. */
  changeHands(): void;
  /** A viewer's log before one of that viewer's positions, oldest first. */
  logBefore(viewer: PlayerID | null, stateID: number): Promise<WireEntry[]>;
  /** What a bot has played for a seat's holder since they played themselves, and all else they would have seen; `null` where nothing. */
  missed(seat: PlayerID): Promise<Missed | null>;
  /** Somebody is about to use it. */
  touch(): void;
  /** How the score came about; refused before the match is over. */
  scores(): Promise<ScorePoint[]>;
  /** All its secrets and moves, once it is over. */
  matchRecord(): Promise<MatchRecord>;
  /** The same with all that others need to check it. */
  matchFile(): Promise<MatchFile>;
  /** All of it until now, for whoever runs the server and nobody else. */
  report(): Promise<SealedReport>;
  /** Resolves when all that was begun so far is done: whoever was told of some of it can read the rest. */
  settled(): Promise<void>;
  /** Whether somebody's screen is at it. */
  isAttended(): boolean;
  /** Whether nobody would miss it in memory. */
  isIdle(): boolean;
  /** Resolves when all that was asked for is done; bots begin nothing afterwards. */
  close(): Promise<void>;
};
