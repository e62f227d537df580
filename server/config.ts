import { z } from 'zod';
import { limitsOf, limitVariables, type Limits } from './limits';

const list = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string()))
  .transform((items) => items.filter((item) => item !== ''));

const origin = z
  .url({ protocol: /^https?$/, error: 'must be http(s)://host, without a path' })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    error: 'must be http(s)://host, without a path',
  })
  .transform((text) => new URL(text).origin);

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** Every setting a host can make, with its default; `dataDir` is the environment variable `DATA_DIR`. */
const settings = z.object({
  /** The TCP port; 0 takes a free one. */
  port: number(0, 65_535).default(8000),
  /** The address to listen on. */
  host: z.string().min(1, 'must be an address').default('0.0.0.0'),
  /** The folder that holds everything that is kept. */
  dataDir: z.string().min(1, 'must be a folder').default('data'),
  /** The database on PostgreSQL that holds it instead. */
  databaseUrl: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  /** The path the product lives under, behind a proxy: `''` or one such as `/games`, never with a slash at the end. */
  basePath: z
    .string()
    .regex(/^\/?([\w.~-]+(\/[\w.~-]+)*)?\/?$/, 'must be a path such as /games')
    .transform((path) => path.replace(/^\/|\/$/g, ''))
    .transform((path) => (path === '' ? '' : `/${path}`))
    .default(''),
  /** The address players use, where a proxy stands in front; https turns on HSTS. */
  publicUrl: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Other origins whose pages may use this server, separated by commas. */
  allowedOrigins: list.pipe(z.array(origin)).default([]),
  /** How many proxies in front are trusted to tell the caller's address. */
  trustProxy: number(0, 10).default(0),
  /** `normal` survives a killed process, `full` a power cut as well. */
  durability: z.enum(['normal', 'full'], { error: 'must be normal or full' }).default('normal'),
  /** When set, only who knows it can create tables. */
  createKey: z.string().min(1, 'must not be empty').optional(),
  /** How long a bot waits before it acts, in milliseconds. */
  botPaceMs: number(0, 60_000).default(1000),
  /** What a new build does about running matches that it could not go on with: end the start, or leave them and serve the others. */
  unplayable: z.enum(['refuse', 'leave'], { error: 'must be refuse or leave' }).default('refuse'),
  logLevel: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, fatal, error, warn, info or debug',
    })
    .default('info'),
  /** Whether `/metrics` is answered. */
  metrics: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('off')
    .transform((word) => word === 'on'),
  /** For how many days a table that nobody started is kept after its last change, and one whose match is over; 0 is for ever. */
  keepOpenDays: number(0, 36_500).default(30),
  keepFinishedDays: number(0, 36_500).default(365),
  /** For how many days a match that was dealt lies as it is after its last change, before it is packed; 0 is for ever. */
  archiveDays: number(0, 36_500).default(30),
  /** How long a match nobody looks at stays in memory, in seconds. */
  idleSeconds: number(1, 86_400).default(300),
});

const limits = z.object(limitVariables);

const variableOf = (setting: string): string =>
  setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The names of all environment variables that are settings. */
export const SETTINGS = [
  ...Object.keys(settings.shape).map(variableOf),
  ...Object.keys(limits.shape),
];

export type Config = z.infer<typeof settings> & { limits: Limits };

/** The settings of an environment, or a sentence for each variable that has a wrong value. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config; doubts: string[] } | { ok: false; problems: string[] } {
  // compose files and shells hand on what is not set as an empty text
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = settings.safeParse(
    Object.fromEntries(Object.keys(settings.shape).map((name) => [name, given[variableOf(name)]])),
  );
  const limited = limits.safeParse(given);
  const strange = Object.keys(given).filter((name) => !SETTINGS.includes(name));
  const unknown = strange.filter((name) => name.startsWith('LIMIT_'));
  if (read.success && limited.success && unknown.length === 0)
    return {
      ok: true,
      config: { ...read.data, limits: limitsOf(limited.data) },
      doubts: strange.flatMap(doubtAbout),
    };
  const wrong = [
    ...(read.error?.issues ?? []).map(({ path, message }) => [
      variableOf(String(path[0])),
      message,
    ]),
    ...(limited.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  ];
  return {
    ok: false,
    problems: [
      ...wrong.map(([variable, message]) => `${variable} ${message}`),
      ...unknown.map((name) => `${name} is no limit`),
    ],
  };
}

/** What is to be said of a variable that is all but a setting: a key that is misspelt leaves the server open. */
function doubtAbout(name: string): string[] {
  const meant = SETTINGS.find((setting) => setting.length > 5 && isAlmost(name, setting));
  return meant ? [`${name} is no setting, and sets nothing: is ${meant} meant?`] : [];
}

/** Whether two names differ by one letter that is wrong, missing or too much, by two that changed places, or by what stands between words. */
function isAlmost(name: string, setting: string): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');
  const [a, b] = [plain(name), plain(setting)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = left.length === 2 && left === [...right].reverse().join('');
  return isSwapped || Math.max(left.length, right.length) <= 1;
}
