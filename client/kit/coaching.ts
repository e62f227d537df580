import { recall, remember } from '../app/remembered';
import { createSetting } from '../app/setting';

/** Whether somebody who plays a title for the first time is told what matters when they meet it. */
export const coaching = createSetting('coach', ['on', 'off'], 'on');

/** What was said of a title, and in which match: there is one of each title in which anything is. */
type Said = { match: string; keys: string[] };

const NAME = 'coached';

/** By title. It is kept here as well, for browsers that keep nothing. */
let said = read(recall(NAME));

/** What was said in a match so far; `null` where its title was taught in another one. */
export function saidIn(game: string, match: string): readonly string[] | null {
  const of = said[game];
  if (!of) return [];
  return of.match === match ? of.keys : null;
}

/** Keeps that something was said. */
export function noteSaid(game: string, match: string, key: string) {
  const before = saidIn(game, match) ?? [];
  if (!before.includes(key)) keep({ ...said, [game]: { match, keys: [...before, key] } });
}

/** Has something said again when it is met once more. */
export function noteUnsaid(game: string, match: string, key: string) {
  const before = saidIn(game, match) ?? [];
  keep({ ...said, [game]: { match, keys: before.filter((one) => one !== key) } });
}

/** Has everything said once more, from now on. */
export const teachAgain = () => keep({});

function keep(next: typeof said) {
  said = next;
  remember(NAME, JSON.stringify(next));
}

function read(kept: string | null): Partial<Record<string, Said>> {
  try {
    return (JSON.parse(kept ?? '{}') as Partial<Record<string, Said>> | null) ?? {};
  } catch {
    return {};
  }
}
