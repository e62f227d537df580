import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { centuryEasternWondersInfo } from '../../../shared/games/century-eastern-wonders/info';
import { encodeChart } from '../../../shared/games/century-eastern-wonders/map/code';
import { FIRST_GAME } from '../../../shared/games/century-eastern-wonders/map/firstGame';
import { defaultOptions } from '../../../shared/engine/options';
import { remember } from '../../app/remembered';
import { startTexts } from '../../text/i18n';
import { OptionFields } from './OptionFields';
import { KEPT_MAP } from './ownCode';
import { entryTexts } from '../../games/catalog';

const CODE = encodeChart(FIRST_GAME);

let chosen: unknown;

/** The option fields on a page that keeps what is chosen. */
function Page({ before }: { before?: { map: string } }) {
  const [values, setValues] = useState(() => ({
    ...defaultOptions(centuryEasternWondersInfo.options),
    ...before,
  }));
  return (
    <OptionFields
      box={centuryEasternWondersInfo}
      values={values}
      onChange={(next) => {
        chosen = next.map;
        setValues(next as typeof values);
      }}
    />
  );
}

beforeAll(() => startTexts(entryTexts));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function show(before?: { map: string }) {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  await act(async () => {
    render(
      <Router hook={hook}>
        <Page before={before} />
      </Router>,
    );
  });
  return history;
}
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const field = () => screen.getByLabelText<HTMLInputElement>('Code of your map');
const type = (value: string) =>
  act(async () => void fireEvent.change(field(), { target: { value } }));

test('the maps of the list are chosen by name', async () => {
  await show();
  await choose('Random');
  expect(chosen).toBe('random');
  expect(screen.queryByLabelText('Code of your map')).toBeNull();
});

/** The kinds of the tiles that the chosen map is drawn with. */
const drawn = () =>
  [...document.querySelectorAll<SVGElement>('polygon')].map(({ dataset }) => dataset.kind);

test('the map that is chosen is drawn: the printed one, outlines of one that nobody knows, an own one', async () => {
  await show();
  await waitFor(() => expect(drawn()).toHaveLength(24));
  const printed = drawn();
  expect([printed.length, printed.filter((kind) => kind === 'port').length]).toEqual([24, 4]);
  await choose('Random');
  expect(new Set(drawn())).toEqual(new Set(['unknown']));
  await choose('Own map');
  expect(drawn()).toEqual([]);
  await type(CODE);
  expect(drawn()).toEqual(printed);
});

test('what is said of a map is said of the one that is chosen', async () => {
  await show();
  screen.getByText('The one that the rules lay out for a first game.');
  await choose('Random');
  screen.getByText('Another one every time.');
  await choose('Own map');
  screen.getByText('One that you lay out in the map editor; it comes by its code.');
});

test('an own map is chosen by its code; a wrong one says what is wrong with it', async () => {
  await show();
  await choose('Own map');
  screen.getByText('Paste a code, or open the map editor.');
  expect(field().getAttribute('aria-invalid')).toBe('false'); // nothing typed is nothing wrong
  await type(`${CODE.slice(0, -1)}0`);
  screen.getByText('A letter is missing, added or wrong.');
  await type(CODE);
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(chosen).toBe(CODE);
});

test('the map that was laid out last is there already, and the editor one press away', async () => {
  remember(KEPT_MAP, CODE);
  const history = await show();
  await choose('Own map');
  expect([field().value, chosen]).toEqual([CODE, CODE]);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /map editor/ })));
  expect(history.at(-1)).toBe('/map-editor');
});

test('who went to the editor for a map finds it filled in when they come back', async () => {
  await show();
  await choose('Own map');
  expect(chosen).toBe('');
  cleanup();
  remember(KEPT_MAP, CODE); // by the editor
  await show({ map: '' });
  expect([field().value, chosen]).toEqual([CODE, CODE]);
});

test('beside a code from elsewhere the map of the editor can be taken', async () => {
  remember(KEPT_MAP, CODE);
  await show();
  await choose('Own map');
  expect(screen.queryByRole('button', { name: /map of the editor/ })).toBeNull();
  await type('half a code');
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: /of the editor/ })),
  );
  expect([field().value, chosen]).toEqual([CODE, CODE]);
});
