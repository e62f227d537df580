import './quickReact';
import { act, render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Connection } from '../../shared/protocol/connection';
import type { MatchSnapshot, Snapshot } from '../../shared/protocol/snapshot';
import type { LogEntry } from '../../shared/engine/log';
import type { GameModule, PlayerID } from '../../shared/engine/game';
import { createEngine } from '../../shared/engine/engine';
import type { ScenarioMatch } from '../../shared/testing/scenario';
import type { Ack } from '../../shared/protocol/refusals';
import type { Table } from '../../shared/protocol/table';
import { loadTitle } from '../games';
import type { OwnSeat } from '../net/seats';
import { person, tableWith } from './app';
import { coaching } from '../kit/coaching';
import { forgetAnnouncements } from '../ui/announce';
import { LiveRegion } from '../ui/LiveRegion';
import { clock } from '../ui/clock';
import { SETTLING } from '../pages/match/prompt/guard';
import { Match } from '../pages/match/Match';
import type { PlayableTitle } from '../kit/contract';

/* What tests of the match screen stand on: the real screen and the real rules, with the wire left out. */

// jsdom has none, and scenarios begin with a copy
globalThis.structuredClone ??= <T,>(thing: T): T => JSON.parse(JSON.stringify(thing));

const NAMES = ['Ana', 'Bo', 'Chidi', 'Deniz', 'Eve', 'Finn'];

type Wishes = {
  table?: Partial<Table>;
  chat?: Snapshot['chat'];
  /** What was told before this screen came. */
  log?: LogEntry[];
  /** Answers what is played instead of the rules. */
  answer?: () => Promise<Ack>;
  /** Answers what is said. */
  say?: () => Promise<Ack>;
  /** Each answer waits until the test gives it. */
  isSlow?: boolean;
  standUp?: () => Promise<void>;
  isPhone?: boolean;
  /** Its reader was at the table before it began. */
  isNew?: boolean;
  /** Is told the notes for whoever plays a title for the first time. */
  isTaught?: boolean;
  /** Prefers that nothing moves. */
  isStill?: boolean;
  /** The title with something about it changed. */
  retitle?: (title: PlayableTitle) => PlayableTitle;
};

/** Shows a scenario's match as the holder of a seat, or a visitor, sees it. */
export async function sitAt<G>(
  module: GameModule,
  m: ScenarioMatch<G>,
  playerID: PlayerID | null,
  {
    table = {},
    chat = [],
    log: told,
    answer,
    say,
    isSlow = false,
    standUp = async () => {},
    isPhone = false,
    isNew = false,
    isTaught = false,
    isStill = false,
    retitle = (title) => title,
  }: Wishes = {},
) {
  forgetAnnouncements();
  coaching.set(isTaught ? 'on' : 'off');
  const engine = createEngine(module);
  const key = { game: module.id, matchID: 'abc' };
  const seat: OwnSeat | undefined =
    playerID === null
      ? undefined
      : { ...key, playerID, credentials: 'secret', nonce: '', name: 'me', joinedAt: 0 };
  const listeners = new Set<() => void>();
  const played: string[] = [];
  const said: string[] = [];
  let log: LogEntry[] = told ?? (m.events.length > 0 ? [entry(1, '0', 'start', m.events)] : []);
  let rest: Partial<Snapshot> = {};
  let recent: MatchSnapshot[] = [];
  const due: (() => void)[] = [];
  const isTime = () => (isSlow ? new Promise<void>((resolve) => due.push(resolve)) : undefined);

  /** The way of the last action, as this screen saw it. */
  let frames: MatchSnapshot['frames'] = [];

  const look = (): Snapshot => {
    const { G, ctx, awaited, canUndo } = engine.view(m.position, playerID);
    const match = { view: G, ctx, stateID: log.length, awaited, canUndo, log, frames };
    recent = [...recent.filter(({ stateID }) => stateID < match.stateID), match];
    return {
      table: {
        ...tableWith(m.ctx.playOrder.map((id) => person(Number(id), NAMES[Number(id)]))),
        gameName: module.id,
        status: ctx.gameover ? 'over' : 'running',
        ...table,
      },
      match,
      recent,
      chat,
      asides: [],
      reactions: {},
      connected: true,
      refused: null,
      ...rest,
    };
  };
  let snapshot = look();
  const publish = () => {
    snapshot = look();
    for (const listener of listeners) listener();
  };

  /** Somebody at the table plays; the screen hears of it. */
  const play = (text: string) => {
    const before = m.events.length;
    const { ctx } = m;
    m.play(text);
    frames = m.frames.map(({ G, events }) => ({
      view: module.view(G as G, ctx, playerID),
      events,
    }));
    const [mover, move] = text.split(' ');
    const name = move === 'undo' ? null : move;
    log = [...log, entry(log.length + 1, mover, name, m.events.slice(before), ctx.turn)];
    publish();
  };

  const connection: Connection = {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(move, ...args) {
      played.push([move, ...args].join(' '));
      if (answer) return answer();
      await isTime();
      play([playerID, move, ...args].join(' '));
      return { ok: true, stateID: log.length };
    },
    async undo() {
      played.push('undo');
      play(`${playerID} undo`);
      return { ok: true, stateID: log.length };
    },
    async say(text) {
      said.push(text);
      if (say) return say();
      await isTime();
      return { ok: true, stateID: log.length };
    },
    react: async (reaction) => {
      said.push(reaction);
      return say ? say() : { ok: true, stateID: log.length };
    },
    sayAside: async (text) => {
      said.push(text);
      return { ok: true, stateID: log.length };
    },
    keepPace() {},
    close() {},
  };

  // a test presses what it sees as soon as it is there: to this screen it takes its time
  let presses = 0;
  clock.of = () => clock.now() + 2 * SETTLING * ++presses;
  const title = retitle(await loadTitle(module.id));
  window.matchMedia = (query) =>
    ({
      matches: query.includes('reduced-motion') ? isStill : isPhone,
      addEventListener() {},
      removeEventListener() {},
    }) as never;
  const { hook, history: gone } = memoryLocation({ path: '/', record: true });
  await act(async () => {
    render(
      <Router hook={hook}>
        <LiveRegion />
        <Match {...{ title, connection, seat, standUp, isNew }} match={key} />
      </Router>,
    );
  });
  return {
    /** What the screen sent, as text without the seat. */
    played,
    said,
    /** The addresses gone to. */
    gone,
    /** Gives the answer that has been due for longest. */
    answer: () => act(async () => due.shift()!()),
    play: (...actions: string[]) => act(async () => actions.forEach(play)),
    /** Changes what else the screen knows, and what was played meanwhile with it, as where the line was lost. */
    hear: (news: Partial<Snapshot>, ...meanwhile: string[]) =>
      act(async () => {
        rest = { ...rest, ...news };
        meanwhile.forEach(play);
        publish();
      }),
  };
}

const entry = (
  stateID: number,
  playerID: PlayerID,
  move: string | null,
  events: LogEntry['events'],
  turn = 1,
): LogEntry => ({ stateID, turn, playerID, move, events: [...events] });
