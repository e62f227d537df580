import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CHECKS, verify, type Check } from '../../shared/core/record';
import { gameOf } from '../../shared/games';

// npm run verify -- FILE: deals and plays the match of a record again, without any server. Exits
// with 0 when everything matches, 1 when something does not, 2 when the file is no record.

const hex = z.string().regex(/^[0-9a-f]{64}$/);

const recordSchema = z.object({
  game: z.string(),
  version: z.number().int(),
  matchID: z.string(),
  options: z.record(z.string(), z.union([z.boolean(), z.string()])),
  seats: z.array(
    z.object({
      name: z.string().nullable(),
      nonceHash: hex.nullable(),
      nonce: hex.nullable(),
    }),
  ),
  commitment: hex,
  serverSeed: hex,
  actions: z.array(z.string()),
  standings: z.array(
    z.object({
      playerID: z.string(),
      place: z.number(),
      total: z.number(),
      lines: z.array(z.object({ key: z.string(), points: z.number() })),
    }),
  ),
});

const MEANING: Record<Check, string> = {
  seal: 'the server seed fits the seal shown at the table',
  nonces: 'every nonce is the one its seat was bound to',
  moves: 'dealt from these seeds, every move is legal',
  result: 'the moves lead to this result',
};

function main(file: string | undefined): number {
  if (file === undefined) return refuse('usage: npm run verify -- FILE');
  let findings;
  try {
    const record = recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const module = gameOf(record.game);
    if (!module) return refuse(`${file}: there is no title "${record.game.slice(0, 40)}"`);
    findings = verify(record, module);
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return refuse(`${file} cannot be checked: ${reason}`);
  }
  for (const check of CHECKS)
    console.log(`${findings[check] ? 'ok   ' : 'WRONG'} ${MEANING[check]}`);
  return CHECKS.every((check) => findings[check]) ? 0 : 1;
}

function refuse(message: string): number {
  console.error(message);
  return 2;
}

process.exitCode = main(process.argv[2]);
