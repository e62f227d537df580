import { Component, createRef, type ReactNode } from 'react';
import { play } from '../sound/play';
import { measure, type MeasuredThing } from './measure';
import type { AnimationSpec, Hold } from './motion';
import { type RunningAnimation, animateMotions } from './run';
import styles from './Stage.module.css';
import type { AnimationQueue, ShownFrame } from './queue';

type Props = {
  show: AnimationQueue;
  /** What is seen and heard when a position comes after another. */
  animationOf(shown: ShownFrame): AnimationSpec;
  /** What was under way is over. */
  onEnd(): void;
  /** It has come to rest, and stays in sight. */
  onHold?(hold: Hold): void;
  className: string;
  'data-title': string;
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
    if (show.now.events === this.props.show.now.events) return null;
    this.end();
    return this.props.show.isMoving ? measure(this.stage.current!) : null;
  }

  override componentDidUpdate(
    _: Props,
    __: unknown,
    before: ReadonlyMap<string, MeasuredThing> | null,
  ) {
    if (!before) {
      if (this.isHeld && this.isAddedTo()) this.letGo();
      return;
    }
    const { show, animationOf } = this.props;
    const { motions, sound, hold } = animationOf(show.now);
    if (sound) play(sound);
    const performance = animateMotions(
      { stage: this.stage.current!, overlay: this.air.current!, before },
      motions,
    );
    this.underWay = performance;
    void performance.finished.then(() => {
      if (this.underWay !== performance) return;
      this.end();
      this.isHeld = hold !== undefined;
      if (hold === undefined || this.isAddedTo()) this.letGo();
      else this.hold(hold);
    });
  }

  private hold(hold: Hold) {
    this.props.onHold?.(hold);
    if (hold !== 'press') this.timer = setTimeout(() => this.letGo(), hold);
  }

  private letGo() {
    this.end();
    this.props.onEnd();
  }

  /** Whether what comes next is held as well: both stay in sight then. */
  private isAddedTo(): boolean {
    const { show, animationOf } = this.props;
    return show.next.length > 0 && animationOf(show.next[0]).hold !== undefined;
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
    const { className, children } = this.props;
    return (
      <div ref={this.stage} className={className} data-title={this.props['data-title']}>
        {children}
        <div ref={this.air} className={styles.air} aria-hidden />
      </div>
    );
  }
}
