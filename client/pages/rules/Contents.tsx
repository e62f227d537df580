import { useEffect, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import styles from './Contents.module.css';

type Chapter = { id: string; title: string };

/** What the rules are about, chapter by chapter, beside them where there is room. */
export function Contents() {
  const { t, i18n } = useTranslation('app');
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  // the chapters are a title's own, and stand on the page already
  useEffect(() => setChapters(chaptersOnPage()), [i18n.language]);
  return (
    <nav className={styles.contents} aria-label={t('rules.contents')}>
      <ol className={styles.list}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const chaptersOnPage = (): Chapter[] =>
  [...document.querySelectorAll('main section[id] > h2')].map((heading) => ({
    id: heading.parentElement!.id,
    title: heading.textContent,
  }));
