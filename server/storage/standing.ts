import { Client, type ClientConfig } from 'pg';

/** How soon a connection that was lost is made anew, in milliseconds. */
const AGAIN = 1000;

/** What becomes of a connection in the end. */
export type Release = () => Promise<void>;

/**
 * Keeps a connection until the function it returns is called, and makes it anew whenever it is lost. `begin` is
 * what is done with each of them first; what the first one fails for is thrown.
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
