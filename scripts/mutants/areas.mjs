import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';

const GAMES = 'shared/games';
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** A path without its ending: what a file has in common with its own test. */
const stemOf = (path) => path.replace(/(\.test)?\.tsx?$/, '');

/** The titles, by their rules. */
const TITLES = readdirSync(join(ROOT, GAMES)).filter((name) =>
  existsSync(join(ROOT, GAMES, name, 'RULES.md')),
);

/** What can be named. */
export const AREAS = [...TITLES, 'server', 'client'];

/** Not rules: bots, what they reckon with, the box, what is printed. */
const NOT_RULES = /\/(bot\/|(bot([A-Z]\w*)?|mind|worth|box|figures|origin|testing)\.ts$)/;
const NOT_SERVER = /\/(test-support\/|main\.ts$)/;
const CLIENT_LOGIC = /^client\/(animation|app|net|pages|sound|tables)\/.*\.ts$/;

/**
 * An area: its `files`, the `rules` among them, and for a file the `stages` in which its tests run, those
 * first that are most likely to notice. `related` names the tests that reach a file by imports.
 */
export function areaOf(root, name) {
  const below = (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  if (TITLES.includes(name)) return rulesOf(name, below(`${GAMES}/${name}`));
  const isLogic =
    name === 'server'
      ? (path) => !NOT_SERVER.test(path)
      : (path) => CLIENT_LOGIC.test(path) && !path.endsWith('/testing.ts');
  return {
    rules: false,
    files: below(name).filter((path) => !isTest(path) && isLogic(path)),
    stages: (file, related) => {
      const tests = related.filter((path) => path.startsWith(`${name}/`));
      const own = tests.filter((path) => stemOf(path) === stemOf(file));
      const near = tests.filter((path) => dirname(path) === dirname(file) && !own.includes(path));
      const far = tests.filter((path) => !own.includes(path) && !near.includes(path));
      return [own, near, far].map((files) => ({ files }));
    },
  };
}

/** Tests that play whole matches, like the one that is called as its title: a mistake may keep them from ending. */
const LONG = ['history', 'properties'];

/**
 * The rules of a title: noticed by its scenarios and by the contract. A recorded match would notice
 * everything and say nothing, and how well a bot plays is no rule.
 */
function rulesOf(id, paths) {
  const tests = paths.filter((path) => isTest(path) && !/bot/.test(basename(path)));
  const isLong = (path) => [id, ...LONG].includes(basename(path, '.test.ts'));
  // by what its tests are not called: a mistake may be in the id
  const others = TITLES.filter((title) => title !== id);
  const stages = [
    { files: tests.filter((path) => !isLong(path)) },
    { files: tests.filter(isLong) },
    { files: [`${GAMES}/games.test.ts`], only: `^(?!${others.join('|')}).*keeps the contract` },
  ];
  return {
    rules: true,
    files: paths.filter((path) => !isTest(path) && !NOT_RULES.test(path)),
    stages: () => stages,
  };
}
