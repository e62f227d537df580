import { packNews } from '../../shared/protocol/update';
import type { Table } from '../../shared/protocol/table';
import type { TableRecord } from '../tables/table';
import { LOG_SHOWN } from './logEntries';
import type { Play, ToldNews } from './prepare';
import { type Asker, tellEach, type Watcher, type Watchers } from './subscribers';

// What goes out to the screens of one match.

/** Tells everybody how the table stands: ours by `table`, the official client by `matchData`. */
export function tellTable(watchers: Watchers, table: Table): void {
  watchers.tell('matchData', table.matchID, table.players);
  watchers.tell('table', table.matchID, table);
}

/** Shows one screen all that its viewer may see; complete, because the official client forgets what it had. */
export function sendSync(watcher: Watcher, play: Play, table: Table): void {
  const state = play.state(watcher.playerID);
  watcher.send('sync', table.matchID, {
    state,
    initialState: state,
    log: play.log(watcher.playerID).slice(-LOG_SHOWN),
    filteredMetadata: table.players,
  });
}

/**
 * Tells each screen what its viewer saw of an action: the difference to what that viewer saw before. Who
 * asked for the action is told with the answer to that.
 */
export function tellNews(
  watchers: Watchers,
  matchID: string,
  told: readonly ToldNews[],
  asker: Asker | null,
): void {
  for (const { viewer, before, stateID, packed, official } of told) {
    const screens = watchers.of(viewer);
    if (packed) {
      const news = packNews(packed);
      // not to who has left meanwhile: the same socket may be somebody else's screen by now
      const isAsked = asker !== null && screens.includes(asker.watcher);
      if (isAsked) asker.answer(news);
      tellEach(
        screens.filter((screen) => screen.takesPacked && !(isAsked && screen === asker.watcher)),
        'news',
        ...news,
      );
    }
    if (!official) continue;
    const number = { op: 'replace', path: '/_stateID', value: stateID } as const;
    tellEach(
      screens.filter(({ takesPacked }) => !takesPacked),
      'patch',
      ...[matchID, before, stateID, [...official.patch, number], [official.entry]],
    );
  }
}

/** Asks a screen to reveal its seat's nonce, where the table is locked and waits for it. */
export function askNonce(watcher: Watcher, { id, status, seats }: TableRecord): void {
  if (status !== 'locked' || watcher.playerID === null) return;
  const { nonceHash, nonce } = seats[Number(watcher.playerID)];
  if (nonceHash !== null && nonce === null) watcher.send('reveal', id);
}

/** Unbinds the screens whose seat was freed or renumbered: they no longer speak for it. */
export function unseat(watchers: Watchers, before: TableRecord, after: TableRecord): void {
  for (const watcher of watchers.all) {
    if (watcher.playerID === null) continue;
    const seat = Number(watcher.playerID);
    if (after.seats.at(seat)?.keyHash !== before.seats[seat].keyHash) watcher.unbind();
  }
}
