import type { PlayerID } from '../../../shared/engine/game';
import { encodeUpdate, packPatches } from '../../../shared/protocol/update';
import type { Table } from '../../../shared/protocol/table';
import type { TableRecord } from '../../tables/table';
import { LOG_SHOWN } from '../history/logEntries';
import type { MatchContext } from '../context';
import { difference } from './difference';
import type { EncodableUpdate } from './projection';
import { type Asker, sendToEach, type Subscriber, type Subscribers } from './subscribers';

// What goes out to the screens of one match.

/**
 * Tells everybody how the table stands: by `table`, or by what changed of it, and the official client by `matchData` too,
 * which it knows.
 */
export function broadcastTable(subscribers: Subscribers, table: Table): void {
  const official = [...subscribers.all].filter(({ takesPacked }) => !takesPacked);
  sendToEach(official, 'matchData', table.matchID, table.players);
  const { all, tables } = subscribers;
  for (const known of new Set([...all].map((screen) => tables.get(screen)))) {
    const screens = [...all].filter((screen) => tables.get(screen) === known);
    if (known === undefined) sendToEach(screens, 'table', table.matchID, table);
    else tellChanges(screens, known, table);
    for (const screen of screens) if (screen.takesChanges) tables.set(screen, table);
  }
}

/** Time that is left counts from when it is heard: as much of it as before is news as well. */
const untimed = (before: Table, { players }: Table): Table => ({
  ...before,
  players: before.players.map((seat, i) => {
    const { timeLeft, ...rest } = seat;
    return timeLeft === undefined || players.at(i)?.timeLeft === undefined ? seat : rest;
  }),
});

function tellChanges(screens: readonly Subscriber[], before: Table, table: Table) {
  const [changes] = packPatches([difference(untimed(before, table), table)]);
  if (changes.length > 0) sendToEach(screens, 'tableChanges', table.matchID, changes);
}

type Shown = Pick<MatchContext, 'model' | 'table' | 'holderOf' | 'json'>;

/** Shows one screen all that its viewer may see; complete, because the official client forgets what it had. */
export const sendSync = (subscriber: Subscriber, shown: Shown): void =>
  syncEach([subscriber], subscriber.playerID, shown);

/** The same for all screens: each viewer's are told together. */
export function sendSyncs(subscribers: Subscribers, shown: Shown): void {
  for (const viewer of new Set([...subscribers.all].map(({ playerID }) => playerID)))
    syncEach(subscribers.of(viewer), viewer, shown);
}

function syncEach(
  screens: readonly Subscriber[],
  viewer: PlayerID | null,
  { model, table, holderOf, json }: Shown,
) {
  if (model === null) return;
  const state = model.state(viewer);
  sendToEach(screens, 'sync', table.id, {
    state,
    initialState: state,
    log: model.log(viewer, holderOf).slice(-LOG_SHOWN),
    filteredMetadata: json().players,
  });
}

/**
 * Tells each screen what its viewer saw of an action: the difference to what that viewer saw before. Who
 * asked for the action is told with the answer to that.
 */
export function broadcastUpdates(
  subscribers: Subscribers,
  matchID: string,
  told: readonly EncodableUpdate[],
  asker: Asker | null,
): void {
  for (const { viewer, before, stateID, packed, official } of told) {
    const screens = subscribers.of(viewer);
    if (packed) {
      const update = encodeUpdate(packed);
      // not to who has left meanwhile: the same socket may be somebody else's screen by now
      const isAsked = asker !== null && screens.includes(asker.subscriber);
      if (isAsked) asker.answer(update);
      sendToEach(
        screens.filter((screen) => screen.takesPacked && !(isAsked && screen === asker.subscriber)),
        'frames',
        ...update,
      );
    }
    if (!official) continue;
    const number = { op: 'replace', path: '/_stateID', value: stateID } as const;
    sendToEach(
      screens.filter(({ takesPacked }) => !takesPacked),
      'patch',
      ...[matchID, before, stateID, [...official.patch, number], [official.entry]],
    );
  }
}

/** Asks a screen to reveal its seat's nonce, where the table is locked and waits for it. */
export function askNonce(subscriber: Subscriber, { id, status, seats }: TableRecord): void {
  if (status !== 'locked' || subscriber.playerID === null) return;
  const { nonceHash, nonce } = seats[Number(subscriber.playerID)];
  if (nonceHash !== null && nonce === null) subscriber.send('reveal', id);
}

/** Unbinds the screens whose seat was freed or renumbered: they no longer speak for it. */
export function unbindSeats(
  subscribers: Subscribers,
  before: TableRecord,
  after: TableRecord,
): void {
  for (const subscriber of subscribers.all) {
    if (subscriber.playerID === null) continue;
    const seat = Number(subscriber.playerID);
    const was = before.seats[seat];
    const is = after.seats.at(seat);
    // one player may hold several: a sitting is of one seat
    if (is?.keyHash !== was.keyHash || is.sitting !== was.sitting) subscriber.unbind();
  }
}
