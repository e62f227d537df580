import { TextEncoder } from 'node:util';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { No, person, serve, show } from './app';
import type { GameModule } from '../../shared/engine/game';
import { yaBlewIt } from '../../shared/games/ya-blew-it';
import { recordedMatch } from '../../shared/testing/recorded';
import { loadTitle } from '../games';
import { loadTexts } from '../text/i18n';
import { matchTexts } from '../kit/texts';
import { Replay } from '../pages/match/replay/Replay';
import type { OwnSeat } from '../net/seats';

/* What tests of a match that is watched again stand on: a recorded match, and the page that shows it. */

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

beforeAll(() => loadTexts('match', matchTexts));

/** Who may have sat there. */
export const NAMES = ['Ana', 'Bo', 'Cy'];

/** A match of so many people, as it is kept once it is over. */
export const recorded = (module: GameModule, people: number, options = {}) =>
  recordedMatch(module, {
    matchID: 'abc',
    options,
    seats: NAMES.slice(0, people).map((name) => ({
      name,
      bot: null,
      nonceHash: null,
      nonce: null,
    })),
  });

/** The one that is watched, unless another one is named. */
export const record = recorded(yaBlewIt, 2);
/** Its last moment. */
export const last = record.actions.length;

/** What was asked for. */
export const asked: Record<string, unknown>[] = [];

/** Shows a match that is over to somebody who watches it again. */
export async function watch({
  own = null as string | null,
  answer = record as object,
  of = record,
  refusal = null as No | null,
  isPhone = false,
} = {}) {
  const match = { game: of.game, matchID: of.matchID };
  asked.length = 0;
  serve({
    [`GET /games/${of.game}/abc/record`]: () => answer,
    [`POST /games/${of.game}/playOn`]: (body) => {
      asked.push(body);
      return refusal ?? { matchID: 'next', playerID: body.playerID, playerCredentials: 'key' };
    },
  });
  const seat: OwnSeat | undefined =
    own === null
      ? undefined
      : { ...match, playerID: own, credentials: 'secret', nonce: '', name: 'me', joinedAt: 0 };
  const title = await loadTitle(of.game);
  return show(
    <Replay
      title={title}
      match={match}
      seat={seat}
      seats={of.seats.map(({ name }, i) => person(i, name!))}
    />,
    '/',
    isPhone,
  );
}

/** What is told of the moment. */
export const heading = () =>
  screen.getByRole('region', { name: 'Replay' }).querySelector('h2')!.textContent;
/** Where in the match it is. */
export const slider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: 'Where in the match' });
/** The same as a number. */
export const moment = () => slider().valueAsNumber;
/** Where it is chosen through whose eyes it is seen. */
export const eyes = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Through whose eyes' });
/** Chooses them. */
export const see = (viewer: string) => fireEvent.change(eyes(), { target: { value: viewer } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});
