import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '../../shared/protocol/table';
import { Button } from '../ui/Button';
import { UndoIcon } from '../ui/icons';
import { Refused } from '../lobby/Refused';
import styles from './Prompt.module.css';
import { Sentence } from './Sentence';
import type { Choice, Phrase, Prompt as Asked, Scene } from './title';

type Props = {
  prompt: Asked;
  scene: Scene;
  /** What is read below it while there is nothing to do. */
  below?: Phrase;
  /** Why nothing can be done at the moment, though it is our turn. */
  unavailable?: string;
  refused: RefusalCode | null;
  /** What a visitor is told, and may do. */
  watching?: ReactNode;
  showLetters: boolean;
  onChoose(choice: Choice): void;
  onUndo?: () => void;
  /** Goes back to the score sheet, when the match is over. */
  onSheet?: () => void;
};

/** The one sentence that says who must do what, and a button for everything this player can do about it. */
export function Prompt(props: Props) {
  const { prompt, scene, below, unavailable, refused, watching, showLetters } = props;
  const { t } = useTranslation('match');
  const { sentence, aside, beside, panel, choices } = prompt;
  const isIdle = choices.length === 0 && !panel;
  const [section, heading] = useKeptFocus();
  const asideLine = aside && (
    <p className={styles.aside}>
      <Sentence phrase={aside} scene={scene} />
    </p>
  );
  return (
    <section ref={section} className={styles.prompt} aria-label={t('prompt')}>
      <div className={styles.say}>
        <h2 ref={heading} tabIndex={-1} className={styles.sentence}>
          <Sentence phrase={sentence} scene={scene} />
        </h2>
        {beside ? <div className={styles.beside}>{beside}</div> : asideLine}
      </div>
      {beside && asideLine}
      {panel}
      {isIdle && (watching || below) && (
        <div className={styles.idle}>
          {below && (
            <p className={styles.below}>
              <Sentence phrase={below} scene={scene} />
            </p>
          )}
          {watching}
        </div>
      )}
      {choices.map((choice) => (
        <Button
          key={keyOf(choice)}
          kind={choice.isMain ? 'go' : 'plain'}
          icon={choice.icon}
          second={choice.second}
          keyHint={showLetters ? choice.letter?.toUpperCase() : undefined}
          unavailable={unavailable}
          onClick={() => props.onChoose(choice)}
        >
          {choice.label}
        </Button>
      ))}
      {props.onUndo && (
        <Button
          kind="ghost"
          icon={<UndoIcon />}
          keyHint={showLetters ? 'U' : undefined}
          unavailable={unavailable}
          onClick={props.onUndo}
        >
          {t('undo')}
        </Button>
      )}
      {props.onSheet && (
        <Button kind="go" onClick={props.onSheet}>
          {t('end.sheet')}
        </Button>
      )}
      <Refused code={refused} />
    </section>
  );
}

/** Two buttons may be called the same, but none do the same. */
const keyOf = ({ label, ...choice }: Choice): string => {
  if ('move' in choice) return JSON.stringify([label, choice.move]);
  return JSON.stringify([label, 'moves' in choice ? choice.moves : null]);
};

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
