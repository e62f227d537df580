import { Component, createRef, type CSSProperties, type ReactNode } from 'react';
import { timeOf } from '../../shared/engine/tempo';
import { play } from '../sound/play';
import { measure, type MeasuredThing } from './measure';
import type { AnimationSpec, Hold } from './motion';
import { type RunningAnimation, animateMotions, leavingIn, together } from './run';
import styles from './Stage.module.css';
import { type AnimationQueue, isMoreOf, type ShownFrame } from './queue';

/** What is to be seen to move, and how. */
export type Staging = {
  show: AnimationQueue;
  /** What is seen and heard when a position comes after another. */
  animationOf(shown: ShownFrame): AnimationSpec;
  /** How many times as long as usual everything takes: 0 where nothing is to be waited for. */
  stretch: number;
  /** What was under way is over. */
  onEnd(): void;
  /** It has come to rest, and stays in sight. */
  onRest(held: AnimationQueue['held']): void;
};

type Props = Staging & {
  className: string;
  'data-title': string;
  'data-replay'?: true;
  children: ReactNode;
};

/**
 * Where things are seen to move from one position to the next. Everything in it stands where it belongs
 * at any time; whatever moves only comes from elsewhere. A class, since nothing else is told before the page changes.
 */
export class Stage extends Component<Props> {
  private readonly stage = createRef<HTMLDivElement>();
  private readonly air = createRef<HTMLDivElement>();
  private underWay: RunningAnimation | null = null;
  private isHeld = false;
  private timer?: ReturnType<typeof setTimeout>;

  override getSnapshotBeforeUpdate({ show }: Props): ReadonlyMap<string, MeasuredThing> | null {
    if (show.isMoving && !this.props.show.isMoving) this.end();
    if (show.now.events === this.props.show.now.events) return null;
    if (!isMoreOf(this.props.show.now, show.now)) this.end();
    return this.props.show.isMoving ? this.before() : null;
  }

  override componentDidUpdate(
    _: Props,
    __: unknown,
    before: ReadonlyMap<string, MeasuredThing> | null,
  ) {
    if (before) return this.begin(before);
    if (this.isHeld && this.isAddedTo()) this.letGo();
  }

  private begin(before: ReadonlyMap<string, MeasuredThing>) {
    const { show, animationOf, stretch } = this.props;
    const { motions, counted, tempo = 'routine', sound, outcome, hold } = animationOf(show.now);
    const isTimed = tempo !== null && stretch > 0;
    if (sound && !show.isAgain) play(sound);
    const performance = isTimed
      ? animateMotions(
          { stage: this.stage.current!, overlay: this.air.current!, before },
          motions,
          { tempo, stretch, counted },
        )
      : standingStill();
    // what it is seen together with goes on
    const underWay = this.underWay ? together(this.underWay, performance) : performance;
    this.underWay = underWay;
    clearTimeout(this.timer);
    // what a browser never ends must not keep anybody from playing
    const inTime = new Promise((resolve) => {
      this.timer = setTimeout(resolve, timeOf({ tempo, stretch }).moves + GRACE);
    });
    void Promise.race([underWay.finished, inTime]).then(() => {
      if (this.underWay !== underWay) return;
      this.end();
      if (outcome && !show.isAgain) play(outcome);
      const held = this.isAddedTo() ? undefined : hold;
      if (held === 'press') return this.rest(held, true);
      const { rests } = timeOf({ tempo, hold: held, stretch, isStill: !underWay.isSeen });
      if (held !== undefined || rests > 0) this.rest(rests, held !== undefined);
      else this.letGo();
    });
  }

  private rest(hold: Hold, mayBeAddedTo: boolean) {
    this.isHeld = mayBeAddedTo;
    this.props.onRest(hold === 'press' ? 'until pressed' : 'for a while');
    if (hold !== 'press') this.timer = setTimeout(() => this.letGo(), hold);
  }

  private letGo() {
    this.end();
    this.props.onEnd();
  }

  private isAddedTo(): boolean {
    const { show, animationOf } = this.props;
    return show.next.length > 0 && animationOf(show.next[0]).addsToHeld === true;
  }

  override componentDidMount() {
    if (this.props.show.isMoving) this.begin(this.before());
  }

  /** How everything stands; where no time is taken, nothing moves that would have to be known. */
  private before(): ReadonlyMap<string, MeasuredThing> {
    const { motions, tempo } = this.props.animationOf(this.props.show.now);
    return tempo === null || this.props.stretch === 0
      ? new Map()
      : measure(this.stage.current!, leavingIn(motions));
  }

  override componentWillUnmount() {
    this.end();
  }

  private end() {
    this.underWay?.end();
    this.underWay = null;
    this.isHeld = false;
    clearTimeout(this.timer);
  }

  override render() {
    const { className, children, show, stretch } = this.props;
    return (
      <div
        ref={this.stage}
        className={className}
        // what a style sheet moves meanwhile takes as many times as long
        style={{ '--stretch': stretch } as CSSProperties}
        data-title={this.props['data-title']}
        data-replay={this.props['data-replay']}
        data-moving={show.isMoving || undefined}
      >
        {children}
        <div ref={this.air} className={styles.air} aria-hidden />
      </div>
    );
  }
}

/** How much later than it should something may come to rest, in milliseconds. */
const GRACE = 700;

/** What takes no time: nothing is measured for it. */
const standingStill = (): RunningAnimation => ({
  finished: Promise.resolve(),
  isSeen: false,
  end() {},
});
