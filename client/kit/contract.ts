import type { ComponentType, ReactNode } from 'react';
import type { ChanceSource, Engine } from '../../shared/engine/engine';
import type { LogEntry } from '../../shared/engine/log';
import type {
  Arg,
  GameEvent,
  GameModule,
  LegalMove,
  MoveOf,
  PlayerID,
  PublicCtx,
} from '../../shared/engine/game';
import type app from '../text/en/app.json';
import type match from '../text/en/match.json';
import type { KeyOf, Translate } from '../text/keys';
import type { AnimationSpec, Motion } from '../animation/motion';

/* `any` is the seam between the frame, which shows every title, and the titles, which know their own types. */
/* eslint-disable @typescript-eslint/no-explicit-any */

/** The types of one title, as far as the frame hands them through. */
export type TitleTypes = {
  view: unknown;
  event: GameEvent;
  move: LegalMove;
  /** The first half of a decision that takes several clicks. */
  draft: unknown;
  /** The keys of its texts. */
  key: string;
};

/** The types that follow from a title's game, with what only its client side knows. */
export type TypesOf<Game, Draft, Key extends string> =
  Game extends GameModule<any, infer View, infer Event, any, infer M>
    ? { view: View; event: Event; move: MoveOf<M>; draft: Draft; key: Key }
    : never;

/** The arguments of a title's move, by its name. */
type ArgsIn<T extends TitleTypes, Name> = string extends T['move']['move']
  ? Arg[]
  : Extract<T['move'], { move: Name }>['args'];

/** A text of a title, or one that all titles share. */
export type KeyIn<T extends TitleTypes> =
  T['key'] | `app:${KeyOf<typeof app>}` | `match:${KeyOf<typeof match>}`;

/** A match at one moment as one screen shows it: all that a title draws and words is made from this. */
export type Scene<T extends TitleTypes = any> = {
  view: T['view'];
  ctx: PublicCtx;
  /** Whose screen it is; `null` watches. */
  playerID: PlayerID | null;
  /** What this player may do now: whatever can be clicked is in here. */
  legal: readonly T['move'][];
  /** Whom the match waits for. */
  awaited: readonly PlayerID[];
  /** Who of them has decided: it is their turn until what came of that has been seen. */
  decided?: PlayerID;
  /** What everybody saw lately, oldest first. */
  events: readonly T['event'][];
  /** What is under way on the stage: nothing tells how it ends before it has come to rest. */
  happening: readonly T['event'][];
  /** What has come to rest on the stage, and stays in sight for a while. */
  resting: readonly T['event'][];
  /** What happened in the log entry under the pointer, to be shown on the board. */
  pointed: readonly T['event'][];
  /** Set where a match is watched again: nobody thinks, and a screen has seen nothing of what comes after. */
  isReplay?: true;
  /** While the points are counted at the end: the lines of the score sheet so far, the last of them right now. */
  counting?: readonly string[];
  /** The first half of a decision that takes several clicks; forgotten when a move is made, or other moves become legal. */
  draft: T['draft'] | null;
  setDraft(draft: T['draft'] | null): void;
  play<Name extends T['move']['move']>(move: Name, ...args: ArgsIn<T, Name>): void;
  /** Plays moves one after the other, as far as they are accepted. */
  playAll(moves: readonly T['move'][]): void;
  /** What a player is called, without "you". */
  name(playerID: PlayerID): string;
  /** The title's own words. */
  t: Translate<KeyIn<T>>;
};

/** A scene on the screen of somebody who plays. */
export type SeatedScene<T extends TitleTypes = any> = Scene<T> & { playerID: PlayerID };

/** Who reads a sentence, and how it names others. */
export type Reader = Pick<Scene, 'playerID' | 'name' | 't'>;

/** Something in a sentence that is drawn on the screen and spoken by a screen reader. */
export type Inline = { words: string; drawing: ReactNode };

/** A sentence of the title's texts; the frame draws it, and has it read out. */
export type Message<T extends TitleTypes = any> = {
  key: KeyIn<T>;
  /** Whom it is about: stands where the text says `<who/>`. Texts may have a form `_you` for the reader. */
  who?: PlayerID;
  values?: Record<string, string | number>;
  /** What stands where the text says `<its name/>`. */
  inlines?: Record<string, Inline>;
};

/** One sentence of the story; a heading begins a chapter of it. */
export type LogLine<T extends TitleTypes = any> = Message<T> & {
  isHeading?: boolean;
  /** The header says it as well: where there is room for one line, what came before it is told. */
  isInHeader?: true;
  /** Goes on with the line before it, and is told in its place. */
  goesOn?: boolean;
  /** What is read out in its place: it may say more while that lies open, which the log must not keep. */
  spoken?: Message<T>;
  /** What the prompt tells while it is under way, where the line itself would give its end away. */
  underWay?: Message<T>;
  /** What of it the reader won or lost, where that alone is told, in a line that may be short. */
  news?: Message<T>;
  /**
   * How much it matters to the reader: what they lost, about in points, below zero, what they won above it.
   * What only concerns others weighs less than 1. Nothing is said of it where it does not matter.
   */
  worth?: number;
};

/** The turn that an entry of the log belongs to. */
export type TurnOfEntry = {
  number: number;
  /** Its entries before this one; `null` where the log does not reach back to its beginning. */
  before: readonly LogEntry[] | null;
  /** Its entries after this one, so far. */
  after: readonly LogEntry[];
};

/** A button of the prompt. It plays a move that is legal, or several of which the first is, or changes the draft. */
export type Choice<T extends TitleTypes = any> = (
  { move: T['move'] } | { moves: readonly T['move'][] } | { draft: T['draft'] | null }
) & {
  label: string;
  /** What it is called, where the label says little of it: such a button is a small one, which has its second line where there is room. */
  words?: string;
  /** What it would do, in smaller letters. */
  second?: ReactNode;
  icon?: ReactNode;
  /** The key that does the same: a small letter, but none of `c` and `u`, which are the frame's. */
  letter?: string;
  /** What is most likely wanted now: at most one of them. */
  isMain?: boolean;
  /** What on the table it is done on, by `data-thing`: a press there is a press on this button. */
  on?: readonly string[];
  /** For what is hard to take back or rarely meant: the first press only says this, the second does it. */
  confirm?: Message<T>;
  /** The same for a press on what it is done on alone, where that might be pressed for something else. */
  confirmOn?: Message<T>;
  /** It says so much that on a phone it gets the greater part of a row. */
  isWordy?: boolean;
  /** As wide as every other first button that says so: what is asked next beside it is never where it was. */
  keepsPlace?: boolean;
  /** What may be asked next, where it is the only answer: told in the room beside it that is kept for that on a phone. */
  next?: ReactNode;
};

/** What the table waits for: one sentence, and all that this player can do about it. */
export type Prompt<T extends TitleTypes = any> = {
  sentence: Message<T>;
  /** What comes after it, in smaller letters. */
  aside?: Message<T>;
  /** What the decision is about, on the line of the sentence. */
  beside?: ReactNode;
  /** Where the draft of a bigger decision is made. */
  panel?: ReactNode;
  choices: readonly Choice<T>[];
  /** How many of them the title’s style sheet counts: a crowd of those leaves less room for each. */
  crowd?: number;
};

/** Something that a row of a score sheet counts; where its points say it all, it has no words. */
export type ScorePart = { words?: string; points: number };

/** What stands beside a player's name. */
export type PlateInfo = {
  role: string;
  /** What is said on the reader's own plate while they are awaited for something else than a turn. */
  asked?: string;
  /** What is said in its place where there is no room for what they hold. */
  brief?: string;
  /** Is seen to do what the role says: of whoever is, nobody says that they think. */
  isBusy?: boolean;
  /** What they hold, where there is no room for all of it. */
  inShort?: ReactNode;
  /** A drawing that goes with the role. */
  sign?: ReactNode;
  /** A drawing that sits on top of their disc. */
  onDisc?: ReactNode;
  /** Has nothing more to do for a while. */
  isOut?: boolean;
  /** `null` where points stay hidden until the end. */
  points: number | null;
  /** What a number of them is called, where it is not points. */
  unit?(count: number): string;
  /** A drawing of that, beside the number where there is no room for the words. */
  mark?: ReactNode;
};

/** Something that whoever plays a title for the first time is told in a line, as soon as they meet it. */
export type CoachNote<T extends TitleTypes = any> = {
  key: KeyIn<T>;
  /** The heart of it, where there is but half a line of a phone for it. */
  line: KeyIn<T>;
  when(scene: Scene<T>): boolean;
  /** What can be chosen about it there: one press, as large as a finger or within the line. */
  Choice?: ComponentType<{ isLarge?: boolean }>;
};

/** The client side of a title, loaded as one piece: what it puts into the frame that all titles share. */
export type LoadedTitle<T extends TitleTypes = any> = {
  module: GameModule;

  /** Its sign, as high as a line of large text. */
  Mark: ComponentType<{ size?: number }>;
  /** The ground of the whole screen. */
  Surface: ComponentType;
  Board: ComponentType<Scene<T>>;
  /** What belongs to the player whose screen it is. */
  Own: ComponentType<SeatedScene<T>>;
  /** What lies there for whoever watches, who has nothing of their own. */
  WithoutOwn?: ComponentType<Scene<T>>;
  /** What another player holds, in the space of a plate. */
  Holdings: ComponentType<Scene<T> & { of: PlayerID }>;
  /** What stands on the reader's own plate, where `Own` does not show it all. */
  OwnHoldings?: ComponentType<Scene<T> & { of: PlayerID }>;
  /** A reference card, shown while there is room for it; on a phone below what a player holds. */
  Note: ComponentType<Scene<T> & { of?: PlayerID }>;
  /** The rules, in our own words. */
  Rules: ComponentType;
  /** What matters most of all that is seen to happen, told large; it lies over the sentence that says the same. */
  Announcement?: ComponentType<Scene<T>>;
  /** The paragraph of the rules about what is asked now, by the key of its text. */
  rulesAt?(scene: Scene<T>): string;
  /**
   * Every name that a drawing may have for its hint (`data-hint`), with the paragraph of the rules about it. What it
   * says are the texts `hint.<name>.name` and `hint.<name>.about`.
   */
  hints?: Readonly<Record<string, string>>;
  /** A handful of notes, of which the first that fits is told. */
  coach?: readonly CoachNote<T>[];
  /** What a player can choose for this title on their own device; shown in the menu. */
  Settings?: ComponentType;
  /** Rows of a score sheet about what not every match has: they stand there where somebody has points of them. */
  rareScores?: readonly string[];
  /** A row's drawing on a score sheet. */
  ScoreSign?: ComponentType<{ of: string }>;
  /**
   * What on the table brings a player the points of a row, by the names of things: it lights up while that row is
   * counted, and the row's drawing comes from there. Where none of it is in sight, that is their plate.
   */
  counts?(scene: Scene<T>, key: string, of: PlayerID): readonly string[];
  /** What a player's points of a row are the sum of, for whoever points at them. */
  partsOf?(scene: Scene<T>, key: string, of: PlayerID): readonly ScorePart[];
  /** What stands over the steps at the end, in the title's world, which the frame lights (`data-lit`) once all places are called. */
  Tableau?: ComponentType<Scene<T> & { winners: readonly PlayerID[] }>;
  /** What falls on whoever won; where it is missing, the drawings of the rows that brought their points. */
  Confetti?: ComponentType<{ nth: number }>;
  /** The drawing of what turned a match, where that of the row it changed most would not tell it; the scene is that before it. */
  turnSign?(event: T['event'], before: Scene<T>): ReactNode;

  /** How far the match has come, in a few words. */
  progress(scene: Scene<T>): Message<T>;
  plate(scene: Scene<T>, of: PlayerID): PlateInfo;
  prompt(scene: Scene<T>): Prompt<T>;
  /** What stays on the line of the sentence while nothing is asked: something is still to be seen, or the match stands still. */
  besideStory?(scene: Scene<T>): ReactNode;
  /** What one entry of the log tells, in sentences. */
  describe(events: readonly T['event'][], scene: Scene<T>, turn?: TurnOfEntry): LogLine<T>[];

  /** What is seen and heard when this happens; the scene is the one after it. */
  animate?(events: readonly T['event'][], scene: Scene<T>): AnimationSpec;

  /** Whether what happens right after something else, by the same player, is seen together with it. */
  joins?(before: readonly T['event'][], after: readonly T['event'][]): boolean;

  /** Who takes the first turn: told as it is dealt, where the rules leave it to chance. */
  first?(scene: Scene<T>): PlayerID;
  /** What is told below it, where others do something before. */
  beforeFirst?(scene: Scene<T>): string;

  /** What is seen to be dealt before anything happens. */
  deal?(scene: Scene<T>): readonly Motion[];

  /** By earlier versions of the rules whose views looked different: such a view as one of today's. */
  toToday?: Record<number, (view: any) => T['view']>;
};

/** A title with what plays one version of its rules: today's board, for a match of that version. */
export type PlayableTitle = LoadedTitle & {
  engine: Engine;
  /** The same with chance from elsewhere. */
  engineWith(source: ChanceSource): Promise<Engine>;
};
