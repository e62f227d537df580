import type { OptionSpecs } from './options';

/** What a title's box says: all one needs to lay a table for it, without its rules. */
export type GameInfo<O extends OptionSpecs = OptionSpecs> = {
  /** Kebab-case. Also the folder, the boardgame.io name, the URL and the i18n prefix. */
  id: string;
  players: { min: number; max: number };
  options: O;
};
