import type { Page } from 'playwright-core';
import type { ViewerState } from '../shared/engine/engine';
import type { WireEntry } from '../shared/protocol/update';

/** A match as its server shows it to a page, of which a test says what lies there: more than is ever dealt by chance. */
export const arrange = (
  page: Page,
  change: (state: ViewerState, log: WireEntry[]) => void,
): Promise<void> =>
  page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      const at = text.indexOf(SYNC);
      if (at < 0) return socket.send(message);
      const [name, match, sync, ...rest] = JSON.parse(text.slice(at)) as Sync;
      change(sync.state, sync.log);
      const changed = { ...sync, initialState: sync.state };
      socket.send(text.slice(0, at) + JSON.stringify([name, match, changed, ...rest]));
    });
  });

/** How a message begins that has the whole of a match. */
const SYNC = '["sync"';
type Sync = [string, string, { state: ViewerState; log: WireEntry[] }, ...unknown[]];
