import type { stageForTests } from '../../../testing/stage';

type Stage = ReturnType<typeof stageForTests>;

/** What is told across the board. */
export const moment = () => document.querySelector('main .moment, main .card[data-seat]');

/** What parts of that say. */
export const lines = (of: string) =>
  [...(moment()?.querySelectorAll(of) ?? [])].map(({ textContent }) => textContent);

/** Goes on to what is seen next, until something is told across the board or all has been seen. */
export async function untilTold(stage: Stage) {
  for (let steps = 0; steps < 20 && !moment(); steps++) {
    await stage.settle();
    await stage.look();
  }
}

/** A position in which a build finishes the Lighthouse. */
export const finishing = {
  hands: { 0: { ship: 5 }, 1: { ship: 2 } },
  wonders: { lighthouse: { discs: 'ship-5a', parts: { 1: 3, 2: 3, 3: 1 } } },
};

/** And what does it. */
export const finish = ['0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0'];
