import type { PlayerID } from '../engine/game';

/** Signs to answer quickly with; nothing of them is kept. */
export const REACTIONS = ['well', 'wow', 'laugh', 'ouch', 'hurry', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The payload of the socket event `reaction`. */
export type SeenReaction = { playerID: PlayerID; reaction: Reaction };

/** What one of those who watch says, apart from the table: they have numbers, and no names. */
export type Aside = { id: string; watcher: number; text: string };

/** A line of chat, in the official client's shape. */
export type ChatLine = {
  id: string;
  sender: PlayerID;
  payload: string;
  /** Who held the seat when it was said: somebody else may by now. */
  name?: string;
};

/** Lines of chat whose speaker has another name now, or another seat number: the socket event `speaker`. */
export type NewSpeaker = { ids: string[]; sender: PlayerID; name: string };
