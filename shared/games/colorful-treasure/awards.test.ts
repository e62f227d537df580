import { colorfulTreasure } from '.';
import { isLastRound } from './table';
import { match, story } from './testing';

type Match = ReturnType<typeof match>;

const standing = (m: Match) =>
  (
    m.ctx.gameover as { standings: { playerID: string; place: number; total: number }[] }
  ).standings.map(({ playerID, place, total }) => `${place}: ${playerID} ${total}`);
const chest = (m: Match, playerID: string) =>
  colorfulTreasure.score(m.G, playerID).find(({ key }) => key === 'chest')!.points;

/** Four colours of four wonders. */
const FOUR = 'stonehenge-red giza-green giza-blue christ-yellow';
/** Cards of seven wonders, in two colours. */
const SEVEN =
  'stonehenge-red pisa-red parthenon-red colosseum-red greatWall-red chichenItza-key tajMahal-yellow';

describe('R5 awards', () => {
  test.each([2, 3])(
    '%i players: the fifth gem colour wins Colorful Gems, 9 points (R5.1)',
    (players) => {
      const m = match({ players, holds: { 0: FOUR } });
      m.play('0 reveal b1 b3');
      m.play('0 take purple');
      expect(story(m).slice(1)).toEqual(['taken 0 b3 = pisa-purple', 'awarded 0 colorfulGems 9']);
      expect(m.G.table.awards).toEqual({ colorfulGems: '0', explorer: null });
    },
  );

  test('four players: the fourth colour wins it, 6 points (R5.1)', () => {
    const m = match({ players: 4, holds: { 0: 'stonehenge-red giza-green giza-blue' } });
    m.play('0 reveal b1 b3', '0 take red');
    expect(m.G.table.awards.colorfulGems).toBeNull();
    for (const id of ['1', '2', '3']) m.play(`${id} reveal c2 c3`, `${id} leave`);
    m.play('0 reveal c2 c4', '0 take yellow');
    expect(story(m).at(-1)).toBe('awarded 0 colorfulGems 6');
  });

  test('three players: four colours are not enough (R5.1)', () => {
    const m = match({ players: 3, holds: { 0: 'stonehenge-red giza-green giza-blue' } });
    m.play('0 reveal c2 c4', '0 take yellow');
    expect(m.G.table.awards.colorfulGems).toBeNull();
  });

  test('cards of an eighth wonder win Explorer, 5 points; keys and chests count (R5.2)', () => {
    const m = match({ holds: { 0: SEVEN } });
    m.play('0 reveal a4 j5', '0 collect');
    expect(story(m).at(-1)).toBe('awarded 0 explorer 5');
  });

  test('a second card of the same wonder is nothing new (R5.2)', () => {
    const m = match({ holds: { 0: SEVEN } });
    m.play('0 reveal a4 b4', '0 take diamond');
    expect(m.G.table.awards.explorer).toBeNull();
  });

  test('both may be won in one turn (R5.4)', () => {
    const m = match({ holds: { 0: `${SEVEN} pisa-blue christ-purple` } });
    m.play('0 reveal h2 h4', '0 take green');
    expect(story(m).slice(-2)).toEqual(['awarded 0 colorfulGems 9', 'awarded 0 explorer 5']);
  });

  test('only the player of the turn is looked at, at its end (R5.4)', () => {
    const m = match({ holds: { 0: '', 1: `${FOUR} pisa-purple` } });
    m.play('0 reveal c1 c2', '0 leave');
    expect(m.G.table.awards.colorfulGems).toBeNull();
    m.play('1 reveal c1 c2', '1 leave');
    expect(story(m).at(-1)).toBe('awarded 1 colorfulGems 9');
  });

  test('a stolen card counts, and one lost to a thief does not (R5.4)', () => {
    const m = match({ holds: { 0: `${FOUR} keyToken`, 1: 'pisa-purple' } });
    m.play('0 reveal a4 a5', '0 collect', '0 steal 1 pisa-purple');
    expect(story(m).slice(-2)).toEqual(['stolen 0 1 pisa-purple', 'awarded 0 colorfulGems 9']);
    const robbed = match({ holds: { 0: 'keyToken', 1: `${FOUR} pisa-purple` } });
    robbed.play('0 reveal a4 a5', '0 collect', '0 steal 1 giza-blue', '1 reveal c1 c2', '1 leave');
    expect(robbed.G.table.awards.colorfulGems).toBeNull();
  });

  test('an award goes to the first only (R5.1)', () => {
    const m = match({
      holds: {
        0: `${FOUR} pisa-purple`,
        1: 'parthenon-red easterIsland-green tajMahal-blue colosseum-yellow christ-purple',
      },
    });
    m.play('0 reveal c3 c4', '0 leave', '1 reveal c3 c4', '1 leave');
    expect(story(m).filter((line) => line.startsWith('awarded'))).toEqual([
      'awarded 0 colorfulGems 9',
    ]);
    expect(m.G.table.awards.colorfulGems).toBe('0');
  });

  test('an award is kept for good (R5.5)', () => {
    const m = match({ holds: { 0: `${FOUR} pisa-purple`, 1: 'tajMahal-yellow keyToken' } });
    m.play('0 reveal c1 c2', '0 leave');
    m.play('1 reveal a4 a5', '1 collect', '1 steal 0 pisa-purple');
    expect(m.G.table.awards.colorfulGems).toBe('0');
    expect(colorfulTreasure.score(m.G, '0')).toContainEqual({ key: 'colorfulGems', points: 9 });
  });

  // prettier-ignore
  test.each([
    ['the most',            3, { 0: 'giza-key pisa-key', 1: 'christ-chest', 2: '' },                       { 0: 7, 1: 0, 2: 0 }],
    ['two equals',          3, { 0: 'giza-key', 1: 'christ-chest', 2: '' },                                { 0: 3, 1: 3, 2: 0 }],
    ['three equals',        3, { 0: 'giza-key', 1: 'christ-chest', 2: 'pisa-key' },                        { 0: 2, 1: 2, 2: 2 }],
    ['four equals',         4, { 0: 'giza-key', 1: 'christ-chest', 2: 'pisa-key', 3: 'stonehenge-chest' }, { 0: 1, 1: 1, 2: 1, 3: 1 }],
    ['nobody having any',   2, { 0: 'giza-blue', 1: '' },                                                  { 0: 0, 1: 0 }],
    ['tokens, not cards',   2, { 0: 'keyToken keyToken', 1: 'giza-key' },                                  { 0: 0, 1: 7 }],
  ])('Chest, with %s (R5.3)', (_case, players, holds, points) => {
    const m = match({ players, holds });
    const given = () => Object.fromEntries(Object.keys(points).map((id) => [id, chest(m, id)]));
    expect(Object.values(given()).every((one) => one === 0)).toBe(true);
    m.G.table.over = true;
    expect(given()).toEqual(points);
  });

  test('Chest is given when the match is over, and not before (R5.3)', () => {
    const m = match({ grid: 'r b', holds: { 1: 'christ-chest' } });
    m.play('0 reveal a1 b1', '0 take red');
    expect(story(m).some((line) => line.startsWith('awarded'))).toBe(false);
    m.play('1 reveal b1', '1 take blue');
    expect(story(m).at(-1)).toBe('awarded 1 chest 7');
  });

  test('where nobody has a key or chest there is nothing to see of it (R5.3)', () => {
    const m = match({ grid: 'r b' });
    m.play('0 reveal a1 b1', '0 take red', '1 reveal b1', '1 take blue');
    expect(m.G.table.over).toBe(true);
    expect(m.frames.map(({ events }) => events.map(({ type }) => type))).toEqual([['taken']]);
  });
});

describe('R6 the end', () => {
  /** Eleven cards. */
  const ELEVEN = 'rgpdc rbpdk r';
  /** Twenty-one. */
  const TWENTY_ONE = 'rgpdc rbpdk rybdc rypdk r';

  test('with ten cards left the round is finished, so that all have had as many turns (R6.1)', () => {
    const m = match({ players: 3, grid: ELEVEN });
    m.play('0 reveal a1 a2', '0 take red');
    expect(m.G.table.over).toBe(false);
    m.play('1 reveal a2 a3', '1 leave');
    expect(m.G.table.over).toBe(false);
    m.play('2 reveal a2 a3', '2 leave');
    expect(m.G.table.over).toBe(true);
    expect(m.ctx.turn).toBe(3);
    expect(Object.keys(m.G.grid)).toHaveLength(10);
    m.refuse('0 reveal a2 a3');
  });

  test('with eleven it goes on (R6.1)', () => {
    const m = match({ grid: ELEVEN });
    m.play('0 reveal a1 a2', '0 leave', '1 reveal a1 a2', '1 leave');
    expect(m.G.table.over).toBe(false);
    expect(m.ctx.currentPlayer).toBe('0');
  });

  test('ten cards in the grid announce the last round; the junior game knows none (R6.1, R8.6)', () => {
    const announced = (grid: string, variant: 'basic' | 'junior') => {
      const { G } = match({ grid, variant });
      return isLastRound(G.grid, G.table);
    };
    expect(announced(ELEVEN, 'basic')).toBe(false);
    expect(announced('rgpdc rbpdk', 'basic')).toBe(true);
    expect(announced('rgpd rbpd', 'junior')).toBe(false);
  });

  test('a short match begins its last round with twenty cards, and finishes it (R6.3, R6.1)', () => {
    const m = match({ players: 3, length: 'short', grid: TWENTY_ONE });
    expect(isLastRound(m.G.grid, m.G.table)).toBe(false);
    m.play('0 reveal a2 b2', '0 leave', '1 reveal a1 a2', '1 take red');
    expect(isLastRound(m.G.grid, m.G.table)).toBe(true);
    expect(m.G.table.over).toBe(false);
    m.play('2 reveal a2 b2', '2 leave');
    expect(m.G.table.over).toBe(true);
    expect(Object.keys(m.G.grid)).toHaveLength(20);
  });

  test.each(['basic', 'advanced'] as const)(
    'with twenty-one cards a short %s match goes on (R6.3)',
    (variant) => {
      const m = match({ variant, length: 'short', grid: TWENTY_ONE });
      m.play('0 reveal a1 a2', '0 leave', '1 reveal a1 a2', '1 leave');
      expect(m.G.table.over).toBe(false);
    },
  );

  test('in the turn of the last player it ends at once (R6.2)', () => {
    const m = match({ grid: ELEVEN });
    m.play('0 reveal a1 a2', '0 leave', '1 reveal a1 a2', '1 take red');
    expect(m.G.table.over).toBe(true);
    expect(m.ctx.turn).toBe(2);
  });

  test('a theft in the last turn still counts (R6.2)', () => {
    const m = match({ grid: ELEVEN, holds: { 1: 'keyToken', 0: 'giza-blue' } });
    m.play('0 reveal a1 a2', '0 leave', '1 reveal a4 a5', '1 collect');
    expect(m.G.table.over).toBe(false);
    m.play('1 steal 0 giza-blue');
    expect(m.G.table.over).toBe(true);
    expect(standing(m)).toEqual(['1: 1 8', '2: 0 0']);
  });

  test('equal totals share the place (R7.4)', () => {
    const m = match({ players: 3, grid: 'r r y y' });
    m.play('0 reveal a1 c1', '0 take red', '1 reveal b1 d1', '1 take red');
    m.play('2 reveal c1 d1', '2 leave');
    expect(standing(m)).toEqual(['1: 0 1', '1: 1 1', '3: 2 0']);
  });
});
