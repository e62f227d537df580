import { Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { GameEvent } from '../../../../shared/engine/game';
import { Button } from '../../../ui/controls/Button';
import { classes } from '../../../ui/classes';
import { BotIcon } from '../../../ui/signs/icons';
import { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import { ShareButton } from '../replay/ShareButton';
import styles from './Log.module.css';
import { Sentence } from '../../../kit/Sentence';
import type { ShownLine } from './logLines';

type Props = {
  lines: readonly ShownLine[];
  /** The first line since the reader's own last action. */
  since?: ShownLine;
  /** Begins where the reader left off, if that is out of sight at the end. */
  opensAtSince?: boolean;
  /** Brings what happened before the first line; absent when there is nothing more. */
  onEarlier?: () => void;
  /** The address of the moment a line tells of, where there is one. */
  linkOf?(line: ShownLine): string | Promise<string>;
  /** Shows on the board what a line tells of. */
  onPoint(events: readonly GameEvent[]): void;
};

/** How near to its end the log counts as read to the end, in pixels. */
const NEAR = 30;

/** What happened, in sentences; it follows the newest one unless the reader has scrolled up. */
export function Log({ lines, since, opensAtSince, onEarlier, linkOf, onPoint }: Props) {
  const { t } = useTranslation('match');
  const scroller = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLLIElement>(null);
  const [isBehind, setBehind] = useState(false);
  const newest = lines.at(-1)?.id;
  const shared = linkOf ? lines.filter(({ telling }) => !telling.isHeading) : [];
  const focus = useRovingFocus<string>();
  const entry = shared.find(({ id }) => id === focus.current) ?? shared.at(-1);

  /** Up and down lead from line to line. */
  function step(event: KeyboardEvent, line: ShownLine) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const next = by && shared[shared.indexOf(line) + by];
    if (!next) return;
    event.preventDefault();
    focus.move(next.id);
  }

  // it is scrolled from its end: whatever makes lines longer, a font or a language, it stays there by itself
  const look = () => setBehind(-scroller.current!.scrollTop > NEAR);
  const toEnd = () => void (scroller.current!.scrollTop = 0);

  useLayoutEffect(() => {
    const box = scroller.current!;
    if (!opensAtSince || !mark.current) return;
    const above = topOf(box) - topOf(mark.current);
    if (above > 0) box.scrollTop -= above;
    // once: later it is the reader who scrolls
  }, [opensAtSince]);

  return (
    <div className={styles.log}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={t('log.title')}
        tabIndex={0}
        onScroll={look}
        onPointerLeave={() => onPoint([])}
      >
        <div className={styles.story}>
          {onEarlier && (
            <Button kind="ghost" wide onClick={onEarlier}>
              {t('log.earlier')}
            </Button>
          )}
          <ol>
            {lines.map((line) => (
              <Fragment key={line.id}>
                {line.id === since?.id && (
                  // a list holds nothing but its items, so the separator is in one
                  <li ref={mark} className={styles.since}>
                    <div role="separator" aria-label={t('log.since')}>
                      {t('log.since')}
                    </div>
                  </li>
                )}
                <li
                  className={classes(
                    line.telling.isHeading ? styles.heading : styles.line,
                    line.id === newest && styles.newest,
                  )}
                  onPointerEnter={() => onPoint(line.events)}
                >
                  {line.isByBot && !line.telling.isHeading && (
                    <span className={styles.byBot} title={t('log.byBot')}>
                      <BotIcon size={15} />
                      <span className="visually-hidden">{t('log.byBot')}: </span>
                    </span>
                  )}
                  <Sentence phrase={line.telling} scene={line.reader} />
                  {linkOf && !line.telling.isHeading && (
                    <ShareButton
                      {...focus.propsOf(line.id, entry?.id)}
                      className={styles.share}
                      of={line.id}
                      linkOf={() => linkOf(line)}
                      onFocus={() => focus.note(line.id)}
                      onKeyDown={(event) => step(event, line)}
                    />
                  )}
                </li>
              </Fragment>
            ))}
            {lines.length === 0 && <li className={styles.empty}>{t('log.empty')}</li>}
          </ol>
        </div>
      </div>
      {isBehind && (
        <Button className={styles.toEnd} onClick={toEnd}>
          {t('log.toEnd')}
        </Button>
      )}
    </div>
  );
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;
