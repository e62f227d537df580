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
  return withoutPort(hops.at(-trusted) ?? direct);
}

/** Some proxies tell the port as well, which is another one for every connection. */
const withoutPort = (hop: string): string =>
  /^([\d.]+):\d+$/.exec(hop)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop;

/**
 * Whom the limits count as one: an IPv4 address, or the networks an IPv6 address is in, the smallest
 * first. A household has one of 64 bits at least, and many lines have a larger one to choose from.
 */
export type Caller = readonly string[];

/** How many bits of an IPv6 address a network has, and how many addresses its limits count it for. */
export const NETWORKS = [
  { bits: 64, counts: 1 },
  { bits: 56, counts: 4 },
  { bits: 48, counts: 16 },
] as const;

export const callerOf = (request: IncomingMessage, trusted: number): Caller =>
  callerAt(addressOf(request, trusted));

export function callerAt(address: string): Caller {
  const plain = address.slice(0, 64).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return [plain];
  const [head, tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const [a, b, c, d] = [...head, ...zeros, ...tail].map((group) => parseInt(group, 16));
  return [
    [a, b, c, d],
    [a, b, c, d & 0xff00],
    [a, b, c],
  ].map(
    (groups, i) => `${groups.map((group) => group.toString(16)).join(':')}::/${NETWORKS[i].bits}`,
  );
}

/** Whether an address is this computer's own. */
export const isLoopback = (address: string): boolean =>
  /^(::ffff:)?127\./.test(address) || address === '::1';

/** Whether a host name leads to the computer it is asked on: `[::1]` comes without its brackets or with them. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''));
