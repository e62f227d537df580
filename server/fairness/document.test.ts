import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf } from '../../shared/engine/chance';
import type { ChanceSource } from '../../shared/engine/reducer';
import { botNonce, matchSeed, sha256 } from '../../shared/engine/fairness';
import { createEngine } from '../../shared/engine/engine';
import type { GameModule } from '../../shared/engine/game';
import { notedChance } from '../../shared/engine/draws';
import {
  MATCH_FILE,
  played,
  type DrawnEngine,
  type MatchFile,
} from '../../shared/engine/matchFile';
import type { Beginning, MatchRecord } from '../../shared/engine/record';
import { finished } from '../../shared/engine/finished';
import { games, gameOf } from '../../shared/games';
import { everyOptions } from '../../shared/engine/options';
import { recordedMatch } from '../../shared/testing/recorded';
import { recordedFile } from '../../shared/testing/recordedFile';

// docs/fairness.md says how to check a match without our code: what it says is what our code does.

const DOCUMENT = readFileSync(join(__dirname, '..', '..', 'docs', 'fairness.md'), 'utf8');

/** The blocks of values, line by line. */
const blocks = [...DOCUMENT.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, text]) =>
  text.trimEnd().split('\n'),
);
const [formulas, draws, ...deals] = blocks;

const values = Object.fromEntries(
  formulas.map((line) => {
    const at = line.lastIndexOf(' ');
    return [line.slice(0, at).trim(), line.slice(at + 1)];
  }),
);
const matchID = values['match id'];
const seed = values['match seed'];

test('the formulas give what the document says', () => {
  expect(sha256(values['server seed'])).toBe(values.commitment);
  expect(sha256(values['nonce 0'])).toBe(values['nonce hash 0']);
  expect(values['nonce 1']).toBe('-');
  expect(botNonce(matchID, 2)).toBe(values['bot nonce 2']);
  const nonces = [values['nonce 0'], null, values['bot nonce 2']];
  expect(matchSeed(values['server seed'], matchID, nonces)).toBe(seed);
});

test('the stream has the words that the document says', () => {
  const words = Object.keys(values).filter((name) => name.startsWith('word'));
  expect(words).toHaveLength(6);
  for (const name of words) {
    const from = chanceOf({ seed, counter: Number(name.split(' ')[1]) });
    expect(from.die(2 ** 32) - 1).toBe(Number(values[name]));
  }
});

test.each(draws)('%s', (line) => {
  const [, kind, given, result, next] = /^(die|shuffle) (.*) => (.*), next (\d+)$/.exec(line)!;
  const chance = chanceOf({ seed, counter: 0 });
  const list = given.split(' ');
  const drawn = kind === 'die' ? list.map((n) => chance.die(Number(n))) : chance.shuffle(list);
  expect([drawn.join(' '), chance.counter()]).toEqual([result, Number(next)]);
});

/** A list as the document writes it: equal things that stand together as one, with their number. */
function written(list: readonly unknown[]): string {
  const texts = list.map(String);
  const kinds = [...new Set(texts)];
  const count = (kind: string) => texts.filter((text) => text === kind).length;
  return kinds.length === texts.length
    ? texts.join(' ')
    : kinds.map((kind) => `${kind}*${count(kind)}`).join(' ');
}

/** The chance of a match that writes down what is drawn. */
const writing =
  (lines: string[]): ChanceSource =>
  (data) => {
    const chance = chanceOf(data);
    return {
      ...chance,
      pick(things) {
        const picked = chance.pick(things);
        lines.push(`pick ${written(things)} => ${String(picked)}`);
        return picked;
      },
      shuffle(things) {
        const shuffled = chance.shuffle(things);
        lines.push(`shuffle ${written(things)} => ${shuffled.join(' ')}`);
        return shuffled;
      },
    };
  };

const NOBODY = { name: null, bot: null, nonceHash: null, nonce: null };

const read = (value: string) => (['true', 'false'].includes(value) ? value === 'true' : value);

/** Deals what a block is the example of: what was drawn, and the position. */
function dealt([head]: string[]) {
  const [game, players, ...options] = head.split(', ');
  const lines: string[] = [];
  const position = createEngine(gameOf(game)!, writing(lines)).start({
    numPlayers: Number.parseInt(players),
    options: Object.fromEntries(
      options.map((one) => one.split(' ')).map(([key, v]) => [key, read(v)]),
    ),
    seed,
  });
  return { lines, position };
}

const isRandomMap = ([head]: string[]) => head.includes('map random');
const isShort = ([head]: string[]) => head.includes('length short');

test('every title has its order of draws in the document', () => {
  const told = new Set(deals.map(([head]) => head.split(',')[0]));
  expect([...told].sort()).toEqual(games.map(({ id }) => id).sort());
});

const isDrawn = (block: string[]) => !isRandomMap(block) && !isShort(block);

test.each(deals.filter(isDrawn).map((block) => [block[0], block] as const))(
  '%s, is dealt as the document says',
  (_, block) => {
    expect(dealt(block).lines).toEqual(block.slice(1));
  },
);

test('a short match has the deck that the document says', () => {
  const [head, deck] = deals.find(isShort)!;
  const { position, lines } = dealt([head]);
  expect(`deck => ${(position.G as { deck: string[] }).deck.join(' ')}`).toBe(deck);
  expect(lines).toEqual(
    deals.find(([other]) => other === head.replace('short', 'printed'))!.slice(1),
  );
});

/** The fields that a section of the document has in its tables. */
function fieldsIn(title: string): string[] {
  const [section] = DOCUMENT.split(`\n## ${title}\n`)[1].split('\n## ');
  return [...section.matchAll(/^\| `(\w+)` /gm)].map(([, field]) => field).sort();
}

test('the record has the fields that the document says', () => {
  const record = recordedMatch(gameOf('ya-blew-it')!, {
    matchID,
    first: '1',
    seats: [0, 1].map((seat) => ({
      name: 'Ada',
      bot: 'easy',
      nonceHash: null,
      nonce: botNonce(matchID, seat),
    })),
  });
  const [attempt] = record.attempts!;
  expect(fieldsIn('The record')).toEqual(
    [...Object.keys(record), ...Object.keys(attempt.seats[0])].sort(),
  );
});

test('a beginning has the fields that the document says', () => {
  const beginning: Record<keyof Beginning, unknown> = { matchID: '', moment: 0, deal: {} };
  expect(fieldsIn('A match that goes on from another')).toEqual(Object.keys(beginning).sort());
});

test('the file has the fields that the document says', () => {
  const noted: DrawnEngine['draws'] = [];
  const engine = createEngine(
    gameOf('ya-blew-it')!,
    notedChance((draw) => noted.push(draw)),
  );
  const deal = { numPlayers: 3, options: {}, seed };
  const told = finished(played({ engine, draws: noted }, deal, []));
  const fields: Record<keyof Omit<MatchFile, keyof MatchRecord>, unknown> = {
    wonder: MATCH_FILE,
    times: [],
    ...told,
  };
  expect(fieldsIn('The file')).toEqual(
    [...Object.keys(fields), ...Object.keys(told.draws[0])].sort(),
  );
});

/** What the document's table of seats and options should say of a title. */
const toldOf = {
  seats: ({ players: { min, max } }: GameModule) => `${min} to ${max}`,
  options: ({ options }: GameModule) =>
    Object.entries(options).map(([key, spec]) => {
      const values = spec.kind === 'toggle' ? ['true', 'false'] : spec.values;
      const own = spec.kind === 'code' ? ', or the code of a map' : '';
      return `\`${key}\` ${values.join(', ')}${own}`;
    }),
};

test.each(games)(
  '$id is played by so many and with the options that the document says',
  (module) => {
    const row = DOCUMENT.split('\n').find((line) => line.startsWith(`| \`${module.id}\` `));
    const [, , seats, options] = row!.split('|').map((cell) => cell.trim());
    expect([seats, options.split('; ')]).toEqual([toldOf.seats(module), toldOf.options(module)]);
  },
);

test.each(games)('every draw of $id is for what the document says, and nothing else', (module) => {
  const name = DOCUMENT.split('\n### ')
    .map((section) => section.split('\n## ')[0])
    .find((section) => section.includes(`\n${module.id}, `))!;
  const told = [...name.matchAll(/→ `([^`]+)`/g)].map(([, purpose]) => purpose);
  const drawn = new Set<string | undefined>();
  const engine = createEngine(
    module,
    notedChance(({ purpose }) => drawn.add(purpose)),
  );
  for (const options of everyOptions(module.options))
    engine.start({ numPlayers: module.players.max, options, seed });
  const seats = Array.from({ length: module.players.min }, () => NOBODY);
  for (const { purpose } of recordedFile(module, { matchID, seats }).draws) drawn.add(purpose);
  // in capitals what differs from one draw of a step to the next
  const patterns = told.map((one) => new RegExp(`^${one.replace(/[A-Z]{2,}/, '\\w+')}$`));
  const among = (purpose: string | undefined) => patterns.some((one) => one.test(`${purpose}`));
  expect([...drawn].filter((purpose) => !among(purpose))).toEqual([]);
  expect(told.filter((_, i) => ![...drawn].some((one) => patterns[i].test(`${one}`)))).toEqual([]);
});

test('a random map comes about as the document says', () => {
  const block = deals.find(isRandomMap)!;
  const { position } = dealt(block);
  const { tiles } = (
    position.G as {
      table: { chart: { tiles: { hex: { q: number; r: number }; kind: string }[] } };
    }
  ).table.chart;
  const map = tiles.map(({ hex: { q, r }, kind }) => `${q},${r}${kind === 'port' ? '*' : ''}`);
  expect([`map => ${map.join(' ')}`, `words => ${position.chance.counter}`]).toEqual(
    block.slice(1),
  );
});
