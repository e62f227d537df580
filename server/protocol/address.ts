import type { IncomingMessage } from 'node:http';

/** The caller's address: the socket's, or what the last `trusted` proxies say of it. */
export function addressOf(request: IncomingMessage, trusted: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trusted === 0) return direct;
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-trusted) ?? direct;
}

/** Whether an address is this computer's own. */
export const isLoopback = (address: string): boolean =>
  /^(::ffff:)?127\./.test(address) || address === '::1';

/** Whether a host name leads to the computer it is asked on: `[::1]` comes without its brackets or with them. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''));
