import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { Hint } from '../../../../kit/Hint';
import { useTranslation } from '../../../../text/useTranslation';
import type { LoadedTitle } from '../../../../kit/contract';
import { signed } from '../../../../kit/words';
import { useScreen } from '../../../../ui/hooks/useScreen';
import { classes } from '../../../../ui/classes';
import styles from './TurnMark.module.css';
import type { TurningPoint } from './turningPoints';

type Props = {
  title: LoadedTitle;
  point: TurningPoint;
  /** What else is so near on the chart that it is told here. */
  near: readonly TurningPoint[];
  /** Where it is watched again. */
  to: string;
  /** Where on the chart, from 0 to 1. */
  x: number;
  y: number;
};

/** What turned a match, on the line of whom it concerned: says so, and leads to that moment of the replay. */
export function TurnMark({ title, point, near, to, x, y }: Props) {
  const { ScoreSign, turnSign } = title;
  const { isPhone } = useScreen();
  const { t } = useTranslation('match');
  const sign = point.events
    .map((event) => turnSign?.(event, point.before))
    .find((drawing) => drawing);
  // of all that happened with it: what it is named by brought only a part
  const swingOf = ({ swing }: TurningPoint) => t('end.swing', { points: signed(swing) });
  const told = [point, ...near].sort((a, b) => a.moment - b.moment);
  const place = {
    className: classes(styles.mark, point.swing < 0 && styles.loss),
    style: { '--x': x, '--y': y } as CSSProperties,
    'data-seat': point.playerID,
  };
  const lines = told.map((one) => (
    <span key={one.moment} className={styles.told}>
      {one.words} · <strong className={styles.swing}>{swingOf(one)}</strong>
    </span>
  ));
  const Mark = isPhone ? TappedMark : LinkedMark;
  return (
    <Mark place={place} to={to} lines={lines}>
      {sign ?? (ScoreSign && <ScoreSign of={point.key} />)}
      {near.length > 0 && (
        <span className={styles.count} aria-hidden>
          ×{told.length}
        </span>
      )}
      <span className="visually-hidden">
        {told.map((one) => `${one.words}, ${swingOf(one)}`).join('; ')}
      </span>
    </Mark>
  );
}

type MarkProps = {
  place: { className: string; style: CSSProperties };
  to: string;
  /** What it tells. */
  lines: ReactNode;
  /** What is drawn, and read out. */
  children: ReactNode;
};

/** Points at what it tells, and leads there. */
function LinkedMark({ place, to, lines, children }: MarkProps) {
  const mark = useRef<HTMLAnchorElement>(null);
  const [isTold, setTold] = useState(false);
  const wasTold = useRef(false);
  const tell = () => setTold(true);
  const hush = () => setTold(false);
  return (
    <Link
      ref={mark}
      href={to}
      {...place}
      onPointerEnter={tell}
      onPointerLeave={hush}
      onFocus={tell}
      onBlur={hush}
      onPointerDown={() => (wasTold.current = isTold)}
      onClick={(event: MouseEvent) => {
        // a finger cannot rest on it: its first press tells, the next one leads there
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        if (pointerType === 'touch' && !wasTold.current) event.preventDefault();
      }}
    >
      {children}
      {isTold &&
        // what stands in a mark stands where that is, and not where it is on the screen
        createPortal(<Hint of={mark}>{lines}</Hint>, document.body)}
    </Link>
  );
}

/**
 * Where the sheet lies partly below its buttons, a mark would be no target large enough by itself: pressed, it opens what it
 * tells, and that leads there.
 */
function TappedMark({ place, to, lines, children }: MarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isTold, setTold] = useState(false);
  const { t } = useTranslation('match');
  useEffect(() => {
    if (!isTold) return undefined;
    const close = ({ target }: Event) => {
      const isHere =
        target instanceof Element &&
        (mark.current?.contains(target) || target.closest('[data-hinting]'));
      if (!isHere) setTold(false);
    };
    document.addEventListener('pointerdown', close, true);
    // it would stay where the mark was
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('pointerdown', close, true);
      document.removeEventListener('scroll', close, true);
    };
  }, [isTold]);
  return (
    <>
      <span ref={mark} {...place} onClick={() => setTold(!isTold)}>
        {children}
      </span>
      {isTold &&
        createPortal(
          <Hint of={mark} isOpen>
            {lines}
            <Link href={to}>{t('end.watchFrom')}</Link>
          </Hint>,
          document.body,
        )}
    </>
  );
}
