// node scripts/scale.mjs: what many servers on one database would need, from what `npm run bench -- --only
// cluster,announcing` has measured on one machine. docs/scale.md shows it, and a test holds it to that.

/** Measured; the units are in the names. */
export const MEASURED = {
  /** Of moves at matches whose screens are on three servers by turns, the worst there is. */
  databaseMillisecondsPerMove: 0.47,
  transactionsPerMove: 2.23,
  bytesAheadPerMove: 644,
  /** Of one announcement: whatever their number of listeners, and for each listener. */
  announcementMicroseconds: 69,
  announcementMicrosecondsPerListener: 12.8,
};

/** Taken for granted. */
export const ASSUMED = {
  peopleOfServer: 2000,
  secondsBetweenMoves: 10,
  connectionsOfServer: 12,
  bytesOfMove: 76 * 4,
};

/** By how many statements a server says that it lives, and looks at its matches, each second. */
const TICKS = 5 / 0.7;
const LOOKS = 2 / 2;
/** For how long announcements are collected, in seconds. */
const COLLECTED = 0.005;

/** The same numbers every time. */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return (state + 1) / (2 ** 32 + 1);
  };
}

/**
 * Announcements that come by chance, and of which the database takes one after the other: how much of its time that
 * is, and how long 99 of 100 wait, in milliseconds.
 */
export function simulate(servers, seconds = 20) {
  const draw = chance(1);
  const { peopleOfServer, secondsBetweenMoves } = ASSUMED;
  const rate = peopleOfServer / secondsBetweenMoves;
  // of so many that come in a moment the first opens a batch
  const batches = rate / (1 + rate * COLLECTED);
  const each =
    (MEASURED.announcementMicroseconds + MEASURED.announcementMicrosecondsPerListener * servers) /
    1e6;
  const waits = [];
  let now = 0;
  let free = 0;
  while (now < seconds && waits.length < 200_000) {
    now += -Math.log(draw()) / (batches * servers);
    const begin = Math.max(now, free);
    free = begin + each;
    waits.push((free - now) * 1000);
  }
  waits.sort((a, b) => a - b);
  return {
    announcements: batches * servers,
    busy: batches * servers * each,
    wait: waits[Math.floor(waits.length * 0.99)],
  };
}

/** What so many servers need. */
export function needs(servers) {
  const { peopleOfServer, secondsBetweenMoves, connectionsOfServer, bytesOfMove } = ASSUMED;
  const moves = (servers * peopleOfServer) / secondsBetweenMoves;
  const { announcements, busy, wait } = simulate(servers);
  return {
    servers,
    people: servers * peopleOfServer,
    moves,
    connections: servers * connectionsOfServer,
    statements: moves * MEASURED.transactionsPerMove + servers * (TICKS + LOOKS),
    cores: (moves * MEASURED.databaseMillisecondsPerMove) / 1000,
    announcements,
    busy,
    wait,
    diskPerDay: (moves * bytesOfMove * 86_400) / 1e9,
    aheadPerSecond: (moves * MEASURED.bytesAheadPerMove) / 1e6,
  };
}

const whole = (value) => Math.round(value).toLocaleString('en');
const some = (value) => (value >= 10 ? whole(value) : value.toPrecision(2));

const ROWS = [
  ['people at once', ({ people }) => whole(people)],
  ['moves/s', ({ moves }) => whole(moves)],
  ['connections to the database', ({ connections }) => whole(connections)],
  ['transactions/s', ({ statements }) => whole(statements)],
  ['processors the database needs', ({ cores }) => some(cores)],
  ['announcements/s', ({ announcements }) => whole(announcements)],
  ['share of the time the announcements’ lock is held', ({ busy }) => `${some(busy * 100)} %`],
  [
    '99 of 100 announcements are told after',
    ({ busy, wait }) => (busy < 1 ? `${some(wait)} ms` : 'never'),
  ],
  ['written ahead', ({ aheadPerSecond }) => `${some(aheadPerSecond)} MB/s`],
  ['stored, if all play all day', ({ diskPerDay }) => `${some(diskPerDay)} GB/day`],
];

/** As the page has it. */
export function table() {
  const all = [1, 3, 10, 100, 1000].map(needs);
  const lines = [
    ['servers', ...all.map(({ servers }) => whole(servers))],
    ['---', ...all.map(() => '--:')],
    ...ROWS.map(([what, of]) => [what, ...all.map(of)]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

if (process.argv[1]?.endsWith('scale.mjs')) console.log(table());
