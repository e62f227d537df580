import type { Prompt } from '../../../kit/contract';
import { listWords } from '../../../kit/words';
import type { OnTable, Title } from '../types';

/** Somebody else decides. */
export function waiting({ view, ctx, awaited, playerID, name, t }: OnTable): Prompt<Title> {
  const { step } = view.table;
  if (step === 'discarding' && awaited.length > 0) {
    const names = listWords(
      awaited.map((id) => (id === playerID ? t('match:youToo') : name(id))),
      t,
    );
    return {
      sentence: {
        key: 'wait.discarding',
        values: { count: awaited.length },
        inlines: { names: { words: names, drawing: names } },
      },
      choices: [],
    };
  }
  return {
    sentence: { key: `wait.${step}`, who: awaited.at(0) ?? ctx.currentPlayer },
    choices: [],
  };
}
