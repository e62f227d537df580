import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { z } from 'zod';
import { notedChance } from '../../shared/engine/draws';
import { finished } from '../../shared/engine/finished';
import {
  checking,
  type DrawnEngine,
  type Played,
  type PlayedFindings,
} from '../../shared/engine/matchFile';
import { type MatchRecord, silentSeats } from '../../shared/engine/record';
import { type Check, checksOf } from '../../shared/engine/verify';
import { engineLoader, gameOf } from '../../shared/games';
import { type KeptMatch, matchFileSchema } from '../../shared/protocol/readMatchFile';
import { readWitness, type Witness } from '../../shared/protocol/witness';
import { compare, SEEN_CHECKS, type SeenCheck } from '../../shared/protocol/witnessing';

// npm run verify -- FILE [--seen FILE]: deals and plays the match of a record again, without any server, and
// compares it with what a player's browser has kept of it. Who noted it down by hand gives what they noted, by
// --match ID, --commitment HEX and --nonce HEX. Exits with 0 when nothing is wrong, with 1 when something
// is, with 2 when a file is not what it should be.

const USAGE =
  'usage: npm run verify -- FILE [--seen FILE] [--match ID] [--commitment HEX] [--nonce HEX]';

const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');

const MEANING: Record<Check, string> = {
  commitment: 'the server seed fits the commitment in the record',
  table: 'seats, bots and options are such as this title is played with',
  nonces: 'every nonce is the one its seat was bound to, and a bot’s follows from its seat',
  attempts: 'the last try to deal led to these cards, and every other failed for want of a nonce',
  moves: 'dealt from these seeds, every move is legal',
  result: 'the moves lead to the end, and to this result',
};

/** Of a match that is not over, which is nothing wrong. */
const NOT_OVER = 'the match is not over: there is no result to compare';

const SEEN: Record<SeenCheck, string> = {
  seenCommitment: 'seen: the match and its commitment are those that were shown',
  seenTable:
    'seen: the cards were dealt to the table that was shown locked, with the same people, bots and hashes',
  seenTries: 'seen: every try that was shown is in the record, in this order',
  seenTold: 'seen: your nonce counts as told at every try in vain it was told to',
  seenNonce: 'seen: your nonce is in the shuffle, at your seat',
};

const PLAYED: Record<keyof PlayedFindings, string> = {
  draws: 'every draw in the file is what the seeds say',
  hashes: 'every position is what it was on the server that the match was played on',
};

/** What was found, as a line: `null` where there is nothing to find out. */
type Line = { isTrue: boolean | null; text: string };

async function main(args: string[]): Promise<number> {
  let lines: Line[];
  let file = '';
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        match: { type: 'string' },
        commitment: { type: 'string' },
        // what pages called it before
        seal: { type: 'string' },
        nonce: { type: 'string' },
        seen: { type: 'string' },
      },
    });
    if (positionals.length !== 1) return refuse(USAGE);
    const { match, nonce, commitment, seal } = values;
    const seen = values.seen === undefined ? null : seenIn(values.seen);
    [file] = positionals;
    const shown = z
      .object({ match: z.string().optional(), commitment: hex.optional(), nonce: hex.optional() })
      .safeParse({ match, nonce, commitment: commitment ?? seal });
    if (!shown.success) return refuse(`${z.prettifyError(shown.error)}\n${USAGE}`);
    const record = matchFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (!gameOf(record.game))
      return refuse(`${file}: there is no title "${record.game.slice(0, 40)}"`);
    const draws: DrawnEngine['draws'] = [];
    const source = notedChance((draw) => draws.push(draw));
    const engine = await engineLoader()(record.game, record.version, source);
    if (!engine) return refuse(`${file}: version ${record.version} of its rules is not known here`);
    const { found: findings, played } = finished(checking(record, { engine, draws }));
    lines = [
      ...begunLines(record, values),
      ...checksOf(record).map((check) => ({
        isTrue: findings[check],
        text: check === 'result' && findings.result === null ? NOT_OVER : MEANING[check],
      })),
      ...stoppedLines(record),
      ...playedLines(record, findings),
      ...(findings.moves === true ? drawLines(record, played) : []),
      ...(record.beginning
        ? []
        : [
            matchLine(record, shown.data.match),
            commitmentLine(record, shown.data.commitment),
            nonceLine(record, shown.data.nonce),
            ...seenLines(record, seen),
            ...attemptLines(record),
          ]),
      namesLine(record),
    ];
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return refuse(file === '' ? `${reason}\n${USAGE}` : `${file} cannot be checked: ${reason}`);
  }
  for (const { isTrue, text } of lines) console.log(`${SIGNS[String(isTrue)]} ${text}`);
  return lines.some(({ isTrue }) => isTrue === false) ? 1 : 0;
}

const SIGNS: Record<string, string> = { true: 'ok   ', false: 'WRONG', null: '-    ' };

const stoppedLines = ({ stopped }: KeptMatch): Line[] =>
  stopped ? [{ isTrue: null, text: `its server stopped it: ${shortOf(stopped.error)}` }] : [];

/** What somebody else wrote, on one line of a terminal. */
const shortOf = (text: string): string => JSON.stringify(text.split('\n')[0].slice(0, 200));

/** What a file says beside its record. */
const playedLines = (file: KeptMatch, findings: PlayedFindings): Line[] =>
  (['draws', 'hashes'] as const)
    .filter((field) => file[field] !== undefined)
    .map((field) => ({ isTrue: findings[field], text: PLAYED[field] }));

/** The first draw that is not what the seeds say. */
function drawLines({ draws = [] }: KeptMatch, played: Played): Line[] {
  const at = draws.findIndex((draw, i) => !isDeepStrictEqual(draw, played.draws[i]));
  if (at < 0) return [];
  const [told, said] = [draws[at], played.draws[at]].map((draw) => draw && textOf(draw));
  return [
    {
      isTrue: false,
      text: `draw ${at + 1}: the file has ${told}, the seeds say ${said ?? 'none'}`,
    },
  ];
}

const textOf = ({
  at,
  purpose = '-',
  what,
  of,
  from,
  to,
  result,
}: Played['draws'][number]): string =>
  `${at === 0 ? 'in the deal' : `for action ${at}`} a ${what} of ${of} (${shortOf(purpose)}), words ${from} to ${to}: ${String(result)}`;

/** Of a match that goes on from another: nobody was shown anything before its cards were dealt. */
function begunLines({ beginning }: MatchRecord, asked: Record<string, unknown>): Line[] {
  if (!beginning) return [];
  const isAsked = Object.values(asked).some((value) => value !== undefined);
  return [
    {
      isTrue: isAsked ? false : null,
      text: `nobody knew or chose the cards: cannot hold, it goes on from moment ${beginning.moment} of match ${beginning.matchID}`,
    },
  ];
}

const matchLine = ({ matchID }: MatchRecord, match: string | undefined): Line =>
  match === undefined
    ? {
        isTrue: null,
        text: `it is of the match ${matchID}: --match ID compares that with the address you played at`,
      }
    : { isTrue: matchID === match, text: 'it is of the match you played' };

const commitmentLine = ({ commitment }: MatchRecord, shown: string | undefined): Line =>
  shown === undefined
    ? {
        isTrue: null,
        text: 'the commitment was compared with the record alone: --commitment HEX compares it with the one you were shown',
      }
    : { isTrue: commitment === shown, text: 'the commitment is the one you were shown' };

function nonceLine({ seats }: MatchRecord, nonce: string | undefined): Line {
  if (nonce === undefined)
    return {
      isTrue: null,
      text: 'nobody’s nonce was compared: --nonce HEX looks for the one you gave',
    };
  const seat = seats.findIndex((one) => one.nonce === nonce);
  return {
    isTrue: seat >= 0,
    text:
      seat < 0 ? 'your nonce is in the shuffle' : `your nonce is in the shuffle, as seat ${seat}`,
  };
}

/** What a page has saved of what its browser kept. */
type Seen = { matchID: string; witness: Witness };

function seenIn(file: string): Seen {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { matchID } = z.object({ matchID: z.string(), commitment: hex }).parse(kept);
    return { matchID, witness: readWitness(kept) };
  } catch {
    throw new Error(`${file} is not what a page saved of what its browser saw`);
  }
}

function seenLines(record: MatchRecord, seen: Seen | null): Line[] {
  if (seen === null)
    return [
      {
        isTrue: null,
        text: 'the tables that were shown locked, and the order of tries, were compared with nothing: --seen FILE compares them with what your page saved',
      },
    ];
  const found = compare(seen.witness, seen.matchID, record);
  return SEEN_CHECKS.flatMap((check) => {
    const isTrue = found[check];
    return isTrue === undefined ? [] : { isTrue, text: SEEN[check] };
  });
}

/** Tries in vain are nothing wrong; whoever often keeps a nonce back may choose among deals. */
function attemptLines({ attempts }: MatchRecord): Line[] {
  if (attempts === undefined)
    return [
      { isTrue: null, text: 'an older version made this record: it does not tell the tries' },
    ];
  return attempts.flatMap((attempt, i) => {
    if (attempt.dealt) return [];
    const silent = silentSeats(attempt).map((seat) => `seat ${seat}`);
    const who = silent.length > 0 ? silent.join(', ') : 'nobody';
    return [{ isTrue: null, text: `try ${i + 1} was in vain: ${who} did not tell a nonce` }];
  });
}

const namesLine = ({ seats, attempts }: MatchRecord): Line => ({
  isTrue: null,
  text: `names prove nothing by themselves: compare them with whom you played. ${(
    attempts?.at(-1)?.seats ?? seats
  )
    .map(
      (seat, i) => `Seat ${i}: ${seat.name ?? '(erased)'}${seat.bot ? ` (bot, ${seat.bot})` : ''}`,
    )
    .join('; ')}`,
});

function refuse(message: string): number {
  console.error(message);
  return 2;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
