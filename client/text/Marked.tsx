import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import type { Translate } from './keys';

type Values = Record<string, unknown>;

type Props<Key extends string> = {
  t: Translate<Key>;
  of: Key;
  values?: Values;
  /** What stands where the text has marks. */
  marks: Record<string, ReactElement>;
};

/**
 * A text with marks in it, such as `<b>`. A value that is text is shown as it is, whatever it says: a
 * name that a player made up would be read as marks otherwise.
 */
export function Marked<Key extends string>({ t, of, values = {}, marks }: Props<Key>) {
  const { inMarks, texts } = marked(values);
  const shown = Object.entries(texts).map(([mark, text]) => [mark, <>{text}</>] as const);
  return (
    <Trans
      // whoever hands over a key knows that it is one
      t={t as TFunction}
      i18nKey={of}
      values={inMarks}
      components={{ ...marks, ...Object.fromEntries(shown) }}
    />
  );
}

/** Values with a mark in place of each text, and the texts by their marks. */
export function marked(values: Values): { inMarks: Values; texts: Record<string, string> } {
  const inMarks: Values = { ...values };
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || name === 'context') continue;
    inMarks[name] = `<value-${name}/>`;
    texts[`value-${name}`] = value;
  }
  return { inMarks, texts };
}
