import { ACTION_CARD_COUNTS } from './figures';

/** The seven kinds of action cards. */
export type ActionKind = keyof typeof ACTION_CARD_COUNTS;
export const ACTION_KINDS = Object.keys(ACTION_CARD_COUNTS) as ActionKind[];

/** `joker-2`: the second Joker. Alike as they are, a card is used once, however often a click arrives. */
export type ActionCardId = `${ActionKind}-${number}`;

/** All fifteen (R1.5). */
export const ACTION_CARDS: readonly ActionCardId[] = ACTION_KINDS.flatMap((kind) =>
  Array.from({ length: ACTION_CARD_COUNTS[kind] }, (_, i): ActionCardId => `${kind}-${i + 1}`),
);

export const actionKind = (id: ActionCardId): ActionKind => id.split('-')[0] as ActionKind;

/** The cards of one kind among these. */
export const ofKind = (ids: readonly ActionCardId[], kind: ActionKind): ActionCardId[] =>
  ids.filter((id) => actionKind(id) === kind);
