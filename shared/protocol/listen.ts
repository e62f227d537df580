import type { Socket } from 'socket.io-client';
import type { Refused } from './refusals';
import type { WireState } from './replica';
import type { Table } from './table';
import type { Aside, ChatLine, NewSpeaker, SeenReaction } from './talk';
import type { EncodedUpdate, PackedOperation, WireEntry } from './update';

/** How many lines of those who watch are kept. */
const ASIDES = 50;

/** What comes from the server, and how the connection itself fares. */
export type Heard = {
  connect(): void;
  disconnect(): void;
  sync(all: { state: WireState; log: WireEntry[] }): void;
  update(state: WireState): void;
  frames(packed: EncodedUpdate): void;
  table(table: Table): void;
  tableChanges(changes: PackedOperation[]): void;
  chat(change: (lines: ChatLine[]) => ChatLine[]): void;
  asides(change: (lines: Aside[]) => Aside[]): void;
  reaction(reaction: SeenReaction): void;
  storage(isReached: boolean): void;
  refused(refused: Refused): void;
  reveal(): void;
};

/** Tells what is heard of one match. */
export function listen(socket: Socket, matchID: string, heard: Heard) {
  const on = <A extends unknown[]>(event: string, then: (...args: A) => void) =>
    socket.on(event, (about: string, ...args: unknown[]) => {
      if (about === matchID) then(...(args as A));
    });
  socket.on('connect', heard.connect);
  socket.on('disconnect', heard.disconnect);
  // a screen is bound to one match: updates are too short to name it
  socket.on('frames', (...packed: EncodedUpdate) => heard.frames(packed));
  on('sync', heard.sync);
  on('update', heard.update);
  on('table', heard.table);
  on('tableChanges', heard.tableChanges);
  on('storage', heard.storage);
  on('refused', heard.refused);
  on('reveal', heard.reveal);
  on('chats', (lines: ChatLine[]) => heard.chat(() => lines));
  on('chat', (line: ChatLine) => heard.chat((lines) => [...lines, line]));
  on('speaker', ({ ids, sender, name }: NewSpeaker) => {
    const theirs = new Set(ids);
    heard.chat((lines) =>
      lines.map((line) => (theirs.has(line.id) ? { ...line, sender, name } : line)),
    );
  });
  on('asides', (lines: Aside[]) => heard.asides(() => lines));
  on('aside', (line: Aside) => heard.asides((lines) => [...lines, line].slice(-ASIDES)));
  on('reaction', heard.reaction);
  on('erased', (ids: string[]) => {
    const gone = new Set(ids);
    heard.chat((lines) => lines.filter(({ id }) => !gone.has(id)));
  });
}
