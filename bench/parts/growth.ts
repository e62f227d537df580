import { marathon } from '../marathon';
import { gather, gatherAll, type Party } from '../party';
import { loadedServer, type Peer } from '../peer';
import { progress, type Figure } from '../report';
import { median } from '../statistics';

const PARTIES = 10;
const SLICES = 7;
/** Moves of each party that are measured at a time. */
const MEASURED = 20;

/** Whether the thousandth move of a match costs more than the tenth, by the server's processor time. */
export async function growth(): Promise<Figure[]> {
  progress('long matches');
  const peer = await loadedServer();
  const gathered = () => gatherAll(PARTIES, () => gather(peer, marathon));
  const old = await gathered();
  await advance(old, 1000 - (SLICES * MEASURED) / 2); // which also warms the server up
  const young: Party[][] = [];
  for (let slice = 0; slice < SLICES; slice++) young.push(await gathered());
  const costs: { tenth: number; thousandth: number }[] = [];
  for (const fresh of young) {
    await advance(fresh, 10 - MEASURED / 2);
    // by turns, so that a busy machine is unfair to neither
    costs.push({ tenth: await cost(peer, fresh), thousandth: await cost(peer, old) });
  }
  for (const party of [...old, ...young.flat()]) party.close();
  await peer.stop();
  return [
    {
      what: 'cost of move 1,000 / cost of move 10',
      unit: '',
      ours: median(costs.map(({ tenth, thousandth }) => thousandth / tenth)),
      budget: { of: 'ours', atMost: 1.2 },
    },
  ];
}

/** Seconds of the server's processor time per move, over the next moves of some parties. */
async function cost(peer: Peer, parties: Party[]): Promise<number> {
  const before = await peer.vitals(true);
  await advance(parties, MEASURED);
  const after = await peer.vitals();
  return (after.cpu - before.cpu) / (parties.length * MEASURED);
}

async function advance(parties: readonly Party[], moves: number) {
  await Promise.all(
    parties.map(async (party) => {
      for (let move = 0; move < moves; move++) await party.play();
    }),
  );
}
