import { request } from 'node:http';
import { runTarget, stopTarget, type Target } from './target';
import { everythingOf, isRefusal } from './stateUnchanged';

export type Answer = { status: number; body: string };

/** For the tests of a file a match that is attacked by HTTP, and must be as it was after each. */
export function attackedByHttp() {
  let target: Target;
  let before: Awaited<ReturnType<typeof everythingOf>>;
  const look = async () => (before = await everythingOf(target));

  beforeAll(async () => {
    target = await runTarget();
    await look();
  });

  afterAll(() => stopTarget(target));

  /** Sends a request as it is: no client in between tidies it up. */
  const send = (
    method: string,
    path: string,
    body: string | Buffer = '',
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port } = target.server;
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      request(
        { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } },
        (got) => {
          const parts: Buffer[] = [];
          got.on('data', (part: Buffer) => parts.push(part));
          got.on('end', () =>
            resolve({ status: got.statusCode!, body: Buffer.concat(parts).toString() }),
          );
        },
      )
        .on('error', reject)
        .end(body);
    });

  /** Holds every answer to be a refusal with a code, none to hold a secret, and the match to be as it was. */
  async function allRefused(requests: Promise<Answer>[]) {
    const answers = await Promise.all(requests);
    expect(answers.length).toBeGreaterThan(0);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([expect.any(Number), expect.stringMatching(/^\{"code":/)]);
      expect(isRefusal(JSON.parse(body))).toBe(true);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(target.secrets.filter((secret) => body.includes(secret))).toEqual([]);
    }
    expect(await everythingOf(target)).toEqual(before);
  }

  return {
    target: () => target,
    /** How all was when it was last looked at. */
    before: () => before,
    /** Looks how all is, where somebody changed it who may. */
    look,
    send,
    allRefused,
  };
}

/** What no route takes for a body. */
export const JUNK_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '12',
  '{}{}',
  '{"__proto__":{"playerID":"0"}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `{"playerID":"0","credentials":"x","extra":1}`,
  `{"playerID":{"$ne":null},"credentials":{"$ne":null}}`,
  '['.repeat(8000),
  '{"a":'.repeat(3000),
  `{"playerName":"${'x'.repeat(25)}"}`,
  `{"playerName":"a\\u202eb"}`,
  `{"playerName":{"toString":1}}`,
  `{"playerName":["a"]}`,
  `{"playerName":"Eve","playerID":"__proto__"}`,
  `{"playerName":"Eve","playerID":"0"}`,
  `{"playerName":"Eve","nonceHash":"x"}`,
  '\ufeff{"playerName":1}',
];
