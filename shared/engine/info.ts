import type { OptionSpecs } from './options';

/** What a title's box says: all one needs to lay a table for it, without its rules. */
export type GameInfo<O extends OptionSpecs = OptionSpecs> = {
  /** Kebab-case. Also the folder, the boardgame.io name, the URL and the i18n prefix. */
  id: string;
  /** How much there is to learn, 1 to 5: titles stand on the shelf from light to heavy. House figure. */
  weight: number;
  players: { min: number; max: number };
  options: O;
};
