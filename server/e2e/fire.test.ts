import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createEngine } from '../../shared/engine/engine';
import { games } from '../../shared/games';
import { openFireCluster, SLOW_TROUBLE, type FireCluster } from '../test-support/fire/cluster';
import type { Person } from '../test-support/fire/person';
import { openPlace, type Place } from '../test-support/fire/place';
import { startHeart, type Heart, type Instant } from '../test-support/heartbeat';
import { extent } from '../../shared/testing/extent';
import { chanceFor, dealsOf, SEED } from '../test-support/randomMatches';
import { proofOf, seatPeople, type Sitter } from '../test-support/sitters';
import { useProgram, type Started } from '../test-support/serverProcess';

// Three servers and one database, at which people and bots play all titles while everything that can break does; where
// a match is over another table is opened, dealt and played, and after each trouble every table goes on. What was
// acknowledged is in the log once; whatever any screen ever showed is what its viewer sees after that much of the log;
// and the screens of a seat, each on another server, keep step.

/** How many tables each title has, and for how many milliseconds troubles come. */
const TABLES = extent(1, 14);
const LASTING = extent(0, 600_000);
/** For how long nothing may go on at a table until it counts as for ever, in milliseconds, as the heart beats; and what a clock adds. */
const FOREVER = 30_000;
const CLOCK = 60_000;
/** How long it may take on any machine, however slow. */
const NEVER = 300_000;
/** How long a screen may show less than another one of the same seat while nothing is broken, in milliseconds. */
const BEHIND = 3000;

jest.setTimeout(extent(360_000, 2_400_000));
useProgram('troubledServer.ts');

const random = chanceFor(SEED, 'fire');
const places: Place[] = [];
const newcomers: Sitter[] = [];
let cluster: FireCluster;
let heart: Heart;
/** Since when nothing is broken; `null` while something is. */
let calmSince: Instant | null = null;
/** Whose screens did not keep step. */
const late: string[] = [];

beforeAll(async () => void (cluster = await openFireCluster(random)));
afterAll(async () => {
  await heart?.stop();
  for (const place of places) place.close();
  for (const { connection } of newcomers) connection.close();
  await cluster?.close();
});

/** At every beat: nobody's screen may be behind another one of theirs for longer than it takes to look. */
function compareScreens() {
  if (calmSince === null || late.length > 0) return;
  for (const person of places.flatMap((place) => place.people())) {
    const ahead = person.ahead();
    if (ahead === null) continue;
    const since = ahead.since.time > calmSince.time ? ahead.since : calmSince;
    if (!heart.isPast(since, BEHIND)) continue;
    late.push(`${ahead.stateID} is not shown on both screens: ${asItIs(person)}`);
  }
}

/** Breaks something at any moment, while a table is opened and dealt. */
async function have(trouble: FireCluster['troubles'][string], opening: Place) {
  opening.startAnew();
  await pause(random.die(300));
  calmSince = null;
  await trouble(random.die(cluster.servers.length) - 1, () => allGoOn());
  await calm();
  await allGoOn();
}

/** From when all answer again screens have their time; resolves when they show what they did not until then. */
async function calm() {
  // a beat may have been under way already
  const enough = heart.now().beats + 2;
  await inTime(() => heart.now().beats >= enough);
  const since = (calmSince = heart.now());
  const isShown = ({ ahead }: Person) => (ahead()?.since.time ?? Infinity) >= since.time;
  await inTime(() => places.every((place) => place.people().every(isShown)));
}

/** Resolves when something more was played at every table. */
async function allGoOn() {
  const waiting = new Map(places.map((place) => [place, place.progress()]));
  await inTime(
    () => {
      for (const [place, before] of waiting) if (place.progress() !== before) waiting.delete(place);
      return waiting.size === 0;
    },
    () => [...waiting.keys()],
  );
}

/** Waits until something holds; where that takes for ever, says how those fare who are waited for. */
async function inTime(holds: () => boolean, waiting: () => Place[] = () => places) {
  const since = heart.now();
  while (!holds()) {
    if (late.length > 0) throw new Error(late.join('\n'));
    const forever = FOREVER + (waiting().some(({ hasClock }) => hasClock) ? CLOCK : 0);
    if (heart.isPast(since, forever) || performance.now() - since.time > NEVER) {
      const { beats } = heart.now();
      const people = waiting().flatMap((place) => place.people());
      throw new Error(
        [
          `nothing goes on, after ${beats - since.beats} beats in ${performance.now() - since.time} ms:`,
          ...people.map(asItIs),
          ...cluster.lastSaid(),
        ].join('\n'),
      );
    }
    await pause(50);
  }
}

const asItIs = ({ table, viewer, screens }: Person): string =>
  `${table.module.id} ${table.id} seat ${viewer}: ${screens.map(shownOn).join(' / ')}`;

function shownOn({ snapshot }: Sitter): string {
  const { connected, match, table, refused } = snapshot();
  const position = match
    ? `at ${match.stateID}, awaits ${match.awaited.join()}`
    : `no match, table ${table?.status}`;
  return `${connected ? 'connected' : 'away'}, ${position}, ${refused?.code ?? ''}`;
}

test('the database waits for its disk, as hosts are told to have it', async () => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<Record<string, string>>`SHOW ${sql.raw(setting)}`.execute(
      cluster.db,
    );
    expect(rows).toEqual([{ [setting]: 'on' }]);
  }
});

test('nothing that was acknowledged is lost or doubled, nobody is shown what is not theirs, and all goes on', async () => {
  heart = startHeart(cluster.askAll, compareScreens);
  const { now } = heart;
  const dealt = games.map((module) =>
    dealsOf(module, 3 * TABLES + 3).map((deal) => ({ module, deal })),
  );
  const chance = (i: number) => chanceFor(SEED, 'place', i);
  // a match that lasts, and waits for a person first; their screens are there before all the others
  const century = games.find(({ id }) => id === 'century-eastern-wonders')!;
  const engine = createEngine(century);
  const lasting = dealsOf(century, 50)
    .filter((deal) => engine.awaited(engine.start(deal)).includes('0'))
    .map((deal) => ({ module: century, deal }));
  const clock = { cluster, deals: lasting, hasClock: true, chance: chance(places.length), now };
  places.push(await openPlace(clock, true));
  for (const deals of dealt)
    for (let i = 0; i < TABLES; i++) {
      const own = [...deals.slice(i), ...deals.slice(0, i)];
      const parts = { cluster, deals: own, chance: chance(places.length), now };
      places.push(await openPlace(parts, true));
    }
  const mixed = random.shuffle(dealt.flat());
  const opening = await openPlace(
    { cluster, deals: mixed, chance: chance(places.length), now },
    false,
  );
  places.push(opening);
  await allGoOn();
  await calm();

  // a table that waits for its host through all of it
  const [url] = await cluster.openWays(1);
  const post: Started['post'] = (path, body) => cluster.post(path, body);
  const opened = await seatPeople({ url, post } as Started, { people: 2 });
  newcomers.push(...opened.sitters);

  const troubles = Object.entries(cluster.troubles).filter(
    ([name]) => name !== SLOW_TROUBLE || LASTING > 0,
  );
  const end = performance.now() + LASTING;
  do {
    for (const [name, trouble] of random.shuffle(troubles))
      await have(trouble, opening).catch((cause: unknown) => {
        throw new Error(name, { cause });
      });
    // and for a while nothing: whatever was told in vain meanwhile is found
    const since = heart.now();
    await inTime(() => heart.isPast(since, 2 * BEHIND));
  } while (performance.now() < end);

  // all is well again: that table is dealt, once, whichever servers are asked to
  const [host, guest] = opened.sitters;
  const path = `/games/ya-blew-it/${opened.matchID}`;
  await cluster.post(`${path}/ready`, { ...proofOf(guest), ready: true });
  await Promise.all(cluster.servers.map((server) => server!.post(`${path}/start`, proofOf(host))));
  await Promise.all(opened.sitters.map((one) => one.sees(({ match }) => match !== null)));
  const { attempts } = await cluster.db
    .selectFrom('matches')
    .select('attempts')
    .where('id', '=', opened.matchID)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(attempts!).filter(({ dealt }: { dealt: boolean }) => dealt)).toHaveLength(1);

  await allGoOn();
  await Promise.all(places.map((place) => place.end()));
  const counts = places.map((place) => place.counts());
  const sum = (what: 'over' | 'undone') => counts.reduce((all, one) => all + one[what], 0);
  expect(sum('undone')).toBeGreaterThan(0);
  expect(sum('over')).toBeGreaterThanOrEqual(extent(0, TABLES));
  for (const server of cluster.servers)
    expect(server!.logged.filter((line) => /match (stopped|read anew)/.test(line))).toEqual([]);
});
