import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

// On the screen a title has several rooms; what lies beside them is for all of them.

const GAMES = join(__dirname, '../client/games');
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The files that a file imports, as paths from the top of its title. */
function importsOf(title: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(title, file), 'utf8'));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(title, join(title, dirname(file), fileName)));
}

/** Which other rooms of a title each of its rooms imports, but for tests, which may see anything. */
function roomsOf(title: string): Map<string, string[]> {
  const rooms = foldersIn(title);
  const importsIn = (room: string) =>
    readdirSync(join(title, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => importsOf(title, join(room, file)))
      .map((path) => path.split(sep)[0]);
  return new Map(
    rooms.map((room) => {
      const imported = new Set(importsIn(room));
      return [room, rooms.filter((other) => other !== room && imported.has(other))];
    }),
  );
}

/** The rooms that are in a circle, or import one that is: what is left once all that import nothing left are gone. */
function inCircles(rooms: Map<string, string[]>): string[] {
  const left = [...rooms.keys()];
  const isFree = (room: string) => !rooms.get(room)?.some((other) => left.includes(other));
  for (let i = left.findIndex(isFree); i >= 0; i = left.findIndex(isFree)) left.splice(i, 1);
  return left;
}

test.each(foldersIn(GAMES))('no rooms of %s import each other in a circle', (title) => {
  const rooms = roomsOf(join(GAMES, title));
  expect(rooms.get('board')).toContain('art');
  expect(inCircles(rooms)).toEqual([]);
});
