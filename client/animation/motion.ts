import type { Tempo } from '../../shared/engine/tempo';
import type { Sound } from '../sound/voices';

/** A way in which a thing on the screen is seen to move. */
export type Preset =
  /** Comes from another thing's place. */
  | 'deal'
  /** Comes from another thing's place, over everything that lies on the way, and is not there before it has come. */
  | 'fly'
  /** The same, but at a walk: whose it was, what it is and whose it becomes can be read on the way. */
  | 'carry'
  /** Comes from another thing's place, its back up, and is turned over there. */
  | 'draw'
  /** Was here, and goes to where another thing is. */
  | 'take'
  /** Was here, is turned over, and goes to where another thing is with its back up (`back`). */
  | 'takeCovered'
  /** Is not there before what comes to its place, in the same turn, has come; what was there before stays. */
  | 'land'
  /** Comes from where it was itself. */
  | 'slide'
  /** Is seen once the rest has moved. */
  | 'appear'
  | 'tumble'
  /** Runs along its own width to where that ends, and is not seen before. */
  | 'run'
  | 'light'
  | 'drop'
  | 'shake'
  | 'burn'
  /** Was here, and is blown to all sides. */
  | 'blast'
  /** Stays, and is noticed for a moment: somebody does something that moves nothing. */
  | 'nod'
  /** Stays, but something on it burns. */
  | 'scorch'
  /** Was here, and is turned over: goes onto its edge. */
  | 'turnAway'
  /** Is seen now that it is turned over: comes from its edge. What was there before stays as it is. */
  | 'turnUp';

/** One thing that moves. Things are called by their `data-thing`; one that is not there does not move. */
export type Motion = {
  thing: string;
  how: Preset;
  /** Where it comes from (`deal`, `fly`, `carry`, `tumble`) or goes to (`take`): the first of these that is in sight or was. */
  place?: readonly string[];
  /** What it passes on its way (`slide`), one after the other, as far as that is in sight. */
  past?: readonly string[];
  /** What its back looks like (`takeCovered`): the likeness of another thing. */
  back?: string;
  /** Only where this is not in sight, nor was: with it in sight something else is seen instead. */
  unless?: string;
  /** Its turn among those that move at the same time, each a little later than the one before. */
  order?: number;
  /** Its own pace, where that is not the pace of all that moves at the same time. */
  tempo?: Tempo;
  /** Comes once the rest has moved: it comes to rest as the time for all is over. */
  isLast?: true;
};

/** What is seen and heard at one moment. */
export type AnimationSpec = {
  motions: readonly Motion[];
  /** Whose numbers count up one after the other, by the names of things; without an order all do at once. */
  counted?: readonly string[];
  /** How much time it takes; what the rules say of its events, where nothing is said. */
  tempo?: Tempo | null;
  /** Heard as it begins. */
  sound?: Sound;
  /** Heard when it has come to rest: what only its end shows. */
  outcome?: Sound;
  hold?: Hold;
  /** What is held when it comes stays in sight with it, and it does not wait for that. */
  addsToHeld?: true;
  /** What its player decides goes on: they are asked again at once, while it is still seen. */
  goesOn?: true;
  /** Nobody knows how it ends: until it has come to rest the table is shown as it stood before. */
  isSuspense?: true;
};

/**
 * How long everything stays in sight at the least once it has come to rest, in milliseconds (`paced`: at the reader's
 * pace), or until the reader presses. What comes next waits so long, unless it only adds to what is held (`addsToHeld`).
 */
export type Hold = number | 'press';

/** In which time something is seen. */
export type Timing = {
  tempo: Tempo;
  /** How many times as long as usual everything takes. */
  stretch: number;
  /** Which numbers count up one after the other. */
  counted?: readonly string[];
};

/** Something that moves. */
export type Running = {
  finished: Promise<unknown>;
  /** Shows at once how it stands; has to be called when it is finished, too. */
  end(): void;
};
