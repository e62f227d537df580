import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The dumps of a cluster's database: what there is after a while in which `pg_dump` does well or not, and no time passes.

const SCRIPT = join(__dirname, '..', 'deploy', 'backup.sh');
const DAY = 86_400_000;

let folder: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-dumps-'));
  backups = join(folder, 'backups');
  mkdirSync(backups);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a program in the place of one of the system's. */
const stand = (name: string, ...lines: string[]) =>
  writeFileSync(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });

const env = () => ({ ...process.env, PATH: `${folder}:${process.env.PATH}`, BACKUPS: backups });

/** Lets it work until it wants to sleep for the third time; how long it wanted to, in seconds, and what it complained of. */
function work(): { slept: number[]; complaints: string } {
  const log = join(folder, 'slept');
  stand('sleep', `echo $1 >> ${log}`, `[ $(wc -l < ${log}) -lt 3 ] || kill $PPID`);
  const { stderr } = spawnSync('sh', [SCRIPT], { env: env(), encoding: 'utf8' });
  return { slept: readFileSync(log, 'utf8').trim().split('\n').map(Number), complaints: stderr };
}

function isFresh(): boolean {
  return spawnSync('sh', [SCRIPT, 'is-fresh'], { env: env() }).status === 0;
}

/** A dump that was made so long ago. */
function dumped(name: string, ago: number) {
  const file = join(backups, name);
  writeFileSync(file, '');
  const then = new Date(Date.now() - ago);
  utimesSync(file, then, then);
}

const DUMPS = 'for word; do case $word in --file=*) echo whole > "${word#--file=}";; esac; done';

test('there is one each day, by its date, and none older than two weeks', () => {
  dumped('old.dump', 16 * DAY);
  dumped('older.dump', 13 * DAY);
  stand('pg_dump', DUMPS);
  stand('date', 'echo of "$@"');
  const { slept, complaints } = work();
  expect(slept).toEqual([86_400, 86_400, 86_400]);
  expect(complaints).toBe('');
  expect(readdirSync(backups).sort()).toEqual(['of +%F.dump', 'older.dump']);
  expect(readFileSync(join(backups, 'of +%F.dump'), 'utf8')).toBe('whole\n');
});

test('one that fails is said so, tried again within minutes, and takes nothing away', () => {
  dumped('old.dump', 16 * DAY);
  const tries = join(folder, 'tries');
  stand('pg_dump', DUMPS, `echo once >> ${tries}`, `[ $(wc -l < ${tries}) -eq 3 ]`);
  const { slept, complaints } = work();
  expect(slept).toEqual([300, 300, 86_400]);
  expect(complaints).toMatch(/^(the backup failed, .*\n){2}$/);
  expect(readdirSync(backups)).toHaveLength(1);
});

test('without one that is whole nothing older is thrown away', () => {
  dumped('old.dump', 16 * DAY);
  stand('pg_dump', DUMPS, 'false');
  expect(work().slept).toEqual([300, 300, 300]);
  expect(readdirSync(backups).sort()).toEqual(['old.dump', 'unfinished']);
});

test('all is well while the newest is at most a day and an hour old', () => {
  expect(isFresh()).toBe(false);
  dumped('unfinished', 0);
  expect(isFresh()).toBe(false);
  dumped('a.dump', DAY + 3_700_000);
  expect(isFresh()).toBe(false);
  dumped('b.dump', DAY + 3_500_000);
  expect(isFresh()).toBe(true);
});
