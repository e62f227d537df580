import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = __dirname;
const NUMBER = /\bR\d+(?:\.\d+)?(?![.\d]*\d)/g;

const numbersIn = (file: string) => new Set(readFileSync(join(FOLDER, file), 'utf8').match(NUMBER));

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const code = files.filter((file) => file.endsWith('.ts')).map(numbersIn);
const rules = [...numbersIn('RULES.md')];

test('there are rules', () => {
  expect(rules.length).toBeGreaterThan(50);
});

test.each(rules)('%s is cited by code or a test', (number) => {
  expect(code.some((cited) => cited.has(number))).toBe(true);
});

test('no rule is cited that does not exist', () => {
  expect(
    [...new Set(code.flatMap((cited) => [...cited]))].filter((n) => !rules.includes(n)),
  ).toEqual([]);
});
