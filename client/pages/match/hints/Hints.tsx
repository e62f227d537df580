import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTitleTexts } from '../../../text/useTranslation';
import type { LoadedTitle } from '../../../kit/contract';
import { Hint } from '../../../kit/Hint';
import { announce } from '../../../ui/announce';
import styles from './Hints.module.css';
import { watchHints } from './watchHints';

type Props = {
  title: LoadedTitle;
  /** Whether nothing moves that a tap would skip. */
  isCalm: boolean;
  /** Opens the rules at one of their paragraphs. */
  onRules(at: string): void;
};

/** Explains every drawing that has a name for its hint, where it is met: what it is, what it does, what is so of this one alone, and where the rules say so. */
export function Hints({ title, isCalm, onRules }: Props) {
  const { t } = useTitleTexts<`${'' | 'match:'}hint.${string}`>(title.module.id);
  const thing = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<{ name: string; note?: string } | null>(null);

  const hintOf = (hint: string) => {
    const at = title.hints?.[hint];
    const key = `${at === undefined ? 'match:' : ''}hint.${hint}` as const;
    return { at, title: t(`${key}.name`), about: t(`${key}.about`) };
  };
  const ways = useRef({ hintOf, isCalm, onRules });
  useEffect(() => {
    ways.current = { hintOf, isCalm, onRules };
  });

  useEffect(
    () =>
      watchHints(document.body, {
        show(next, how) {
          // what is taken away while it is explained stays known as long as its hint is still drawn
          thing.current = next ?? thing.current;
          const { hint, hintNote } = next?.dataset ?? {};
          setShown(hint === undefined ? null : { name: hint, note: hintNote });
          if (hint === undefined || how !== 'keyboard') return;
          const { title: words, about } = ways.current.hintOf(hint);
          announce(`${words}: ${about}`);
        },
        more({ dataset }) {
          const { at } = ways.current.hintOf(dataset.hint!);
          if (at !== undefined) ways.current.onRules(at);
        },
        hearsTaps: () => ways.current.isCalm,
      }),
    [],
  );

  if (shown === null) return null;
  const { at, title: words, about } = hintOf(shown.name);
  return createPortal(
    <Hint of={thing} isOpen>
      <b>{words}</b>
      {about}
      {shown.note !== undefined && <span className={styles.note}>{shown.note}</span>}
      {at !== undefined && (
        <button
          type="button"
          // the Tab key goes on to the next thing: Enter does the same
          tabIndex={-1}
          onClick={() => {
            setShown(null);
            onRules(at);
          }}
        >
          {t('match:hint.more')}
        </button>
      )}
    </Hint>,
    document.body,
  );
}
