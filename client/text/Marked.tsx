import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { isolated } from './isolated';
import type { Translate } from './keys';

type Values = Record<string, unknown>;

/** What the marks of a text stand for, by their names. */
type Marks = Readonly<Record<string, ReactElement>>;

type Props<Key extends string> = {
  t: Translate<Key>;
  of: Key;
  values?: Values;
  /** What stands where the text has marks. */
  marks: Marks;
};

/**
 * A text with marks in it, such as `<b>`. A value that is text is shown as it is, whatever it says: a
 * name that a player made up would be read as marks otherwise.
 */
export function Marked<Key extends string>({ t, of, values = {}, marks }: Props<Key>) {
  const { inMarks, texts } = marked(values);
  const shown = Object.entries(texts).map(([mark, text]) => [mark, <>{text}</>] as const);
  return withMarks(t(of, inMarks), { ...marks, ...Object.fromEntries(shown) });
}

const MARK = /<([\w-]+)(?:\/>|>(.*?)<\/\1>)/s;

/**
 * A text with its marks drawn: `<b>…</b>` lies in what `b` stands for, and `<who/>` is what `who` does. A piece that is
 * there again when the text is drawn anew is the same on the page: a component made for each mark would be another one
 * every time, and all that it drew would be thrown away.
 */
export function withMarks(text: string, marks: Marks): ReactElement {
  const [first, ...rest] = text.split(MARK);
  const pieces: ReactNode[] = [first];
  for (let i = 0; i < rest.length; i += 3) {
    const [name, within, after] = rest.slice(i, i + 3) as [string, string | undefined, string];
    const mark = marks[name];
    pieces.push(within === undefined ? mark : cloneElement(mark, {}, withMarks(within, marks)));
    pieces.push(after);
  }
  return createElement(Fragment, {}, ...pieces);
}

/** Values with a mark in place of each text, and the texts by their marks. */
export function marked(values: Values): { inMarks: Values; texts: Record<string, string> } {
  const inMarks: Values = { ...values };
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || name === 'context') continue;
    inMarks[name] = `<value-${name}/>`;
    texts[`value-${name}`] = isolated(value);
  }
  return { inMarks, texts };
}
