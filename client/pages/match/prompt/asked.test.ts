import type { Seat, Table } from '../../../../shared/protocol/table';
import { emptySeat, person } from '../../../testing/app';
import type { LoadedTitle, Message, Scene } from '../../../kit/contract';
import { askedOf, emptySeat as emptySeatOf, toldBy } from './asked';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee'];
const players = NAMES.map((name, id) => person(id, name));
const ASKED = { sentence: { key: 'Roll, or pass' }, choices: [] };
const LATEST: Message = { key: 'Ana drew' };
const title = { prompt: () => ASKED } as unknown as LoadedTitle;

/** Ana's screen, while the match waits for some players. */
const waitingFor = (...awaited: string[]) =>
  ({
    awaited,
    playerID: '0',
    name: (id: string) => NAMES[Number(id)],
    t: () => 'en',
    ctx: {},
  }) as unknown as Scene;

/** The sentence of the prompt, and what is to be read below it. */
function asked(scene: Scene, circumstances: Partial<Parameters<typeof askedOf>[2]> = {}) {
  const usual = { status: 'running', players, latest: LATEST } as const;
  const { prompt, below } = askedOf(title, scene, { ...usual, ...circumstances });
  return { ...prompt.sentence, below };
}

test('whoever is awaited is asked what the title asks, and reads below what happened last', () => {
  expect(askedOf(title, waitingFor('0'), { status: 'running', players, latest: LATEST })).toEqual({
    prompt: ASKED,
    below: LATEST,
  });
});

test('a match that is over says who won, whatever else may be said of its table', () => {
  const standings = [
    { playerID: '0', place: 2, total: 3, lines: [] },
    { playerID: '2', place: 1, total: 7, lines: [] },
  ];
  const over = { ...waitingFor(), ctx: { gameover: { standings } } } as unknown as Scene;
  expect(asked(over, { isAbandoned: true })).toMatchObject({ key: 'match:end.won', who: '2' });
});

test.each<[string, Partial<Table>, string, string]>([
  ['was stopped', { status: 'stopped' }, 'match:stopped', 'match:stoppedAbout'],
  ['nobody plays to its end', { isAbandoned: true }, 'match:abandoned', 'match:abandonedAbout'],
  ['is paused', { isPaused: true }, 'match:paused', LATEST.key],
])('where a match %s nothing is asked, and that is said', (_, table, key, about) => {
  expect(asked(waitingFor('0'), table)).toEqual({ key, below: { key: about } });
});

test('what stopped it is named by its reference, where there is one', () => {
  expect(asked(waitingFor('0'), { status: 'stopped', fault: 'F-17' }).below).toEqual({
    key: 'match:stoppedUnder',
    values: { fault: 'F-17' },
  });
});

describe('a seat without a holder', () => {
  const left = [players[0], emptySeat(1), emptySeat(2), players[3]];

  test('is named where nobody else is waited for', () => {
    expect(asked(waitingFor('2', '1'), { players: left })).toMatchObject({
      key: 'match:seatEmpty',
      who: '2',
    });
  });

  test('is not while somebody else is to decide, or nobody is', () => {
    for (const scene of [waitingFor('1', '3'), waitingFor()]) {
      expect(emptySeatOf(scene, left)).toBeUndefined();
      expect(asked(scene, { players: left, away: () => null })).toMatchObject(ASKED.sentence);
    }
  });
});

describe('whoever is away', () => {
  const since = (seat: Seat, awaySince: number) => ({ ...seat, awaySince });
  const [ana, bo, cy, dee] = players;
  const gone = [since(ana, 1), since(bo, 30), since(cy, 20), dee];
  const away = ({ awaySince }: Seat) =>
    awaySince === undefined ? null : { long: '', since: `minute ${awaySince}` };
  const of = (scene: Scene) => asked(scene, { players: gone, away });

  test('is waited for by name, since the first of them left', () => {
    expect(of(waitingFor('1', '2'))).toEqual({
      key: 'match:awaitedAway',
      values: { since: 'minute 20' },
      inlines: { names: { words: 'Bo and Cy', drawing: 'Bo and Cy' } },
      below: LATEST,
    });
  });

  test('is not made much of while somebody who is there, or the reader, is waited for as well', () => {
    for (const scene of [waitingFor('1', '3'), waitingFor('0', '1'), waitingFor()])
      expect(of(scene)).toMatchObject(ASKED.sentence);
  });

  describe('and leaves the reader something to decide', () => {
    const CHOICES = [{ draft: 'offer', label: 'Change my offer', letter: 'o' }];
    const changing = { prompt: () => ({ ...ASKED, choices: CHOICES }) } as unknown as LoadedTitle;
    const askedWith = (draft: unknown) =>
      askedOf(
        changing,
        { ...waitingFor('1', '2'), draft },
        { status: 'running', players: gone, away },
      ).prompt;

    test('does not keep them from it', () => {
      expect(askedWith(null)).toMatchObject({
        sentence: { key: 'match:awaitedAway' },
        choices: CHOICES,
      });
    });

    test('is not spoken of once they are about it', () => {
      expect(askedWith('offer')).toEqual({ ...ASKED, choices: CHOICES });
    });
  });
});

test('whatever keeps the match from going on, what the title shows beside its questions stays', () => {
  const shows = { ...title, besideStory: () => 'the hold' } as unknown as LoadedTitle;
  const gone = players.map((seat) => ({ ...seat, awaySince: 1 }));
  const standstills: [Scene, Partial<Parameters<typeof askedOf>[2]>][] = [
    [waitingFor('0'), { status: 'stopped' }],
    [waitingFor('0'), { isAbandoned: true }],
    [waitingFor('0'), { isPaused: true }],
    [waitingFor('1'), { players: [players[0], emptySeat(1)] }],
    [waitingFor('1'), { players: gone, away: () => ({ long: '', since: '' }) }],
  ];
  for (const [scene, circumstances] of standstills) {
    const usual = { status: 'running', players } as const;
    const { prompt } = askedOf(shows, scene, { ...usual, ...circumstances });
    expect(prompt).toMatchObject({ beside: 'the hold', choices: [] });
  }
});

test('while something is to be seen that is told, and before anything was that the table is laid', () => {
  expect(toldBy(LATEST, 'beside')).toEqual({
    prompt: { sentence: LATEST, choices: [], beside: 'beside' },
  });
  expect(toldBy(undefined).prompt.sentence.key).toBe('match:dealing');
});
