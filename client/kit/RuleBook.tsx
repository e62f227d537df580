import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { withMarks } from '../text/Marked';
import { useTitleTexts } from '../text/useTranslation';
import { FigureSource, FigureSourceSwitch } from './FigureSource';
import styles from './RuleBook.module.css';

/** Before a mark of origin: it stands close to the word it belongs to, on its line, and leaves no gap where it is not shown. */
const BEFORE_ORIGIN = / (?=<(?:derived|house)\/>)/g;

/** Whose rules are read: a title's id, and so where its texts are. */
const Title = createContext('match');

/** The paragraph that the rules are opened at, by the key of its text. */
export const OpenedAt = createContext<string | undefined>(undefined);

/**
 * The rules of a title, made of chapters. What is not printed is marked for those who ask. On a page of their own
 * the address says which paragraph they are opened at.
 */
export function RuleBook({ of, children }: { of: string; children: ReactNode }) {
  const at = useContext(OpenedAt) ?? decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    const paragraph = document.getElementById(at);
    if (!paragraph) return;
    paragraph.dataset.opened = '';
    paragraph.scrollIntoView?.({ block: 'center' });
    return () => void delete paragraph.dataset.opened;
  }, [at]);
  return (
    <Title value={of}>
      <div className={styles.rules}>
        {children}
        <FigureSourceSwitch />
      </div>
    </Title>
  );
}

/** A heading, its paragraphs, and a picture: the texts `rules.<of>.title` and `rules.<of>.lines`. */
export function Chapter({ of, children }: { of: string; children?: ReactNode }) {
  const { t } = useTitleTexts<string>(useContext(Title));
  const lines = t(`rules.${of}.lines`, { returnObjects: true }) as unknown as string[];
  return (
    <section id={`rules.${of}`}>
      <h2>{t(`rules.${of}.title`)}</h2>
      {lines.map((_, i) => (
        <p key={i} id={`rules.${of}.lines.${i}`}>
          <RuleText of={`rules.${of}.lines.${i}`} />
        </p>
      ))}
      {children}
    </section>
  );
}

/** What happens in a title, in a few pictures with a sentence each: the texts `rules.story`. */
export function Story({ pictures }: { pictures: readonly ReactNode[] }) {
  const { t } = useTitleTexts<string>(useContext(Title));
  const captions = t('rules.story', { returnObjects: true }) as unknown as string[];
  return (
    <ol className={styles.story}>
      {pictures.map((picture, i) => (
        <li key={i}>
          <div className={styles.picture} aria-hidden>
            {picture}
          </div>
          <p>{captions[i]}</p>
        </li>
      ))}
    </ol>
  );
}

/** A text of the rules with its marks of origin. */
export function RuleText({ of }: { of: string }) {
  const { t } = useTitleTexts<string>(useContext(Title));
  return withMarks(t(of).replace(BEFORE_ORIGIN, ''), MARKS);
}

const MARKS = {
  derived: <FigureSource of="derived" />,
  house: <FigureSource of="house" />,
  b: <b />,
};
