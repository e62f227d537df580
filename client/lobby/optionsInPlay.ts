import type { Box } from '../../shared/core/box';
import type { OptionSpec } from '../../shared/core/options';
import type { Table } from '../../shared/protocol/table';

type Values = Table['setupData'];

/** Options that mean something only beside certain values of others, as `<title>.<option>`. */
const NEEDS: Record<string, (values: Values) => boolean> = {
  'colorful-treasure.tokenSides': ({ variant }) => variant === 'advanced',
};

/** The options that change something, as the others are chosen. */
export const optionsInPlay = ({ id, options }: Box, values: Values): [string, OptionSpec][] =>
  Object.entries(options).filter(([key]) => NEEDS[`${id}.${key}`]?.(values) ?? true);
