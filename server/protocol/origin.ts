import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';

/** Whether a page of this request's origin may use the server: the server's own, or an allowed one. Programs send no origin. */
export function isAllowedOrigin(
  request: IncomingMessage,
  { allowedOrigins, publicUrl }: Config,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.host === host ||
    allowedOrigins.includes(url.origin) ||
    (publicUrl !== undefined && new URL(publicUrl).origin === url.origin)
  );
}
