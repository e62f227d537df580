import type { CodeAnswer } from '../../shared/protocol/requests';
import { FAST, runServer, type OwnServer } from '../test-support/server';
import { GAME, seatPeople, startMatch, type Sitter } from '../test-support/sitters';
import type { Limits } from '../limits';

// What one may ask for only so often.

const FEW = { burst: 3, perSecond: 0.0001 };
const KEY = 'a1'.repeat(32);

let server: OwnServer;
let matchID: string;
let sitters: Sitter[];

/** A match of two with few of something; the first came with a device. */
async function start(limits: Partial<Limits>) {
  server = await runServer({ limits: { ...FAST, ...limits } });
  ({ matchID, sitters } = await seatPeople(server, { people: 2, devices: [KEY] }));
  await startMatch(server, matchID, sitters);
}
afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

const proofOf = (seat: number) => {
  const { playerID, credentials } = sitters[seat];
  return { playerID, credentials };
};
const at = (route: string) => `/games/${GAME}/${matchID}/${route}`;

test('a seat votes so often, and keeps no other from it', async () => {
  await start({ votes: FEW });
  const vote = (seat: number, agree: boolean) =>
    server.post(at('vote'), { ...proofOf(seat), about: 'pause', agree });
  for (let i = 0; i < FEW.burst; i++) await vote(0, i % 2 === 0);
  await expect(vote(0, false)).rejects.toThrow('tooFast');
  // nor does it say again and again that it is there
  const back = server.post(at('seats/0/standIn'), { ...proofOf(0), on: false });
  await expect(back).rejects.toThrow('tooFast');
  await vote(1, true);
});

test('what makes codes, or costs much, is asked for so often altogether', async () => {
  await start({ secrets: FEW });
  const missed = async () => {
    const response = await fetch(`${server.url}${at('missed?playerID=0')}`, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    if (!response.ok) throw new Error(((await response.json()) as { code: string }).code);
  };
  const WAYS: [string, () => Promise<unknown>][] = [
    ['a link', () => server.post<CodeAnswer>('/me/link', { key: KEY })],
    ['a recovery code', () => server.post<CodeAnswer>('/me/recovery', { key: KEY })],
    ['to be forgotten', () => server.post('/me/erase', { key: KEY })],
    ['a report', () => server.post(at('report'), proofOf(1))],
    ['a link of the host’s', () => server.post(at('seats/1/link'), proofOf(0))],
    ['what was missed', missed],
  ];
  await WAYS[5][1]();
  await WAYS[0][1]();
  await WAYS[3][1]();
  for (const [what, ask] of WAYS)
    expect([what, await ask().catch((error: Error) => error.message)]).toEqual([what, 'tooFast']);
});
