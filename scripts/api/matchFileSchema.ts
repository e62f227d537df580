import { z } from 'zod';
import { matchFileSchema } from '../../shared/protocol/readMatchFile';

/** The schema of a match file, for programs of others. */
export const matchFileJsonSchema = (): string =>
  `${JSON.stringify(
    {
      title: 'A match of Wondertable that is over',
      description: 'What each field means stands in docs/fairness.md.',
      ...z.toJSONSchema(matchFileSchema, { io: 'input' }),
    },
    null,
    2,
  )}\n`;
