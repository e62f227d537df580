import { TextEncoder } from 'node:util';
import { render } from '@testing-library/react';
import { createEngine } from '../../../shared/engine/engine';
import { finished } from '../../../shared/engine/finished';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import { recordedMatch } from '../../../shared/testing/recorded';
import { timelineOf } from '../../pages/match/replay/timeline';
import { turnSign } from './turnSign';
import type { OnTable } from './types';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

const seats = ['Ana', 'Bo'].map((name) => ({ name, bot: null, nonceHash: null, nonce: null }));

test('a delivery is marked on the chart by the points of the tile that was delivered', () => {
  const record = recordedMatch(centuryEasternWonders, { matchID: 'bonus0', seats });
  const timeline = finished(timelineOf(record, createEngine(centuryEasternWonders)));
  const pointsAt = (moment: number, of: string) =>
    timeline.linesAt(moment)[of].find(({ key }) => key === 'vpTiles')?.points ?? 0;
  const marks = timeline.story.flatMap(({ stateID, events }) =>
    (events as Parameters<typeof turnSign>[0][]).flatMap((event) => {
      const sign = turnSign(event, { ...timeline.at(stateID - 1, null) } as unknown as OnTable);
      if (event.type !== 'claimed') return sign ? ['a mark of nothing'] : [];
      const { container } = render(sign);
      const { playerID } = event;
      const points = pointsAt(stateID, playerID) - pointsAt(stateID - 1, playerID);
      expect(container.textContent).toBe(String(points));
      return [container.textContent];
    }),
  );
  expect(new Set(marks).size).toBeGreaterThan(2);
});
