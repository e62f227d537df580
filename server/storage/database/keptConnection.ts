import { Client, type ClientConfig } from 'pg';

/** How soon a connection that was lost is made anew, in milliseconds. */
const AGAIN = 1000;
/** How often it is seen whether one still answers, and how long that may take, in milliseconds. */
const BEAT = 1000;
const SILENT = 4000;

/** What becomes of a connection in the end. */
export type Release = () => Promise<void>;

/**
 * Keeps a connection until the function it returns is called, and makes it anew whenever it is lost, or silent: who only
 * hears would not notice. `begin` is what is done with each of them first; what the first one fails for is thrown.
 */
export async function keepConnection(
  options: ClientConfig,
  begin: (client: Client, isFirst: boolean) => Promise<void>,
): Promise<Release> {
  let kept: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(isFirst: boolean) {
    const client = new Client(options);
    client.on('error', () => undefined);
    await client.connect();
    endWhenSilent(client);
    try {
      await begin(client, isFirst);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (isOver) return client.end();
    client.once('end', connectAgain);
    kept = client;
  }

  function connectAgain() {
    kept = null;
    if (isOver) return;
    timer = setTimeout(() => void connect(false).catch(connectAgain), AGAIN).unref();
  }

  await connect(true);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await kept?.end().catch(() => undefined);
  };
}

/** Asks next to nothing again and again, and ends a connection that does not answer. */
function endWhenSilent(client: Client) {
  const beat = () => {
    let isAnswered = false;
    // a process that stood still may find both at once: that it waited too long, and the answer
    const silent = setTimeout(() => setImmediate(() => isAnswered || void client.end()), SILENT);
    client
      .query('SELECT 1')
      .then(() => {
        isAnswered = true;
        setTimeout(beat, BEAT).unref();
      })
      // it has ended
      .catch(() => undefined)
      .finally(() => clearTimeout(silent));
    silent.unref();
  };
  beat();
}
