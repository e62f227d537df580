import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { stageForTests } from '../../../testing/stage';
import { sit } from '../testing';

const stage = stageForTests();
afterEach(cleanup);

/** The tile where the boat of seat 0 lies is beyond the edge of an enlarged chart, and nothing is where it is not shown. */
function lieBeyond(edge: number) {
  Element.prototype.getBoundingClientRect = function () {
    const isShown = this.closest('[data-outside]') === null;
    const isThere = this.querySelector('[data-thing="post:9:0"]') && this.matches('[data-spot]');
    return { left: isThere ? edge : 0, top: 0, width: isShown ? 10 : 0, height: 10 } as DOMRect;
  };
}

const flown = async () => {
  stage.forget();
  const table = await sit(match(), '1');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enlarge the chart' })));
  await table.play('0 build 0 0 0 0');
  return [...new Set((await stage.end()).map(({ thing }) => thing))];
};

test('on an enlarged chart an outpost is seen to come, but not where it stands beyond the edge', async () => {
  lieBeyond(5);
  expect(await flown()).toContain('post:9:0');
  cleanup();
  lieBeyond(500);
  const beyond = await flown();
  expect(beyond).not.toContain('post:9:0');
  // who has built it is seen nevertheless
  expect(beyond).toContain('player:0');
});
