import { useEffect, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useMedia } from '../../ui/hooks/useScreen';
import styles from './Contents.module.css';

type Chapter = { id: string; title: string };

/** What the rules are about, chapter by chapter: beside them where there is room, and else above them for who asks. */
export function Contents() {
  const { t, i18n } = useTranslation('app');
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  // the chapters are a title's own, and stand on the page already
  useEffect(() => setChapters(chaptersOnPage()), [i18n.language]);
  const isBeside = useMedia('(min-width: 1240px)');
  // to a page with a base a mere `#` is an address of its home page
  const page = location.pathname + location.search;
  const list = (
    <ol className={styles.list}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`${page}#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={isBeside ? styles.beside : styles.above} aria-label={t('rules.contents')}>
      {isBeside ? (
        list
      ) : (
        <details>
          <summary className={styles.summary}>{t('rules.contents')}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}

const chaptersOnPage = (): Chapter[] =>
  [...document.querySelectorAll('main section[id] > h2')].map((heading) => ({
    id: heading.parentElement!.id,
    title: heading.textContent,
  }));
