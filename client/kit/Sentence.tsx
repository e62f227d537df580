import { memo, type ReactElement } from 'react';
import { Marked, marked } from '../text/Marked';
import type { Message, Reader } from './contract';

type Props = { phrase: Message; scene: Reader };

/** A phrase as it stands on the screen: names in bold, things drawn. The same one is not put together twice. */
export const Sentence = memo(function Sentence({ phrase, scene }: Props) {
  const { key, who, values, inlines: things = {} } = phrase;
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
    <Marked t={scene.t} of={key} values={{ ...values, ...forms(phrase, scene) }} marks={drawn} />
  );
});

/** A phrase as it is read out. */
export function wordsOf(phrase: Message, scene: Reader): string {
  const { inMarks, texts } = marked({ ...phrase.values, ...forms(phrase, scene) });
  return scene.t(phrase.key, inMarks).replace(/<([\w-]+)\/>|<\/?\w+>/g, (_, name?: string) => {
    if (name === undefined) return '';
    return name === 'who' ? scene.name(phrase.who!) : (texts[name] ?? phrase.inlines![name].words);
  });
}

/** Which form of a text is meant: the one that speaks to the reader, the one for this many. */
const forms = ({ who, values }: Message, { playerID }: Reader) => ({
  ...(who !== undefined && who === playerID && { context: 'you' }),
  ...(typeof values?.count === 'number' && { count: values.count }),
});
