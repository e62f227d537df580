import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import type { Phrase, Reader } from './title';

type Props = { phrase: Phrase; scene: Reader };

/** A phrase as it stands on the screen: names in bold, things drawn. */
export function Sentence({ phrase, scene }: Props) {
  const { key, who, values, things = {} } = phrase;
  const drawn: Record<string, ReactElement> = { em: <em />, b: <b /> };
  if (who !== undefined) drawn.who = <b>{scene.name(who)}</b>;
  for (const [name, { words, drawing }] of Object.entries(things))
    drawn[name] = (
      <span>
        {drawing}
        {drawing !== words && <span className="visually-hidden">{words}</span>}
      </span>
    );
  return (
    <Trans
      t={scene.t}
      i18nKey={key}
      values={{ ...values, ...forms(phrase, scene) }}
      components={drawn}
    />
  );
}

/** A phrase as it is read out. */
export const wordsOf = (phrase: Phrase, scene: Reader): string =>
  scene
    .t(phrase.key, { ...phrase.values, ...forms(phrase, scene) })
    .replace(/<(\w+)\/>|<\/?\w+>/g, (_, name?: string) => {
      if (name === undefined) return '';
      return name === 'who' ? scene.name(phrase.who!) : phrase.things![name].words;
    });

/** Which form of a text is meant: the one that speaks to the reader, the one for this many. */
const forms = ({ who, values }: Phrase, { playerID }: Reader) => ({
  ...(who !== undefined && who === playerID && { context: 'you' }),
  ...(typeof values?.count === 'number' && { count: values.count }),
});
