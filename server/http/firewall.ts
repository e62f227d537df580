import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer, RefusalCode } from '../../shared/protocol/refusals';
import type { Config } from '../config';
import { createLatest } from '../latest';
import type { Monotonic } from '../monotonic';
import { callerAt, callerOf } from '../caller';
import { createCallerBuckets } from '../buckets';
import { isForeign, isVisit } from '../foreign';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Where whoever watches over the server asks whether it is well. */
export const HEALTH = '/healthz';

/** How long nobody at an address is let in after a flood from there, in milliseconds. */
const SHUT = 5000;
const ADDRESSES = 20_000;
/** How long a request may go on after its answer, in milliseconds. */
const REST = 1000;

/**
 * Turns floods away before anybody looks at what they ask for: thousands of requests fit into one
 * piece of a stream, and answering each, if only by a refusal, would hold up everybody else. What a
 * page of another site has its visitor's browser ask for is refused here as well, before it counts
 * for anything: it must not use up what the visitor's household may do. Whoever asks whether the
 * server is well is counted apart from all else: they may share an address with those who play. Comes
 * after all others that listen for requests.
 */
export function blockFloods(http: Server, config: Config, now: Monotonic): void {
  const { trustProxy, limits } = config;
  const health = createCallerBuckets(limits.hits, now);
  const foreign = createCallerBuckets(limits.hits, now);
  const hits = createCallerBuckets(limits.hits, now);
  const gate = trustProxy > 0 ? null : createBlocklist(http, now); // a proxy's connection carries others as well
  const answers = http.listeners('request') as Answer[];
  const isHealth = ({ url = '' }: IncomingMessage) =>
    url.split('?', 1)[0] === `${config.basePath}${HEALTH}`;
  const cut = (request: IncomingMessage, response: ServerResponse) =>
    void (gate ? request.socket.destroy() : refuse(response, 429, 'tooFast'));
  http.removeAllListeners('request');
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // what was asked for behind the request that had the connection cut
    if (request.socket.destroyed) return;
    // answers may be keys of seats and matches, and are of the moment: nobody on the way keeps them
    response.setHeader('Cache-Control', 'no-store');
    const from = callerOf(request, trustProxy);
    if (isForeign(request, config) && !isVisit(request)) {
      if (foreign.take(from)) refuse(response, 403, 'origin');
      else cut(request, response);
      return;
    }
    if (isHealth(request)) {
      if (!health.take(from)) return cut(request, response);
    } else if (!hits.take(from)) {
      if (gate) gate.shut(from[0]);
      else refuse(response, 429, 'tooFast');
      return;
    }
    response.once('finish', () => {
      if (!request.complete) limitRest(request);
    });
    for (const answer of answers) answer.call(http, request, response);
  });
}

/** A request that was answered before all of it had come may come to its end, but not go on for long, byte by byte. */
function limitRest(request: IncomingMessage) {
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, REST).unref();
}

function refuse(response: ServerResponse, status: number, code: RefusalCode) {
  const answer = JSON.stringify({ code, message: code } satisfies ErrorAnswer);
  response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
}

/** Ends all that an address has open, but for its websockets, and lets nothing in from there for a while. */
function createBlocklist(http: Server, now: Monotonic): { shut(from: string): void } {
  const open = new Map<string, Set<Socket>>();
  const floods = createLatest<true>(ADDRESSES, { ttl: SHUT, perf: { now } });

  function forget(from: string, socket: Socket) {
    const sockets = open.get(from);
    sockets?.delete(socket);
    if (sockets?.size === 0) open.delete(from);
  }

  http.on('connection', (socket: Socket) => {
    const [from] = callerAt(socket.remoteAddress ?? '');
    if (floods.has(from)) return void socket.destroy();
    open.set(from, (open.get(from) ?? new Set<Socket>()).add(socket));
    socket.once('close', () => forget(from, socket));
  });
  http.prependListener('upgrade', ({ socket }) =>
    forget(callerAt(socket.remoteAddress ?? '')[0], socket),
  );

  return {
    shut(from) {
      floods.set(from, true);
      for (const socket of open.get(from) ?? []) socket.destroy();
    },
  };
}
