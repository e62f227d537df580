import { z } from 'zod';
import { limitsOf, limitVariables, type Limits } from './protocol/limits';

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

/** Every setting a host can make, by environment variable, with its default. */
const environment = z.object({
  /** The TCP port; 0 takes a free one. */
  PORT: number(0, 65_535).default(8000),
  /** The address to listen on. */
  HOST: z.string().min(1, 'must be an address').default('0.0.0.0'),
  /** The folder that holds everything that is kept. */
  DATA_DIR: z.string().min(1, 'must be a folder').default('data'),
  /** The path the product lives under, behind a proxy. */
  BASE_PATH: z
    .string()
    .regex(/^\/?([\w.~-]+(\/[\w.~-]+)*)?\/?$/, 'must be a path such as /games')
    .transform((path) => path.replace(/^\/|\/$/g, ''))
    .transform((path) => (path === '' ? '' : `/${path}`))
    .default(''),
  /** The address players use, where a proxy stands in front; https turns on HSTS. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Other origins whose pages may use this server, separated by commas. */
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  /** How many proxies in front are trusted to tell the caller's address. */
  TRUST_PROXY: number(0, 10).default(0),
  /** `normal` survives a killed process, `full` a power cut as well. */
  DURABILITY: z.enum(['normal', 'full'], { error: 'must be normal or full' }).default('normal'),
  /** When set, only who knows it can create tables. */
  CREATE_KEY: z.string().min(1, 'must not be empty').optional(),
  /** How long a bot waits before it acts, in milliseconds. */
  BOT_PACE_MS: number(0, 60_000).default(1000),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, fatal, error, warn, info or debug',
    })
    .default('info'),
  /** Whether `/metrics` is answered. */
  METRICS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('off')
    .transform((word) => word === 'on'),
  /** For how many days a table that nobody started is kept after its last change, and one whose match is over; 0 is for ever. */
  KEEP_OPEN_DAYS: number(0, 36_500).default(30),
  KEEP_FINISHED_DAYS: number(0, 36_500).default(365),
  /** For how many days a match that was dealt lies as it is after its last change, before it is packed; 0 is for ever. */
  ARCHIVE_DAYS: number(0, 36_500).default(30),
  /** How long a match nobody looks at stays in memory, in seconds. */
  IDLE_SECONDS: number(1, 86_400).default(300),
  ...limitVariables,
});

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape);

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** `''` or a path such as `/games`: never a slash at the end. */
  basePath: string;
  publicUrl: string | undefined;
  allowedOrigins: string[];
  trustProxy: number;
  durability: 'normal' | 'full';
  createKey: string | undefined;
  botPaceMs: number;
  logLevel: string;
  metrics: boolean;
  keepOpenDays: number;
  keepFinishedDays: number;
  archiveDays: number;
  idleSeconds: number;
  limits: Limits;
};

/** The settings of an environment, or a sentence for each variable that has a wrong value. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  // compose files and shells hand on what is not set as an empty text
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success)
    return {
      ok: false,
      problems: read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    };
  const { data } = read;
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      dataDir: data.DATA_DIR,
      basePath: data.BASE_PATH,
      publicUrl: data.PUBLIC_URL,
      allowedOrigins: data.ALLOWED_ORIGINS,
      trustProxy: data.TRUST_PROXY,
      durability: data.DURABILITY,
      createKey: data.CREATE_KEY,
      botPaceMs: data.BOT_PACE_MS,
      logLevel: data.LOG_LEVEL,
      metrics: data.METRICS,
      keepOpenDays: data.KEEP_OPEN_DAYS,
      keepFinishedDays: data.KEEP_FINISHED_DAYS,
      archiveDays: data.ARCHIVE_DAYS,
      idleSeconds: data.IDLE_SECONDS,
      limits: limitsOf(data),
    },
  };
}
