// What can be wrong with a storage. SQLite and PostgreSQL each say it in their own words, which nobody else needs to know.

/** The storage cannot be used; the message says why, in one line. */
export class StorageError extends Error {}

/** Another process holds the storage. */
export class StorageInUse extends StorageError {
  constructor(place: string) {
    super(`a server is using ${place}; stop it first`);
  }
}

/** What two rows cannot share, as SQLite names it and as PostgreSQL does. */
const KEYS = {
  action: ['actions.match, actions.seq', 'actions_key'],
  code: ['matches.code', 'matches_code_key'],
  line: ['chat.match, chat.seq', 'chat_key'],
} as const;

/** Whether a row could not be stored since another one has what it would have to have alone. */
export function isTaken(error: unknown, key: keyof typeof KEYS): boolean {
  const { code, message, constraint } = partsOf(error);
  const [columns, name] = KEYS[key];
  if (code === '23505') return constraint === name;
  return (
    /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(code) && message.endsWith(`failed: ${columns}`)
  );
}

/** Whether a transaction of PostgreSQL's has to be done again, since another one came between. */
export const isOvertaken = (error: unknown): boolean =>
  ['40001', '40P01'].includes(partsOf(error).code);

/** What PostgreSQL says when it ends, begins or is not to be spoken to, and what a machine says of a connection. */
const LOST =
  /^(57P0[123]|08...|53300|E(CONN(RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND))$/;
/** What its driver says, without a code. */
const LOST_WORDS =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client (has encountered|was closed))/;

/** Whether a database is out of reach: whether what was asked of it is done nobody knows. */
export function isLost(error: unknown): boolean {
  const { code, message } = partsOf(error);
  return LOST.test(code) || LOST_WORDS.test(message);
}

/** Whether no answer came at all for longer than a statement may take. */
export const isSilence = (error: unknown): boolean =>
  partsOf(error).message === 'Query read timeout';

/** What PostgreSQL says of itself, not of what it keeps: it has no room, is told otherwise, or was waited for too long. */
const PASSING = /^(40|53|55|57|58)\w{3}$/;

/** Whether something failed that says nothing of what is stored: it may be read in a while. */
export const isPassing = (error: unknown): boolean =>
  isLost(error) || PASSING.test(partsOf(error).code);

/** Whether nothing can be stored for want of room. */
export const isFull = (error: unknown): boolean =>
  ['SQLITE_FULL', '53100'].includes(partsOf(error).code);

/** Whether SQLite failed since somebody else is at the file. */
export const isBusy = (error: unknown): boolean => partsOf(error).code.startsWith('SQLITE_BUSY');

/** Whether SQLite found the file damaged, or none of its own. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(partsOf(error).code);

function partsOf(error: unknown) {
  const { code, message, constraint } = (error ?? {}) as Record<string, unknown>;
  return { code: String(code), message: String(message), constraint };
}

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  '53100': 'the disk is full',
  SQLITE_NOTADB: 'it is no database of Wondertable',
};

/** Why something failed, for whoever asked for it. */
export function reasonOf(error: unknown): string {
  // where a name has several addresses, there is a reason for each
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { code = '', message } = error as { code?: string; message: string };
  if (code.startsWith('SQLITE_CORRUPT')) return 'it is damaged';
  return REASONS[code] ?? message.split('\n')[0];
}
