import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../text/useTranslation';
import { useSetting } from '../app/setting';
import { announce } from '../ui/announce';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/surfaces/Dialog';
import { Lantern } from '../ui/art/Lantern';
import styles from './Coach.module.css';
import { coaching, noteSaid, noteUnsaid, saidIn } from './coaching';
import type { CoachNote, Scene } from './contract';

/** How long after the question itself a note is read out, in milliseconds: what is said at once would replace it. */
const AFTER_THE_QUESTION = 600;

type Props = {
  notes: readonly CoachNote[];
  game: string;
  match: string;
  scene: Scene;
  /** Counts the moments of the match. */
  moment: number;
  /** Whether its reader has seen all that led to this moment, and is told nothing else in this place. */
  mayTell: boolean;
  /** Whether its reader was the last to do something. */
  hasActed: boolean;
  /** Whether there is but one short line for it, which is opened to be read as a whole. */
  isShort: boolean;
  /** What stands in this place while there is nothing to tell. */
  children?: ReactNode;
};

/** A note that was told at a moment, until it is done with; and the one that it took the place of before that was. */
type ShownNote = { note: CoachNote | null; moment: number; unread?: string };

/** Tells each note once, as soon as its reader meets what it is about; it goes when they have read it, or acted. */
export function Coach(props: Props) {
  const { notes, game, match, scene, moment, mayTell, hasActed, isShort, children } = props;
  const isOn = useSetting(coaching) === 'on';
  const [told, setTold] = useState<ShownNote>({ note: null, moment: -1 });
  const [isOpen, setOpen] = useState(false);

  const said = isOn && mayTell && told.moment !== moment ? saidIn(game, match) : null;
  const due = said && notes.find(({ key, when }) => !said.includes(key) && when(scene));
  const isOver = hasActed && moment > told.moment;
  if (due) setTold({ note: due, moment, unread: isOver ? undefined : told.note?.key });
  else if (told.note && isOver) setTold({ ...told, note: null });

  const words = told.note ? scene.t(told.note.key) : '';
  const key = told.note?.key;
  useEffect(() => {
    if (key === undefined) return;
    noteSaid(game, match, key);
    // it may have been there for a moment only, while others played
    if (told.unread !== undefined) noteUnsaid(game, match, told.unread);
    const timer = setTimeout(() => announce(words), AFTER_THE_QUESTION);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each note, and not again in another language
  }, [key]);

  if (!told.note || !mayTell || !isOn) return children;
  const { Choice } = told.note;
  const done = () => {
    setOpen(false);
    setTold({ ...told, note: null });
  };
  const answers = <Answers onDone={done} Choice={Choice} isLarge={isShort} />;
  if (!isShort)
    return (
      <div className={styles.coach} data-coach>
        <Lantern width={12} height={18} />
        <p>{words}</p>
        {answers}
      </div>
    );
  return (
    <>
      <button type="button" className={styles.line} data-coach onClick={() => setOpen(true)}>
        <Lantern width={11} height={16} />
        <span>{scene.t(told.note.line)}</span>
        {/* there is more of it */}
        <b aria-hidden>›</b>
      </button>
      {isOpen && <Opened words={words} answers={answers} onClose={done} />}
    </>
  );
}

function Opened({
  words,
  answers,
  onClose,
}: {
  words: string;
  answers: ReactNode;
  onClose(): void;
}) {
  const { t } = useTranslation('match');
  return (
    <Dialog title={t('coach.title')} about={words} onClose={onClose}>
      <div className={styles.answers}>{answers}</div>
    </Dialog>
  );
}

type AnswersProps = { onDone(): void; isLarge: boolean } & Pick<CoachNote, 'Choice'>;

function Answers({ onDone, isLarge, Choice }: AnswersProps) {
  const { t } = useTranslation('match');
  const noMore = () => coaching.set('off');
  if (isLarge)
    return (
      <>
        {Choice && <Choice isLarge />}
        <Button kind="go" onClick={onDone}>
          {t('coach.gotIt')}
        </Button>
        <Button kind="ghost" onClick={noMore}>
          {t('coach.noMore')}
        </Button>
      </>
    );
  return (
    <>
      {Choice && <Choice />}
      <button type="button" data-answers="nothing" onClick={onDone}>
        {t('coach.gotIt')}
      </button>
      <button type="button" data-answers="nothing" onClick={noMore}>
        {t('coach.noMore')}
      </button>
    </>
  );
}
