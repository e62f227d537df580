import { cleanup, render } from '@testing-library/react';
import { HOLD_BONUS, HOLD_LIMIT } from '../../../../shared/games/century-eastern-wonders/figures';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { size, times } from '../../../../shared/games/century-eastern-wonders/spices';
import type { T } from '../types';
import { Stepper } from './Stepper';

afterEach(cleanup);

/** Names any language, and says nothing. */
const t = (() => 'en') as unknown as T;

/** How many cubes a hold has room for. */
const LARGEST = HOLD_LIMIT.value + HOLD_BONUS.value;

test('whatever is traded however often stands in one line: eight cubes at most, and else their number', () => {
  for (const { trade } of Object.values(MARKETS))
    for (let often = 1; size(times(trade.gives, often)) <= LARGEST; often++) {
      const { container } = render(
        <Stepper trade={trade} often={often} most={often} onChange={() => {}} t={t} />,
      );
      const drawn = container.querySelectorAll('.row svg').length;
      expect(drawn).toBeLessThanOrEqual(8);
      expect(drawn).toBeGreaterThan(1);
      cleanup();
    }
  expect.hasAssertions();
});
