/**
 * The longest things that are taken in, counted in characters; `claims` are the seats of one request, `playedOn`
 * the actions that a match can go on from.
 */
export const MAX_LENGTH = {
  name: 24,
  label: 40,
  chat: 300,
  args: 12,
  arg: 64,
  claims: 40,
  playedOn: 4000,
} as const;
