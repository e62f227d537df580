/** How long nothing may happen, in milliseconds. */
const STILL_FOR = 15_000;

/** The same as `work`, but fails when a count stops growing: a message that is lost would be waited for for ever. */
export async function watchful<T>(work: Promise<T>, count: () => number): Promise<T> {
  let timer: NodeJS.Timeout;
  const stuck = new Promise<never>((_resolve, reject) => {
    let before = -1;
    timer = setInterval(() => {
      if (count() === before) reject(new Error('no move has reached all screens for a while'));
      before = count();
    }, STILL_FOR);
  });
  return Promise.race([work, stuck]).finally(() => clearInterval(timer));
}
