import './quickReact';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Refusal } from '../net/refusal';
import { startTexts } from '../text/i18n';
import { forgetAnnouncements } from '../ui/announce';
import { LiveRegion } from '../ui/LiveRegion';
import { entryTexts } from '../games/catalog';

export { bot, emptySeat, person, tableWith } from './tables';

/* What tests of the lobby's screens stand on: the real screens and texts, with a server played by a table of answers. */

startTexts(entryTexts);

// a limit of time, not a measurement: a busy machine takes several times as long as a quiet one
configure({ asyncUtilTimeout: 20_000 });

type Answer = (body: Record<string, unknown>) => unknown;

/** An answer that refuses. */
export const No = Refusal;
export type No = Refusal;

/** Answers requests by `METHOD path`; whatever is not named cannot be reached. Gives the list of what was asked. */
export function serve(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = `${init?.method ?? 'GET'} ${String(input)}`;
    asked.push(request);
    const answer = answers[request];
    if (!answer) throw new TypeError(`nobody answers ${request}`);
    const given = answer(JSON.parse(String(init?.body ?? '{}')));
    const isNo = given instanceof No;
    return {
      ok: !isNo,
      status: isNo ? 409 : 200,
      json: async () => (isNo ? { code: given.code, message: given.code } : given),
    } as Response;
  };
  return asked;
}

/** Shows a page at an address, at a desk or on a phone, with all that it asks for at once; gives the list of addresses gone to. */
export async function show(page: ReactNode, path = '/', isPhone = false): Promise<string[]> {
  forgetAnnouncements();
  window.matchMedia = () =>
    ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }) as never;
  const { hook, history } = memoryLocation({ path, record: true });
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <Router hook={hook}>
          <LiveRegion />
          {page}
        </Router>
      </SWRConfig>,
    );
  });
  return history;
}

/** Presses the button with this name, and lets what it asks for arrive. */
export const press = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
