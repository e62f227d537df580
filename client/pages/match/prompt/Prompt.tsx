import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { RefusalCode } from '../../../../shared/protocol/refusals';
import { Button } from '../../../ui/controls/Button';
import { UndoIcon } from '../../../ui/signs/icons';
import { ForwardIcon } from '../replay/signs';
import { Refused } from '../../../net/Refused';
import { classes } from '../../../ui/classes';
import { identityOf } from './choice';
import styles from './Prompt.module.css';
import { Sentence } from '../../../kit/Sentence';
import type { Choice, Message, Prompt as Asked, Scene } from '../../../kit/contract';
import type { Wish } from './useActs';
import { type PressedOn, questionOf } from './useConfirmedChoice';

type Props = {
  prompt: Asked;
  scene: Scene;
  /** What is read below it while there is nothing to do. */
  below?: Message;
  /** What happened to the reader while others played. */
  news?: ReactNode;
  /** What is to be read in the room that the buttons leave while nothing is asked. */
  recent?: ReactNode;
  /** Why nothing can be done at the moment, though it is our turn. */
  unavailable?: string;
  refused: RefusalCode | null;
  /** Whether a press came too early to be carried out. */
  isDropped: boolean;
  /** Whether an answer is due. */
  isSent: boolean;
  /** What is done when it has come. */
  waiting: Wish | null;
  /** What a visitor is told, and may do. */
  watching?: ReactNode;
  showLetters: boolean;
  /** Whether a choice was pressed once and waits for the second time. */
  isAsked(choice: Choice): boolean;
  onChoose(choice: Choice, on: PressedOn): void;
  onUndo?: () => void;
  /** Goes to where the reader is asked, past so many moves that are still to be seen; none where they were seen before. */
  onSkip?: () => void;
  left?: number;
  /** Goes back to the score sheet, when the match is over. */
  onSheet?: () => void;
};

const ASKED = '?';

/** The one sentence that says who must do what, and a button for everything this player can do about it. */
export function Prompt(props: Props) {
  const { prompt, scene, refused } = props;
  const { t } = useTranslation('match');
  const { sentence, aside, beside, panel, choices } = prompt;
  const isOff = Boolean(props.unavailable);
  const isIdle = choices.length === 0 && !panel;
  const [section, heading] = useKeptFocus();
  const asideLine = aside && (
    <p className={styles.aside}>
      <Sentence phrase={aside} scene={scene} />
    </p>
  );
  return (
    <section
      ref={section}
      className={styles.prompt}
      aria-label={t('prompt')}
      data-sent={props.isSent || undefined}
      data-beside={beside ? true : undefined}
      data-panel={panel ? true : undefined}
      {...crowdOf(props)}
    >
      <div className={styles.say}>
        <h2 ref={heading} tabIndex={-1} className={styles.sentence}>
          <Sentence phrase={sentence} scene={scene} />
        </h2>
        {beside ? (
          <div className={styles.beside} inert={isOff}>
            {beside}
          </div>
        ) : (
          asideLine
        )}
      </div>
      {props.news}
      {beside && asideLine}
      {panel && (
        <div className={styles.panel} inert={isOff}>
          {panel}
        </div>
      )}
      {isIdle && <WhileIdle {...props} />}
      {isIdle && props.recent}
      {choices.map((choice) => (
        <ChoiceButton key={identityOf(choice)} choice={choice} {...props} />
      ))}
      {choices.length === 1 && choices[0].next && <p className={styles.next}>{choices[0].next}</p>}
      <WaysOut {...props} />
      <div className={styles.trouble}>
        <Refused code={refused} />
        {props.isDropped && <p className={styles.dropped}>{t('early')}</p>}
      </div>
    </section>
  );
}

/** How many there are, for the style sheets, which lay many out otherwise than few: all choices, the small ones of them, those that the title counts, and all buttons. */
function crowdOf({ prompt: { choices, crowd = 0 }, onUndo, onSkip, onSheet }: Props) {
  const ways = [onUndo, onSkip, onSheet].filter(Boolean);
  return {
    'data-choices': upTo(choices.length),
    'data-small': upTo(choices.filter(({ words }) => words).length),
    'data-crowd': upTo(crowd),
    'data-buttons': upTo(choices.length + ways.length),
  };
}

/** The numbers from 1 on: a selector finds by `~='3'` where there are at least three. */
const upTo = (count: number): string | undefined =>
  Array.from({ length: count }, (_, i) => i + 1).join(' ') || undefined;

/** What is read, and what a visitor may do, while there is nothing to decide. */
const WhileIdle = ({ below, watching, scene }: Props) =>
  (watching || below) && (
    <div className={styles.idle}>
      {below && (
        <p className={styles.below}>
          <Sentence phrase={below} scene={scene} />
        </p>
      )}
      {watching}
    </div>
  );

/** A button that answers. */
function ChoiceButton({ choice, ...props }: Props & { choice: Choice }) {
  const { waiting, showLetters } = props;
  const identity = identityOf(choice);
  const isAsked = props.isAsked(choice);
  const question = isAsked && questionOf(choice, 'plate');
  const isWaiting = waiting !== null && 'choice' in waiting && waiting.choice === identity;
  return (
    <Button
      className={classes(
        choice.words && styles.small,
        choice.keepsPlace && styles.keepsPlace,
        isAsked && styles.asked,
        isWaiting && styles.waiting,
      )}
      // who speaks to their browser says what they see
      aria-label={choice.words && calledWith(choice.words, choice.label)}
      title={choice.words}
      // asked twice, it is another choice: in haste nobody means both
      data-choice={identity + (isAsked ? ASKED : '')}
      data-asked={isAsked || undefined}
      data-letter={showLetters ? choice.letter : undefined}
      data-on={choice.on?.join(' ')}
      data-main={choice.isMain || undefined}
      data-wordy={choice.isWordy || undefined}
      kind={choice.isMain ? 'go' : 'plain'}
      icon={choice.icon}
      second={question ? <Sentence phrase={question} scene={props.scene} /> : choice.second}
      keyHint={showLetters ? choice.letter?.toUpperCase() : undefined}
      unavailable={props.unavailable}
      onClick={({ nativeEvent }) => props.onChoose(choice, pressedOn(nativeEvent))}
    >
      {choice.label}
    </Button>
  );
}

/** What a small button is called: its label is part of that. */
const calledWith = (words: string, label: string): string =>
  words.startsWith(label) ? words : `${words}, ${label}`;

/** What is no answer: taking the last one back, and going on to what comes. */
function WaysOut({ showLetters, unavailable, onUndo, onSkip, left = 0, onSheet }: Props) {
  const { t } = useTranslation('match');
  return (
    <>
      {onUndo && (
        <Button
          kind="ghost"
          icon={<UndoIcon />}
          data-answers="undo"
          data-letter={showLetters ? 'u' : undefined}
          keyHint={showLetters ? 'U' : undefined}
          unavailable={unavailable}
          onClick={onUndo}
        >
          {t('undo')}
        </Button>
      )}
      {onSkip && (
        <Button kind="ghost" icon={<ForwardIcon />} onClick={onSkip}>
          {t('skip', { count: left })}
        </Button>
      )}
      {onSheet && (
        <Button kind="go" onClick={onSheet}>
          {t('end.sheet')}
        </Button>
      )}
    </>
  );
}

/** The buttons of a decision go with it: whoever had the focus on one gets it back on the sentence. */
function useKeptFocus() {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // the room that was left for the match took the focus with it
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    const follow = ({ target }: FocusEvent) => {
      hadFocus.current = section.current!.contains(target as Node);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
  });
  return [section, heading] as const;
}

/** What passes its press on to a button says so itself (touch.ts). */
function pressedOn({ relatedTarget }: MouseEvent): PressedOn {
  if (!(relatedTarget instanceof HTMLElement)) return 'button';
  return relatedTarget.dataset.thing?.startsWith('player:') ? 'plate' : 'thing';
}
