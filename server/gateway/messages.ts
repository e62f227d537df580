import { z } from 'zod';
import { MAX_LENGTH } from '../../shared/protocol/maxLength';
import {
  ABSENCES,
  AGREEMENTS,
  AVATARS,
  CLOCKS,
  SIGNS,
  STARTS,
  STRENGTHS,
} from '../../shared/protocol/table';
import { REACTIONS } from '../../shared/protocol/talk';
import { visibleText } from './visibleText';

// The schema of everything that comes in. Keys that are not named are refused.

const playerID = z.string().regex(/^(0|[1-9]\d?)$/);
const credentials = z.string().min(1).max(64);
const matchID = z.string().min(1).max(40);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = visibleText(MAX_LENGTH.name);
const options = z.record(
  z.string().max(40),
  z.union([z.string().max(64), z.boolean(), z.number()]),
);

// ---- HTTP bodies

const proof = { playerID, credentials };

const waiting = { absence: z.enum(ABSENCES).optional(), clock: z.literal(CLOCKS).optional() };
const device = z.strictObject({ key: hash, label: visibleText(MAX_LENGTH.label) });
const look = z.strictObject({
  sign: z
    .number()
    .int()
    .min(0)
    .max(SIGNS - 1)
    .optional(),
  avatar: z.enum(AVATARS).optional(),
});
const readableCode = z.string().min(1).max(60);

/** A match of any server: part of what its cards were dealt from. */
const otherID = z.string().regex(/^[\x21-\x7e]{1,60}$/);
/** Names of strangers, which may be too long or none that can be shown: then they are not. */
const seatOfThen = z.strictObject({
  name: name.nullable().catch(null),
  bot: z.enum(STRENGTHS).nullable(),
});

export const bodies = {
  create: z.strictObject({
    numPlayers: z.number().int().min(1).max(20),
    setupData: options.nullish(),
    unlisted: z.boolean().default(false),
    start: z.enum(STARTS).default('full'),
    playerName: name.optional(),
    nonceHash: hash.optional(),
    device: device.optional(),
    look: look.optional(),
    bots: z.array(z.enum(STRENGTHS)).max(20).default([]),
    createKey: z.string().max(200).optional(),
    ...waiting,
  }),
  playOn: z.strictObject({
    from: z.strictObject({
      matchID: otherID,
      version: z.number().int().min(1).max(10_000),
      options: z.record(z.string().max(40), z.union([z.boolean(), z.string().max(4000)])),
      seats: z.array(seatOfThen).min(1).max(20),
      deal: z.strictObject({
        matchID: otherID,
        serverSeed: hash,
        nonces: z.array(hash.nullable()).max(20),
      }),
      first: playerID.optional(),
      actions: z.array(z.string().max(400)).max(MAX_LENGTH.playedOn),
    }),
    playerName: name,
    playerID: playerID.optional(),
    nonceHash: hash.optional(),
    device: device.optional(),
    look: look.optional(),
    strength: z.enum(STRENGTHS).optional(),
    createKey: z.string().max(200).optional(),
  }),
  join: z.strictObject({
    playerID: playerID.optional(),
    playerName: name,
    nonceHash: hash.optional(),
    device: device.optional(),
    look: look.optional(),
  }),
  proof: z.strictObject(proof),
  free: z.strictObject({ ...proof, ban: z.boolean().default(false) }),
  mute: z.strictObject({ ...proof, muted: z.boolean() }),
  watchersTalk: z.strictObject({ ...proof, on: z.boolean() }),
  leave: z.strictObject({ ...proof, erase: z.boolean().default(false) }),
  continue: z.strictObject({
    token: credentials,
    device,
    nonceHash: hash.optional(),
  }),
  update: z.strictObject({
    ...proof,
    newName: name.optional(),
    nonceHash: hash.optional(),
    look: look.optional(),
  }),
  ready: z.strictObject({ ...proof, ready: z.boolean() }),
  options: z.strictObject({ ...proof, setupData: options }),
  waiting: z.strictObject({ ...proof, ...waiting }),
  standIn: z.strictObject({ ...proof, on: z.boolean() }),
  vote: z.strictObject({
    ...proof,
    about: z.enum(AGREEMENTS),
    seat: playerID.optional(),
    agree: z.boolean(),
  }),
  newcomers: z.strictObject({ ...proof, admit: z.boolean() }),
  bot: z.strictObject({ ...proof, strength: z.enum(STRENGTHS).default('normal') }),
  playAgain: z.strictObject({
    ...proof,
    numPlayers: z.number().int().min(1).max(20).optional(),
    setupData: options.nullish(),
    unlisted: z.boolean().optional(),
  }),
  code: z.strictObject({ code: z.string().min(1).max(40) }),
  swap: z.strictObject({ ...proof, with: playerID }),
  me: z.strictObject({ key: hash }),
  removeDevice: z.strictObject({ key: hash, id: z.string().min(1).max(40) }),
  joinPlayer: z.strictObject({ device, code: readableCode }),
  claim: z.strictObject({
    device,
    seats: z
      .array(z.strictObject({ ...proof, gameName: z.string().min(1).max(40), matchID }))
      .max(MAX_LENGTH.claims),
  }),
} as const;

// ---- socket messages, as lists of arguments

/** How many times as long as usual a screen may want to look at things: nobody is to hold up a table. */
const SLOWEST = 2;

const arg = z.union([z.string().max(MAX_LENGTH.arg), z.number(), z.boolean()]);

const payload = { playerID, credentials: credentials.nullish() };

const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('MAKE_MOVE'),
    payload: z.strictObject({
      ...payload,
      type: z.string().min(1).max(40),
      args: z.array(arg).max(MAX_LENGTH.args).nullish(),
    }),
  }),
  z.strictObject({
    type: z.literal('UNDO'),
    payload: z.strictObject({ ...payload, type: z.null().optional(), args: z.null().optional() }),
  }),
]);

const stateID = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const messages = {
  sync: z.tuple([
    matchID,
    playerID.nullish(),
    credentials.nullish(),
    z.number().nullish(), // how many players the official client thinks there are; not believed
    // our own client's: updates in few bytes, those of its own actions in the answers to them, and what changed of the table
    z
      .strictObject({
        packed: z.boolean(),
        answered: z.boolean().optional(),
        changes: z.boolean().optional(),
      })
      .nullish(),
  ]),
  update: z.tuple([action, stateID, matchID, playerID.nullish()]),
  chat: z.tuple([
    matchID,
    z.strictObject({
      id: z.string().max(40),
      sender: playerID.nullish(),
      payload: visibleText(MAX_LENGTH.chat),
    }),
    credentials.nullish(),
  ]),
  nonce: z.tuple([matchID, hash]),
  react: z.tuple([matchID, z.enum(REACTIONS), credentials.nullish()]),
  aside: z.tuple([matchID, visibleText(MAX_LENGTH.chat)]),
  pace: z.tuple([matchID, z.number().min(0).max(SLOWEST)]),
} as const;

export type MessageName = keyof typeof messages;

/** A message as it is once its schema has passed it. */
export type Message<Name extends MessageName> = z.output<(typeof messages)[Name]>;
