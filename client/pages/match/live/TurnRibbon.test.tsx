import { act, cleanup, fireEvent } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { pace } from '../../../animation/pace';

const stage = stageForTests();
afterEach(cleanup);

const ribbon = () =>
  [...document.querySelectorAll('section > p[aria-hidden]')].find(
    ({ textContent }) => textContent === 'Your turn',
  );

const deal = () => match({ deck: 'orange-3 purple-5 fire-1', rolls: [1] });

test('that the turn has come is said above what is asked and over nothing, once what others did was seen, and is soon gone', async () => {
  const table = await sitAt(yaBlewIt, deal(), '1');
  await table.play('0 draw');
  expect(ribbon()).toBeUndefined();
  await stage.end();
  expect(ribbon()!.closest('section')!.querySelector('h2')!.textContent).toMatch(/^Your turn/);
  expect(ribbon()!.closest('main')).toBeNull();
  fireEvent.animationEnd(ribbon()!);
  expect(ribbon()).toBeUndefined();
});

test('it is not said to whoever finds it so, nor to others', async () => {
  await sitAt(yaBlewIt, deal(), '0');
  expect(ribbon()).toBeUndefined();
  cleanup();
  const table = await sitAt(yaBlewIt, deal(), '2');
  await table.play('0 draw');
  await stage.end();
  expect(ribbon()).toBeUndefined();
});

test('it is not said where nothing moves: it would never go', async () => {
  pace.set('none');
  const table = await sitAt(yaBlewIt, deal(), '1');
  await table.play('0 draw');
  await stage.end();
  expect(document.querySelector('section[aria-label="What to do"] h2')!.textContent).toMatch(
    /^Your turn/,
  );
  expect(ribbon()).toBeUndefined();
  await act(async () => pace.set('normal'));
});
