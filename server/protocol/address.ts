import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

/** Whom the limits count as one: the network of the caller's address. */
export const callerOf = (request: IncomingMessage, trusted: number): string =>
  networkOf(addressOf(request, trusted));

/** An IPv4 address itself, or the first 64 bits of an IPv6 address: one line has all that begin with them. */
export function networkOf(address: string): string {
  const plain = address.slice(0, 64).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(':');
}

/** Whether an address is this computer's own. */
export const isLoopback = (address: string): boolean =>
  /^(::ffff:)?127\./.test(address) || address === '::1';

/** Whether a host name leads to the computer it is asked on: `[::1]` comes without its brackets or with them. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''));
