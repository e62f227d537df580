import { join } from 'node:path';
import { chanceOf } from '../engine/chance';
import { type Draw, notedChance } from '../engine/draws';
import { readAction } from '../engine/log';
import { played, type DrawnEngine } from '../engine/matchFile';
import { finished } from '../engine/finished';
import { type Golden, goldensIn } from '../testing/golden';
import { FROZEN } from './frozen';
import { engineLoader, games } from '.';

// A file of a match says what was drawn, with which words of the stream, and what every position comes to.

const load = engineLoader();

async function playedAgain({ game, version, deal, actions }: Golden) {
  const draws: DrawnEngine['draws'] = [];
  const engine = await load(
    game,
    version,
    notedChance((draw) => draws.push(draw)),
  );
  return finished(played({ engine: engine!, draws }, deal, actions.map(readAction)));
}

/** What a draw comes to by its words alone. */
function drawnAgain(seed: string, { what, of, from }: Draw) {
  const chance = chanceOf({ seed, counter: from });
  const places = Array.from({ length: of }, (_, i) => i);
  const result =
    what === 'die'
      ? chance.die(of)
      : what === 'pick'
        ? chance.pick(places)
        : chance.shuffle(places);
  return { result, to: chance.counter() };
}

const recorded = [
  ...games.map(({ id, version }) => ({ game: id, version, folder: 'golden' })),
  ...FROZEN.map(({ game, version }) => ({ game, version, folder: `past/${version}-golden` })),
].map((one) => ({ ...one, goldens: goldensIn(join(__dirname, one.game, one.folder)) }));

test.each(recorded)('$game, version $version', async ({ goldens }) => {
  for (const { golden } of goldens) {
    const { draws, hashes } = await playedAgain(golden);
    expect(hashes).toEqual(golden.hashes);
    expect(draws.length).toBeGreaterThan(0);
    let next = 0;
    for (const draw of draws) {
      expect(draw.from).toBe(next);
      next = draw.to;
      expect({ result: draw.result, to: draw.to }).toEqual(drawnAgain(golden.deal.seed, draw));
    }
    expect(draws.map(({ at }) => at)).toEqual(draws.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(draws[0].at).toBe(0);
  }
});
