import type { Ack } from '../../shared/protocol/refusals';
import { runTarget, stopTarget, type Target } from '../test-support/target';
import { everythingOf, isRefusal, positionIn } from '../test-support/stateUnchanged';
import { dial, type Wire } from '../test-support/wire';
import { awaitedSitter, GAME, legalOf } from '../test-support/sitters';

// Attacks by messages, from everywhere one can stand: each is refused with a code, and leaves the
// match, the storage and every prototype as they were. The numbers are those of docs/decisions.md,
// "Holes that stay closed"; gateway.test.ts beside this has each by itself.

let target: Target;
let before: Awaited<ReturnType<typeof everythingOf>>;

beforeAll(async () => {
  target = await runTarget();
  before = await everythingOf(target);
});

afterAll(() => stopTarget(target));

/** Where an attacker stands, and what they can prove. */
type Stance = { wire: Wire; playerID: string; credentials: string };

/** Lets the attacker in; each of these knows the match's id. */
const STANCES: Record<string, () => Promise<Stance>> = {
  'before joining': async () => ({ ...own(0), credentials: 'x', wire: await bound(null) }),
  'as a spectator': async () => ({
    ...own(0),
    credentials: 'x',
    wire: await bound([null, undefined]),
  }),
  'as a player': async () => stanceOf(own(0)),
  'as another player': async () => stanceOf(own(1)),
  'as a former holder of a seat': async () => ({
    ...target.former,
    wire: await bound([target.former.playerID, target.former.credentials]),
  }),
  'as somebody of another table': async () => stanceOf(target.stranger),
  'as a device that was removed': async () => stanceOf(target.removed),
};

const own = (seat: number) => {
  const { playerID, credentials } = target.sitters[seat];
  return { playerID, credentials };
};

const stanceOf = async (proof: { playerID: string; credentials: string }): Promise<Stance> => ({
  ...proof,
  wire: await bound([proof.playerID, proof.credentials]),
});

async function bound(proof: [string | null, string | undefined] | null): Promise<Wire> {
  const wire = await dial({ port: target.server.port, game: GAME });
  if (proof !== null) await wire.ask('sync', target.matchID, ...proof);
  return wire;
}

type Messages = unknown[][];
type Attack = (stance: Stance) => Messages;

/** An update at the right match, the right number and the right seat, with whatever action. */
const update = ({ wire, playerID }: Stance, action: unknown): unknown[] => [
  'update',
  action,
  wire.stateID(),
  target.matchID,
  playerID,
];

const move = ({ playerID, credentials }: Stance, type: unknown, args: unknown = []) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials },
});

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

const JUNK: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  [],
  [[[[]]]],
  {},
  { toString: 1, valueOf: 1, length: 1e9 },
  { then: 1 },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
];

/** Copies of a message with junk in the place of each of its parts. */
function* spoilt(message: unknown[]): Generator<unknown[]> {
  for (const junk of JUNK) {
    for (let i = 1; i < message.length; i++) yield message.with(i, junk);
    yield [...message, junk];
  }
}

const proofs = ({ playerID, credentials }: Stance): [unknown, unknown][] => {
  const others = target.sitters.filter((sitter) => sitter.playerID !== playerID);
  const hash = String((before.stored.seats[0] as { key_hash: string }).key_hash);
  return [
    ...others.map((other): [unknown, unknown] => [other.playerID, credentials]),
    ...[target.removed, target.stranger].map((other): [unknown, unknown] => [
      other.playerID,
      other.credentials === credentials ? 'x' : other.credentials,
    ]),
    ...['0', '1', '2', '3', '00', '-1', ' 0', '0x0', '__proto__', 'constructor', 'length'].flatMap(
      (id) =>
        ['', ' ', 'x', hash, target.former.credentials].map((key): [unknown, unknown] => [id, key]),
    ),
    ...[[], ['0'], {}, 0, true].map((id): [unknown, unknown] => [id, credentials]),
    ...[[], [credentials], {}, 0, true].map((key): [unknown, unknown] => ['0', key]),
  ];
};

// prettier-ignore
const ATTACKS: [string, Attack][] = [
  ['3: whole states, patches and resets', (at) =>
    ['UPDATE', 'SYNC', 'PATCH', 'RESET', 'PLUGIN', 'REDO', 'STRIP_TRANSIENTS', 'make_move', '@@redux/INIT', 'UNDO '].flatMap((type) => [
      update(at, { type, state: { G: {}, ctx: { gameover: true } }, payload: { playerID: at.playerID, credentials: at.credentials } }),
      update(at, { ...move(at, 'draw'), type, patch: [{ op: 'replace', path: '/G', value: {} }], state: {}, initialState: {} }),
    ])],
  ['4: the events of boardgame.io', (at) =>
    ['endGame', 'endPhase', 'endTurn', 'endStage', 'setPhase', 'setStage', 'setActivePlayers', 'pass'].flatMap((event) => [
      update(at, { type: 'GAME_EVENT', payload: { type: event, args: ['0'], playerID: at.playerID, credentials: at.credentials } }),
      ...(event === 'pass' ? [] : [update(at, move(at, event))]),
    ])],
  ['5: another seat’s name or key in a message of one’s own', (at) =>
    proofs(at).flatMap(([playerID, credentials]) => [
      update(at, { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID, credentials } }),
      ['update', move(at, 'draw'), at.wire.stateID(), target.matchID, playerID === at.playerID ? 'x' : playerID],
      ['chat', target.matchID, { id: '1', sender: playerID, payload: 'I am somebody else' }, credentials],
    ])],
  ['6: inherited names as moves, matches and arguments', (at) =>
    INHERITED.flatMap((name) => [
      update(at, move(at, name)),
      update(at, move(at, 'draw', [name])),
      ['update', move(at, 'draw'), 0, name, at.playerID],
      ['chat', name, { id: name, sender: name, payload: name }, name],
      ['nonce', name, '00'.repeat(32)],
    ])],
  ['7: junk in every place of an update', (at) => [...spoilt(update(at, move(at, 'nothing')))]],
  ['7: junk in every place of an action', (at) =>
    JUNK.flatMap((junk) => [
      update(at, junk),
      update(at, { type: junk, payload: {} }),
      update(at, { type: 'MAKE_MOVE', payload: junk }),
      update(at, move(at, junk)),
      update(at, move(at, 'nothing', junk)),
      update(at, move(at, 'nothing', [junk])),
      update(at, { ...move(at, 'nothing'), extra: junk }),
    ])],
  ['7: junk in every place of a chat line, a nonce and a sync', () => [
    ...spoilt(['chat', target.matchID, { id: 1, sender: null, payload: {} }, 'x']),
    ...spoilt(['nonce', target.matchID, 'x']),
    ...spoilt(['sync', 'no match', '9', 'x']),
  ]],
  ['7: junk in every place of a quick sign, and of what is said among those who watch', () => [
    ...spoilt(['react', target.matchID, 'x', 'x']),
    ...spoilt(['aside', target.matchID, 'x'.repeat(301)]),
    ...spoilt(['pace', 'no match', 'x']),
  ]],
  ['5: quick signs by other keys, and what only those who watch say, where they may not', (at) => [
    ...proofs(at).filter(([, key]) => key !== at.credentials).map(([, key]) => ['react', target.matchID, 'well', key ?? 'x']),
    ['react', `${target.matchID}0`, 'well', at.credentials],
    ['aside', target.matchID, 'I am somebody else'],
    ['aside', `${target.matchID}0`, 'I am somebody else'],
    ...[-1, 2.1, NaN, 1e9].map((pace) => ['pace', target.matchID, pace]),
    ['pace', `${target.matchID}0`, 1],
  ]],
  ['8: matches and titles that do not exist', (at) =>
    ['', '0', 'default', 'no-such-match', target.matchID.slice(0, -1), `${target.matchID}0`, target.matchID.toUpperCase(), `${target.matchID}\u0000`, "' OR 1=1 --"].flatMap((id) => [
      ['sync', id, at.playerID, at.credentials, 2_000_000],
      ['update', move(at, 'draw'), 0, id, at.playerID],
    ])],
  ['10: too much of everything', (at) => [
    update(at, move(at, 'x'.repeat(41))),
    update(at, move(at, 'draw', Array(13).fill(1))),
    update(at, move(at, 'draw', ['x'.repeat(65)])),
    ['chat', target.matchID, { id: 'x', sender: at.playerID, payload: 'x'.repeat(301) }, at.credentials],
    ['chat', target.matchID, { id: 'x', sender: at.playerID, payload: 'turned \u202e round' }, at.credentials],
    ['chat', target.matchID, { id: 'x', sender: at.playerID, payload: ' \n ' }, at.credentials],
    ['nonce', target.matchID, 'f'.repeat(65)],
  ]],
  ['13: seats of others, with every key there is', (at) =>
    proofs(at).map(([playerID, credentials]) => ['sync', target.matchID, playerID, credentials])],
  ['17: moves that are not legal, and positions that are not now', (at) => [
    ...[['roll', [7]], ['draw', ['blue-1']], ['keep', [true]], ['place', [-1]], ['draw', [0, 0]]].map(([type, args]) => update(at, move(at, type, args))),
    ...[0, 1, 2 ** 31, Number.MAX_SAFE_INTEGER].filter((id) => id !== at.wire.stateID()).map((id) => ['update', move(at, 'draw'), id, target.matchID, at.playerID]),
  ]],
  ['19: steps that nobody may take back', (at) => [
    update(at, { type: 'UNDO', payload: { type: null, args: null, playerID: at.playerID, credentials: at.credentials } }),
    update(at, { type: 'UNDO', payload: { playerID: at.playerID === '0' ? '1' : '0', credentials: at.credentials } }),
  ]],
  ['a nonce when nobody asks for one', () => [['nonce', target.matchID, '11'.repeat(32)]]],
];

const CASES = Object.keys(STANCES).flatMap((stance) =>
  ATTACKS.map(([name, attack]): [string, string, Attack] => [name, stance, attack]),
);

test.each(CASES)('%s, %s', async (_, stance, attack) => {
  const at = await STANCES[stance]();
  const messages = attack(at);
  expect(messages.length).toBeGreaterThan(0);
  at.wire.take();
  const answers: [unknown[], Ack][] = [];
  for (const [event, ...args] of messages)
    answers.push([[event, ...args], await at.wire.ask(String(event), ...args)]);
  expect(answers.filter(([, ack]) => !isRefusal(ack))).toEqual([]);
  const heard = at.wire.take().join('\n');
  expect(target.secrets.filter((secret) => heard.includes(secret))).toEqual([]);
  at.wire.close();
  expect(await everythingOf(target)).toEqual(before);
});

test('20: many syncs at once, to seats of several people, end in the last that was proven', async () => {
  const wire = await bound(null);
  const [ana, bo] = target.sitters;
  for (let round = 0; round < 10; round++) {
    for (const { playerID, credentials } of [ana, bo, target.former])
      void wire.ask('sync', target.matchID, playerID, credentials);
    await wire.ask('sync', target.matchID, bo.playerID, bo.credentials);
    const shown = wire
      .take()
      .filter((frame) => frame.includes('["sync"'))
      .map(positionIn);
    expect(shown).toEqual([before.shown[1]]);
    const forged = await wire.ask(
      'update',
      ...update({ ...own(0), wire }, move({ ...own(0), wire }, 'draw')).slice(1),
    );
    expect(forged).toEqual({ ok: false, code: 'credentials' });
  }
  wire.close();
  expect(await everythingOf(target)).toEqual(before);
});

test('after all that the match is played on', async () => {
  const sitter = awaitedSitter(target.sitters);
  const [{ move: name, args }] = legalOf(sitter);
  expect(await sitter.connection.play(name, ...args)).toMatchObject({ ok: true });
});
