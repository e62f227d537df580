import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Table } from '../../../shared/protocol/table';
import { No, person, serve, tableWith } from '../../testing/app';
import { useKnownTable } from './useKnownTable';

const match = { game: 'ya-blew-it', matchID: 'abc' };
const PATH = 'GET /games/ya-blew-it/abc';
const [answered, told] = [
  tableWith([person(0, 'Ana')]),
  tableWith([person(0, 'Ana'), person(1, 'Bo')]),
];

/** A browser that knows of no table yet; its pages know what the ones before did. */
function browser() {
  const known = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => known, shouldRetryOnError: false }}>{children}</SWRConfig>
  );
  return async (table: Table | null = null) => {
    const shown = renderHook(
      ({ table: said }) => useKnownTable(match, { table: said } as Snapshot),
      { wrapper, initialProps: { table } },
    );
    // what is known already may be asked for anew once it is painted
    await act(() => new Promise<void>((painted) => requestAnimationFrame(() => painted())));
    return {
      known: () => shown.result.current,
      tell: (said: Table) => act(async () => shown.rerender({ table: said })),
      leave: shown.unmount,
    };
  };
}

test('a table is what the server answers, and from then on what the socket says', async () => {
  const asked = serve({ [PATH]: () => answered });
  const { known, tell } = await browser()();
  expect(known()).toEqual({ table: answered, refused: null });
  await tell(told);
  expect(known()).toEqual({ table: told, refused: null });
  expect(asked).toEqual([PATH]);
});

test('while nobody has answered nothing is known, and that is no trouble', async () => {
  serve({ [PATH]: () => new Promise(() => {}) });
  const { known } = await browser()();
  expect(known()).toEqual({ table: null, refused: null });
});

test('nobody is asked for what the socket has said', async () => {
  const asked = serve({ [PATH]: () => answered });
  const { known } = await browser()(told);
  expect([known().table, asked]).toEqual([told, []]);
});

test('whoever comes back is shown what the socket said last, until it speaks again', async () => {
  const asked = serve({ [PATH]: () => answered });
  const open = browser();
  const page = await open(told);
  page.leave();
  const again = await open();
  expect([again.known().table, asked]).toEqual([told, []]);
});

test('why a table is not to be had is said as long as nothing is known of it', async () => {
  serve({ [PATH]: () => new No('unknownMatch') });
  const { known, tell } = await browser()();
  expect(known()).toEqual({ table: null, refused: 'unknownMatch' });
  await tell(told);
  expect(known()).toEqual({ table: told, refused: null });
});
