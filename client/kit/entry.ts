import type { ComponentType } from 'react';
import type { GameInfo } from '../../shared/engine/info';
import type { Table } from '../../shared/protocol/table';
import type { TextLoaders, Texts } from '../text/i18n';
import type { Translate } from '../text/keys';
import type { FrameKey } from '../text/useTranslation';
import type { Bounds } from '../ui/art/place';
import type { LoadedTitle } from './contract';

/** A code of one's own for an option that takes one. */
export type OwnCode = {
  /** What is wrong with a code, in the reader's language; `null` when it can be used. */
  wrong(code: string, t: Translate<FrameKey>): string | null;
  /** The page where codes are made. */
  editor: string;
};

/** Draws a value of an option. */
export type Picture = ComponentType<{ of: string }>;

/** What is known of a title before it is loaded: all that the first page and a waiting room need. */
export type TitleEntry = {
  info: GameInfo;
  /** The lid of its box. */
  Lid: ComponentType;
  /** A small sign for lists. */
  Sign: ComponentType<Bounds>;
  /** Its name, what it is about in a line, how long it takes, and its options. */
  texts: Texts;
  /** By the options that take a code of one's own. */
  codes?: Record<string, OwnCode>;
  /**
   * What an option was chosen to be, drawn where that says more than its name; nothing for what is none. Loaded where
   * it is wanted: the first page has no use for it.
   */
  pictures?: Record<string, () => Promise<Picture>>;
  /** What is chosen otherwise than usual for somebody's first match, which they play against bots. */
  atFirst?: Table['setupData'];
  /** Loads the rest, a chunk of its own. */
  load(): Promise<{ title: LoadedTitle }>;
  /** The words of the rest: `name`, `score.<key>`, `score.tieBreak` where something breaks a tie, and whatever its own parts ask for. */
  loadTexts: TextLoaders;
};
