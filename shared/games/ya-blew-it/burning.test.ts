import { chanceOf } from '../../engine/chance';
import { upTo } from '../../engine/numbers';
import { dangersOf } from './burning';
import { CARDS, type CardId } from './cards';
import { COLORS, DYNAMITE, type Event } from './state';
import { match } from './testing';

const FACES = upTo(DYNAMITE).slice(1);
const DRAWN = (Object.keys(CARDS) as CardId[]).filter((id) => CARDS[id].kind !== 'fire');

/** What the real rules take from a player who rolls this for a Fire, with Safes on these stacks. */
function rolled(area: readonly CardId[], places: readonly string[], number: number) {
  const m = match({ deck: 'fire-2 fire-1', areas: { 0: area.join(' ') }, rolls: [number, 1, 1] });
  m.play('0 draw');
  if (places.length > 0) m.play(`0 place ${places.join(' ')}`);
  m.play('0 roll');
  if (m.G.table.step === 'rerolling') m.play('0 stand');
  const burned = (m.events as Event[]).find(({ type }) => type === 'burned');
  return burned?.type === 'burned' ? burned : { cards: [], safes: [] };
}

test('the dangers of a Fire are those of the eight faces, whatever lies there and is protected', () => {
  const chance = chanceOf({ seed: '5a'.repeat(32), counter: 0 });
  const seen = { safe: 0, both: 0 };
  for (let i = 0; i < 120; i++) {
    const area = chance.shuffle(DRAWN).slice(0, 1 + Math.floor(i / 8));
    if (!area.some((id) => CARDS[id].kind === 'gem' || CARDS[id].kind === 'wild')) continue;
    const stacks = COLORS.filter((color) => area.some((id) => id.startsWith(color)));
    const held = area.filter((id) => CARDS[id].kind === 'safe');
    const places =
      stacks.length > 0 ? held.map(() => chance.pick([...stacks, ...stacks, 'off'] as const)) : [];
    const losses = FACES.map((face) => ({ face, ...rolled(area, places, face) }));
    const facesThat = (cost: 'cards' | 'safes') =>
      losses.filter((loss) => loss[cost].length > 0).map(({ face }) => face);

    const dangers = dangersOf(
      area,
      places.filter((place) => place !== 'off'),
    );
    expect([area, places, dangers]).toEqual([
      area,
      places,
      { burning: facesThat('cards'), spending: facesThat('safes') },
    ]);
    seen.safe += dangers.spending.length;
    seen.both += dangers.burning.filter((face) => dangers.spending.includes(face)).length;
  }
  expect(seen.safe).toBeGreaterThan(20);
  expect(seen.both).toBeGreaterThan(5);
});
