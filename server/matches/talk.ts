import type { Ack } from '../../shared/protocol/refusals';
import type { Aside, Reaction, SeenReaction } from '../../shared/protocol/talk';
import { openChat, type Speaker } from '../storage/chat';
import type { Progress } from '../storage/progress';
import type { TableRecord } from '../tables/table';
import { createAsides } from './screens/asides';
import type { MatchContext } from './context';
import type { Subscriber } from './screens/subscribers';

/** What is said at a table: lines that are kept, quick signs that are not, and what those who watch say among themselves. */
export type Talk = {
  say(subscriber: Subscriber, text: string): Promise<Ack>;
  react(subscriber: Subscriber, reaction: Reaction): Ack;
  sayAside(subscriber: Subscriber, text: string): Ack;
  /** Shows a screen that has just come what was said before. */
  show(subscriber: Subscriber): void;
  /** Tells the screens here what another server tells its own, and is kept nowhere. */
  hear(event: string, about: unknown): void;
  /** Whether others have said something since, or taken back what was said. */
  isBehind(progress: Progress): boolean;
  catchUp(): Promise<void>;
  /** What was said belongs to who said it, whatever seat and name they have now. */
  reassign(before: TableRecord, after: TableRecord): Promise<void>;
  erase(sitting: string): Promise<void>;
  /** The sittings that are over of whoever is known by one of these keys. */
  pastSittings(keys: readonly string[]): Promise<string[]>;
  /** What was said by plain credentials is known of their player from now on. */
  claim(keys: readonly string[], keyHash: string): Promise<void>;
};

const UNBOUND = { ok: false, code: 'unbound' } as const;
const MUTED = { ok: false, code: 'muted' } as const;
const NO_TALK = { ok: false, code: 'noTalk' } as const;

export async function createTalk(context: MatchContext, progress: Progress | null): Promise<Talk> {
  const { subscribers, services } = context;
  const { db, config, cluster } = services;
  const { id } = context.table;
  const chat = await openChat(db, id, { kept: config.limits.chatLines, progress });
  const asides = createAsides();

  function tellAll(event: string, about: unknown) {
    subscribers.broadcast(event, id, about);
    cluster.say({ match: id, tell: [event, about] });
  }

  async function catchUp() {
    const { lines, isMore } = await chat.catchUp();
    if (!isMore) return subscribers.broadcast('chats', id, chat.lines());
    for (const line of lines) subscribers.broadcast('chat', id, line);
  }

  return {
    catchUp,
    isBehind: (now) => chat.isBehind(now),
    pastSittings: (keys) => chat.pastSittings(keys),
    claim: (keys, keyHash) => chat.claim(keys, keyHash),

    async say(subscriber, text) {
      const seat = subscriber.playerID;
      if (seat === null || !subscribers.all.has(subscriber)) return UNBOUND;
      if (context.table.seats[Number(seat)].muted) return MUTED;
      const line = await chat.add(speakerAt(context.table, Number(seat)), text);
      if (line === null) await catchUp();
      else subscribers.broadcast('chat', id, line);
      cluster.say({ match: id });
      return { ok: true, stateID: context.model?.stateID(seat) ?? 0 };
    },

    react(subscriber, reaction) {
      const { playerID } = subscriber;
      if (playerID === null || !subscribers.all.has(subscriber)) return UNBOUND;
      if (context.table.seats[Number(playerID)].muted) return MUTED;
      const seen: SeenReaction = { playerID, reaction };
      tellAll('reaction', seen);
      return { ok: true, stateID: context.model?.stateID(playerID) ?? 0 };
    },

    sayAside(subscriber, text) {
      if (!subscribers.all.has(subscriber)) return UNBOUND;
      if (!context.table.watchersTalk) return NO_TALK;
      const line = asides.add(subscriber, text);
      tellAll('aside', line);
      return { ok: true, stateID: context.model?.stateID(null) ?? 0 };
    },

    show(subscriber) {
      subscriber.send('chats', id, chat.lines());
      if (context.table.watchersTalk) subscriber.send('asides', id, asides.lines());
    },

    hear(event, about) {
      if (event === 'aside') asides.hear(about as Aside);
      subscribers.broadcast(event, id, about);
    },

    async reassign(before, after) {
      for (const [from, { sitting, name }] of before.seats.entries()) {
        if (sitting === null) continue;
        const to = after.seats.findIndex((seat) => seat.sitting === sitting);
        if (to < 0 || (to === from && after.seats[to].name === name)) continue;
        const speaker = await chat.move(speakerAt(after, to));
        if (speaker.ids.length === 0) continue;
        subscribers.broadcast('speaker', id, speaker);
        cluster.say({ match: id });
      }
    },

    async erase(sitting) {
      subscribers.broadcast('erased', id, await chat.erase(sitting));
      cluster.say({ match: id });
    },
  };
}

const speakerAt = ({ seats }: TableRecord, seat: number): Speaker => ({
  sitting: seats[seat].sitting,
  sender: String(seat),
  name: seats[seat].name ?? '',
});
