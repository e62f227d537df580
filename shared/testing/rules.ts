import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule's number, as in RULES.md and in the code that cites it: R3 or R3.1. */
const NUMBER = /\bR\d+(?:\.\d+)?(?![.\d]*\d)/g;

const numbersIn = (file: string): string[] => readFileSync(file, 'utf8').match(NUMBER) ?? [];

/** Which rules of a title's folder no code or test cites, and which cited ones do not exist. */
export function citations(folder: string): {
  rules: string[];
  uncited: string[];
  unknown: string[];
} {
  const rules = [...new Set(numbersIn(join(folder, 'RULES.md')))];
  const cited = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => numbersIn(join(folder, file))),
  );
  return {
    rules,
    uncited: rules.filter((number) => !cited.has(number)),
    unknown: [...cited].filter((number) => !rules.includes(number)),
  };
}
