import type { bodies } from '../../server/gateway/messages';

/** What can be asked for over HTTP. */
export type Route = {
  method: 'GET' | 'POST';
  /** Below the base path. */
  path: string;
  /** The schema of its body, by its name. */
  body?: keyof typeof bodies;
  /** What it answers with, as a type; `{}` where there is nothing to say. */
  answer: string;
  about: string;
};

const get = (path: string, answer: string, about: string): Route => ({
  method: 'GET',
  path,
  answer,
  about,
});

const post = (path: string, body: keyof typeof bodies, answer: string, about: string): Route => ({
  method: 'POST',
  path,
  body,
  answer,
  about,
});

export const ROUTES: readonly Route[] = [
  get('/games', 'string[]', 'The ids of all titles.'),
  get(
    '/games/:game',
    '{ matches: Table[] }',
    'The public tables of a title that changed within the last day. Query: `updatedAfter`, in milliseconds since 1970; `isGameover=true` finds none, as they are not listed any more.',
  ),
  get('/games/:game/:id', 'Table', 'How a table stands.'),
  get(
    '/games/:game/:id/log',
    '{ entries: LogEntry[] }',
    'The story of a match, a page at a time. Query: `before`, the `stateID` that the page ends before; `playerID`, for what that seat saw, with its credentials in the header `Authorization: Bearer …`. Without it, what a spectator saw.',
  ),
  get(
    '/games/:game/:id/missed',
    '{ missed: Missed | null }',
    'What a bot has played for the holder of the seat `playerID` since they played themselves, and all else they would have seen: the latest forty positions. `null` where no bot stood in. Credentials in the header `Authorization: Bearer …`.',
  ),
  get(
    '/games/:game/:id/scores',
    '{ points: ScorePoint[] }',
    'How the score came about, once the match is over.',
  ),
  get(
    '/games/:game/:id/record',
    'MatchRecord',
    'All moves and all secrets of a match that is over: [what they prove](fairness.md).',
  ),
  get(
    '/games/:game/:id/file',
    'MatchFile',
    'The record with the times of its actions, every draw and a hash of every position: [the file](fairness.md#the-file) that one keeps of a match that is over.',
  ),
  post(
    '/games/:game/create',
    'create',
    'CreateAnswer',
    'Opens a table. With `playerName`, which needs `start: "host"`, whoever opens it sits down as its host.',
  ),
  post(
    '/games/:game/playOn',
    'playOn',
    'CreateAnswer',
    'Opens a table whose match goes on from a moment of another one, of this server or not: [what that means](fairness.md#a-match-that-goes-on-from-another). What had been played is played again, and refused where it cannot have been. Takes bodies of up to 160 KB.',
  ),
  post(
    '/games/:game/:id/join',
    'join',
    'JoinAnswer',
    'Sits down. With a device, the seat is its player’s, and the device’s key proves it; without, the answer brings new credentials, told this once.',
  ),
  post(
    '/games/:game/:id/leave',
    'leave',
    '{}',
    'Gets up; with `erase`, name and chat lines go as well.',
  ),
  post(
    '/games/:game/:id/update',
    'update',
    '{}',
    'Takes another name or look, or binds the seat to a nonce.',
  ),
  post(
    '/games/:game/:id/report',
    'proof',
    'SealedReport',
    'All of a match until now in a file for whoever runs the server. Only the server can open it: `npm start -- open-report FILE`.',
  ),
  post('/games/:game/:id/ready', 'ready', '{}', 'Says whether one is ready.'),
  post(
    '/games/:game/:id/continue',
    'continue',
    'ContinueAnswer',
    'What somebody asks whom the host has sent a link to their seat, with its token: the seat is their player’s from then on.',
  ),
  post('/games/:game/:id/options', 'options', '{}', 'The host chooses other options.'),
  post(
    '/games/:game/:id/waiting',
    'waiting',
    '{}',
    'Before the start, the host says how long the table waits for whom.',
  ),
  post(
    '/games/:game/:id/newcomers',
    'newcomers',
    '{}',
    'The host lets others sit down, or nobody else.',
  ),
  post('/games/:game/:id/code', 'proof', '{}', 'The host asks for a new code to read out.'),
  post('/games/:game/:id/start', 'proof', '{}', 'The host starts the match.'),
  post('/games/:game/:id/seats', 'proof', '{}', 'The host adds a seat.'),
  post(
    '/games/:game/:id/seats/:seat/bot',
    'bot',
    '{}',
    'The host seats a bot, or has the one that sits there play otherwise.',
  ),
  post(
    '/games/:game/:id/seats/:seat/free',
    'free',
    '{}',
    'The host frees a seat; with `ban`, who held it cannot sit down again under that name, nor by what they had the seat by.',
  ),
  post(
    '/games/:game/:id/seats/:seat/mute',
    'mute',
    '{}',
    'The host lets nobody hear a person any more, or everybody again.',
  ),
  post(
    '/games/:game/:id/watchersTalk',
    'watchersTalk',
    '{}',
    'The host lets those who watch talk among themselves, or not.',
  ),
  post(
    '/games/:game/:id/seats/:seat/standIn',
    'standIn',
    '{}',
    'The host lets a bot play for whoever holds the seat and is away, or has not decided for ten minutes where no clock runs, until they are back; or no longer. The seat stays theirs, and where no clock runs they end it themselves, with `on: false`.',
  ),
  post(
    '/games/:game/:id/seats/:seat/host',
    'proof',
    '{}',
    'The host makes another person the host; or whose right as the host passed on since they were away takes it back.',
  ),
  post(
    '/games/:game/:id/vote',
    'vote',
    '{}',
    'Agrees to what those present decide together, or no longer: that a bot stands in for somebody who has been away for two minutes, or where no clock runs has not decided for ten, a pause, its end, or that the match is not played to its end. It is done as soon as enough agree.',
  ),
  post(
    '/games/:game/:id/seats/:seat/swap',
    'swap',
    '{}',
    'Two seats change places before the start: any two for the host, for others their own and an empty one.',
  ),
  post(
    '/games/:game/:id/seats/:seat/link',
    'proof',
    'LinkAnswer',
    'The host asks for a token that brings the seat’s holder back who has lost what proves it; good once, for a day, and shown to everybody as `hostLink`.',
  ),
  post('/games/:game/:id/seats/:seat/close', 'proof', '{}', 'The host takes an empty seat away.'),
  post(
    '/games/:game/:id/playAgain',
    'playAgain',
    '{ nextMatchID: string, playerID?: PlayerID, playerCredentials?: string }',
    'Opens the next table after a match, or finds the one that somebody has opened. At a host’s table everybody keeps their seat and credentials, and the next one clockwise begins.',
  ),
  post(
    '/me/tables',
    'me',
    'TablesAnswer',
    'The seats of the player whose device has this key, the latest two hundred.',
  ),
  post(
    '/me/claim',
    'claim',
    'ClaimAnswer',
    'Seats that were taken by credentials of their own become the player’s; the credentials are void then.',
  ),
  post('/me/devices', 'me', 'DevicesAnswer', 'The player’s devices.'),
  post(
    '/me/devices/remove',
    'removeDevice',
    '{}',
    'Takes a device away: its sockets are unbound at once, as `removed`.',
  ),
  post(
    '/me/link',
    'me',
    'CodeAnswer',
    'A code that makes another device the player’s; good once, for ten minutes.',
  ),
  post(
    '/me/recovery',
    'me',
    'CodeAnswer',
    'A code that does the same until the next one is asked for.',
  ),
  post(
    '/me/join',
    'joinPlayer',
    '{}',
    'Makes the device one of the player’s whose code it is. Where it is another player’s already, both are one from then on.',
  ),
  post(
    '/me/erase',
    'me',
    '{}',
    'Takes the player from every table, and deletes their names, chat lines, devices and codes.',
  ),
  post(
    '/codes',
    'code',
    '{ gameName: string, matchID: string }',
    'Finds a table by its code to read out.',
  ),
];

/** Besides those of the lobby. */
export const OTHERS: readonly Route[] = [
  get(
    '/healthz',
    '{ ok: true, matches: number } | { ok: false, reason: string }',
    '200 while everything can be stored, else 503: [what that means](hosting.md#is-it-well). With `?ready`, 503 as well where [other servers](hosting.md#several-servers) are to be asked.',
  ),
  get(
    '/metrics',
    'text',
    'For Prometheus, with `METRICS=on`: [what it tells](hosting.md#metrics).',
  ),
];
