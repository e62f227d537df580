import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
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
  const mark = useRef<HTMLAnchorElement>(null);
  const { t } = useTranslation('match');
  const [isTold, setTold] = useState(false);
  const wasTold = useRef(false);
  const sign = point.events
    .map((event) => turnSign?.(event, point.before))
    .find((drawing) => drawing);
  // of all that happened with it: what it is named by brought only a part
  const swingOf = ({ swing }: TurningPoint) => t('end.swing', { points: signed(swing) });
  const told = [point, ...near].sort((a, b) => a.moment - b.moment);
  const tell = () => setTold(true);
  const hush = () => setTold(false);
  const place = {
    className: classes(styles.mark, point.swing < 0 && styles.loss),
    style: { '--x': x, '--y': y } as CSSProperties,
    'data-seat': point.playerID,
  };
  const drawing = (
    <>
      {sign ?? (ScoreSign && <ScoreSign of={point.key} />)}
      {near.length > 0 && (
        <span className={styles.count} aria-hidden>
          ×{told.length}
        </span>
      )}
      <span className="visually-hidden">
        {told.map((one) => `${one.words}, ${swingOf(one)}`).join('; ')}
      </span>
    </>
  );
  // there the sheet lies partly below its buttons, and a finger would hit those as well
  if (isPhone) return <span {...place}>{drawing}</span>;
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
        const { pointerType } = event.nativeEvent as PointerEvent;
        if (pointerType === 'touch' && !wasTold.current) event.preventDefault();
      }}
    >
      {drawing}
      {isTold &&
        // what stands in a mark stands where that is, and not where it is on the screen
        createPortal(
          <Hint of={mark}>
            {told.map((one) => (
              <span key={one.moment} className={styles.told}>
                {one.words} · <strong className={styles.swing}>{swingOf(one)}</strong>
              </span>
            ))}
          </Hint>,
          document.body,
        )}
    </Link>
  );
}
