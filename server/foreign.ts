import type { IncomingMessage } from 'node:http';
import type { Config } from './config';

type Allowed = Pick<Config, 'allowedOrigins' | 'publicUrl'>;

/** Another site, or another name or port of the same one. */
const ELSEWHERE = new Set<unknown>(['cross-site', 'same-site']);

/**
 * Whether a page of another origin had its visitor's browser send this. The server's own pages may ask,
 * and those of allowed origins; programs send neither header. A browser leaves the origin out where a
 * page asks for what it may not read, such as an image, and tells at least that the page is another's.
 */
export function isForeign({ headers }: IncomingMessage, allowed: Allowed): boolean {
  const isElsewhere = ELSEWHERE.has(headers['sec-fetch-site']);
  return headers.origin === undefined
    ? isElsewhere
    : // over plain http a page of our very name may be anybody's, and tells of itself by that header
      !isAllowedOrigin(headers.origin, isElsewhere ? undefined : headers.host, allowed);
}

/** Whether somebody follows a link, which takes them away from the page it was on. */
export const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.origin === undefined &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

function isAllowedOrigin(
  origin: string,
  host: string | undefined,
  { allowedOrigins, publicUrl }: Allowed,
): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.host === host ||
    allowedOrigins.includes(url.origin) ||
    (publicUrl !== undefined && new URL(publicUrl).origin === url.origin)
  );
}
