import { colorfulTreasure } from '.';
import type { State } from './state';
import { match } from './testing';

// What everybody sees of a move, moment by moment.

type Match = ReturnType<typeof match>;

/** What is seen together at each moment of the last move. */
const seen = ({ frames }: Match) =>
  frames.map(({ events }) => events.map(({ type }) => type).join(' '));

/** What lies on the table at each of them. */
const tables = ({ frames }: Match) => frames.map(({ G }) => (G as State).table);

describe('what is seen of a turn', () => {
  test('what is taken, the pair it makes and the theft come one after the other (R3.5, R4.1)', () => {
    const m = match({ holds: { 0: 'keyToken', 1: 'giza-green pisa-red' } });
    m.play('0 reveal a5 b2', '0 collect');
    expect(seen(m)).toEqual(['taken', 'paired']);
    expect(tables(m).map(({ players }) => players['0'].kept)).toEqual([
      { key: 1, chest: 1 },
      { key: 0, chest: 0 },
    ]);
    expect(tables(m).map(({ stealing }) => stealing)).toEqual([false, true]);
    m.play('0 steal 1 giza-green');
    expect(seen(m)).toEqual(['stolen']);
  });

  test('what is left stays face up to everybody until the theft is made (R3.9)', () => {
    const m = match({ holds: { 0: 'keyToken', 1: 'giza-green pisa-red' } });
    m.play('0 reveal a5 b2');
    const left = () =>
      m.frames.map(({ G }) => colorfulTreasure.view(G as State, m.ctx, '1').grid.b2);
    m.play('0 collect');
    expect(left()).toEqual(['blue', 'blue']);
    m.play('0 steal 1 giza-green');
    expect(left()).toEqual([null]);
  });

  test('every pair is seen to be spent, one at a time (R4.5)', () => {
    const m = match({ holds: { 0: 'keyToken keyToken', 1: '' } });
    m.play('0 reveal a5 c5', '0 collect');
    expect(seen(m)).toEqual(['taken', 'paired', 'paired']);
    expect(tables(m).map(({ players }) => players['0'].kept.chest)).toEqual([2, 1, 0]);
  });

  test('a token goes at the moment it is used (R9.7)', () => {
    const side1 = match({ variant: 'advanced', holds: { 0: 'lookAcross fourth twoTypes' } });
    side1.play('0 look a2 b2');
    expect(seen(side1)).toEqual(['used looked']);
    expect(tables(side1)[0].looked).toEqual(['a2', 'b2']);
    side1.play('0 reveal a1 b1', '0 revealThird c1', '0 revealFourth c2');
    expect(seen(side1)).toEqual(['used revealed']);
    side1.play('0 takeTwo red yellow');
    expect(seen(side1)).toEqual(['used taken']);
    expect(tables(side1)[0].players['0'].faces).toEqual([]);

    const holds = { 0: 'wild keyToken', 1: 'giza-green' };
    const side2 = match({ variant: 'advanced', tokenSides: 'side2', holds });
    side2.play('0 pair');
    expect(seen(side2)).toEqual(['used paired']);
    expect(tables(side2)[0]).toMatchObject({ stealing: true, used: ['wild'] });
  });

  test('the awards of a turn follow on what won them, one after the other (R5.4)', () => {
    const holds =
      'pisa-red parthenon-yellow greatWall-green giza-blue stonehenge-chest colosseum-key tajMahal-chest';
    const m = match({ holds: { 0: holds } });
    m.play('0 reveal i3 i1', '0 take purple');
    expect(seen(m)).toEqual(['taken', 'awarded', 'awarded']);
    expect(tables(m).map(({ awards }) => awards)).toEqual([
      { colorfulGems: null, explorer: null },
      { colorfulGems: '0', explorer: null },
      { colorfulGems: '0', explorer: '0' },
    ]);
  });

  test('the Chest award is given last, and at the same moment to all who share it (R5.3)', () => {
    const m = match({
      grid: 'r r',
      holds: { 0: 'giza-key pisa-key', 1: 'christ-chest tajMahal-chest' },
    });
    m.play('0 reveal a1 b1', '0 leave', '1 reveal a1 b1', '1 take red');
    expect(seen(m)).toEqual(['taken', 'awarded awarded']);
    expect(tables(m).map(({ over }) => over)).toEqual([false, true]);
  });
});
