import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton';
import { MinusIcon, PlusIcon, WholeIcon } from '../art/tools';
import type { Frame } from './layout';
import styles from './Sea.module.css';
import type { Corner } from './seaCorners';
import { useOutOfSight } from './useOutOfSight';
import type { usePanZoom } from './usePanZoom';
import type { T } from '../types';

type Props = {
  frame: Frame;
  look: ReturnType<typeof usePanZoom>;
  label: string;
  t: T;
  children: ReactNode;
  /** In which corner the tools lie. */
  corner?: Corner;
  /** What lies over the chart and is not enlarged with it. */
  over?: ReactNode;
  /** More buttons beside those that enlarge. */
  tools?: ReactNode;
};

/** Where a chart lies: as large as there is room, and to be moved and enlarged. */
export function Sea({ frame, look, label, t, children, corner = 'top right', over, tools }: Props) {
  const { sea, outlook, enlarge, reduce, whole, handlers } = look;
  const { zoom, x, y } = outlook;
  useOutOfSight(sea, outlook);
  const acts: Record<string, (() => void) | undefined> = { '+': enlarge, '-': reduce, '0': whole };
  const act = ({ key }: KeyboardEvent) => acts[key]?.();
  return (
    <div className={styles.place}>
      <div
        ref={sea}
        className={styles.sea}
        role="group"
        aria-label={label}
        data-zoomed={zoom > 1}
        onKeyDown={act}
        style={
          {
            '--wide': frame.width,
            '--high': frame.height,
            '--zoom': zoom,
            '--x': `${x}px`,
            '--y': `${y}px`,
          } as CSSProperties
        }
        {...handlers}
      >
        <div className={styles.chart}>{children}</div>
        {over && <div className={styles.over}>{over}</div>}
      </div>
      <div className={styles.tools} data-corner={corner}>
        <IconButton label={t('sea.enlarge')} icon={<PlusIcon />} onClick={enlarge} />
        <IconButton label={t('sea.reduce')} icon={<MinusIcon />} onClick={reduce} />
        {zoom > 1 && <IconButton label={t('sea.whole')} icon={<WholeIcon />} onClick={whole} />}
        {tools}
      </div>
    </div>
  );
}
