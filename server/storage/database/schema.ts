import type { Generated } from 'kysely';

/** One match, from its table's creation on. JSON columns hold text. */
export type MatchRow = {
  id: string;
  game: string;
  /** The rules version its log was written by. */
  version: number;
  status: string;
  start: string;
  unlisted: number;
  options: string;
  /** The host's seat number. */
  host: number | null;
  code: string | null;
  code_expires: number | null;
  /** 32 bytes as hex digits; secret until the match is over. */
  server_seed: string;
  /** SHA-256 of the seed's bytes as hex digits. */
  commitment: string;
  /** What all chance follows from; set when the cards are dealt. */
  match_seed: string | null;
  /** Every try to deal, a JSON list; not known of the oldest matches. */
  attempts: string | null;
  /** The seat that begins, where that is not drawn. */
  first_seat: number | null;
  /** Where its match goes on from, JSON; its secrets are as secret as the seeds. */
  beginning: string | null;
  next_match: string | null;
  gameover: string | null;
  /** The reference of what stopped it. */
  fault: string | null;
  /** What becomes of the match while somebody is away. */
  absence: string;
  /** Minutes for each decision; 0 is no clock. */
  clock: number;
  /** Up to which position of a spectator the deadlines are worked out. */
  clocked_at: number;
  host_before: number | null;
  /** The uptime at which it was paused. */
  paused_at: number | null;
  abandoned: number;
  /** A JSON list. */
  votes: string;
  /** Who played a seat before its holder of now, a JSON list. */
  past_holders: string;
  /** Who may not sit down again, a JSON list. */
  banned: string;
  watchers_talk: number;
  /** Whether nobody else may sit down. */
  no_newcomers: number;
  /** Whether a second person has sat down. */
  visited: number;
  /** While `visited` is 0: when somebody's screen was last at it, about a minute exact; 0 before the first. */
  seen_at: number;
  created_at: number;
  updated_at: number;
  /** How often the match and its seats were changed: who changes them again has to know. */
  revision: number;
  /** Whether its actions are packed, and nothing else of it is to be put away. */
  archived: Generated<number>;
  /** How often lines of its chat were taken back, or read as somebody else's: servers that share it look again. */
  retold: Generated<number>;
};

/** One seat of a match. Empty when neither `key_hash` nor `bot` is set. */
export type SeatRow = {
  match: string;
  seat: number;
  name: string | null;
  bot: string | null;
  /** Who holds it: SHA-256 of their credentials as hex digits, or the id of a player. */
  key_hash: string | null;
  /** Whose words are whose: a random id, another one whenever somebody sits down. */
  sitting: string | null;
  nonce_hash: string | null;
  nonce: string | null;
  ready: number;
  /** Since when its holder has had no screen: the date, and the uptime of then. */
  away_since: number | null;
  away_at: number | null;
  muted: number;
  /** Set while a bot plays for its holder. */
  stand_in: string | null;
  /** Its `waitedUntil`: when only clocks counted, that was a deadline. */
  deadline: number | null;
  /** What became of the host's link to it, in this sitting. */
  host_link: string | null;
  /** The colour sign its holder wished for, and their picture. */
  sign: number | null;
  avatar: string | null;
};

/** One action: the truth about a match is its deal and these, in order. */
export type ActionRow = {
  match: string;
  /** Counts from 1 without gaps; two writers of one number collide. */
  seq: number;
  player: string;
  /** A move's name, or `null` for an undo. */
  move: string | null;
  /** A JSON list of ids and numbers. */
  args: string;
  at: number;
  /** Whether a bot played it for the seat's holder. */
  stand_in: number;
};

/** The beginning of a log that nobody has changed for long, packed; what was done since is in rows again. */
export type ArchiveRow = {
  match: string;
  /** Its last action. */
  seq: number;
  /** A line of JSON for each action, by gzip. */
  body: Buffer;
};

export type ChatRow = {
  match: string;
  seq: number;
  player: string;
  /** Who held the seat when it was said; not known of the oldest lines. */
  name: string | null;
  /** The sitting it was said in; not known of the oldest lines. */
  sitting: string | null;
  text: string;
  at: number;
};

/** Somebody who has said something, and no longer sits there: with what they had they can still have it erased. */
export type PastSittingRow = {
  match: string;
  sitting: string;
  /** Who held the seat, as in `SeatRow`. */
  key_hash: string;
};

/** Somebody who sits down at tables, by any of their devices. */
export type PlayerRow = {
  /** 32 random bytes as hex digits: a seat of theirs has it in place of the hash of credentials, and it is the hash of nothing. */
  id: string;
  /** Who they turned out to be: the seats under this id are that player's. */
  merged_into: string | null;
  /** SHA-256 of the recovery code as hex digits. */
  recovery_hash: string | null;
  recovery_at: number | null;
  created_at: number;
  /** What they sat down as last, to be offered to all their devices. */
  name: string | null;
  sign: number | null;
  avatar: string | null;
};

/** A browser of a player. */
export type DeviceRow = {
  id: string;
  player: string;
  /** SHA-256 of its key as hex digits. */
  key_hash: string;
  /** What its owner tells it from others by, such as `Firefox on Android`. */
  label: string;
  created_at: number;
  /** When it was last here, a day exact. */
  seen_at: number;
};

/** A shortcut into a match: never the truth, always to be made anew from its actions. */
export type SnapshotRow = {
  match: string;
  /** The build of the server that made it, and no other can read it. */
  build: string;
  /** After how many actions it was made. */
  seq: number;
  /** JSON. */
  body: string;
  /** SHA-256 of the body, in base64url. */
  digest: string;
  at: number;
};

/** What a match came to after one of its actions: whoever plays its log again comes to the same, or cannot go on with it. */
export type PositionRow = {
  match: string;
  /** After how many actions. */
  seq: number;
  /** As `positionHash` has it. */
  hash: string;
};

/** A build of the server that has found all running matches such as it can go on with them. */
export type CheckedBuildRow = { build: string; at: number };

/** What the log told between two snapshots. */
export type LogPageRow = {
  match: string;
  /** Its last action. */
  seq: number;
  /** JSON. */
  entries: string;
};

/** One row: for how many milliseconds the matches here were served altogether, and when servers that share it noted that. */
export type UptimeRow = { id: number; milliseconds: number; noted_at: Generated<number> };

// What servers that share a database know of each other. Times in it are those of the database.

/** A server that lives, until some moment unless it says so again; what is of it goes with it. */
export type ServerRow = { id: string; until: number };

/** Which of the servers does for a match what must happen once; `match` is empty for what is nobody's. */
export type LeaseRow = { match: string; server: string };

/** The screens that one server has at a match. */
export type ScreensRow = {
  match: string;
  server: string;
  /** Whose they are, by commas. */
  seats: string;
  /** How many are nobody's. */
  watching: number;
};

/** A link that works once, by the hash of what is in it: to a player, or to a sitting. */
export type LinkRow = {
  about: string;
  code_hash: string;
  until: number;
  /** What made it; `null` where that was no device of a player's. */
  device: string | null;
  taken_by: string | null;
};

/** One row, written again and again to see whether it can be. */
export type HealthRow = { id: number; body: Uint8Array };

/** The tables of the database; whatever names a row of another table comes after it. */
export const TABLES = [
  'matches',
  'seats',
  'actions',
  'archives',
  'chat',
  'past_sittings',
  'players',
  'devices',
  'snapshots',
  'log_pages',
  'positions',
  'checked_builds',
  'health',
  'uptime',
  'links',
  'servers',
  'leases',
  'screens',
] as const satisfies readonly (keyof Database)[];

export type Database = {
  matches: MatchRow;
  seats: SeatRow;
  actions: ActionRow;
  archives: ArchiveRow;
  chat: ChatRow;
  past_sittings: PastSittingRow;
  players: PlayerRow;
  devices: DeviceRow;
  snapshots: SnapshotRow;
  log_pages: LogPageRow;
  positions: PositionRow;
  checked_builds: CheckedBuildRow;
  health: HealthRow;
  uptime: UptimeRow;
  links: LinkRow;
  servers: ServerRow;
  leases: LeaseRow;
  screens: ScreensRow;
};
