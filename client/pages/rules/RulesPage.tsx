import type { ComponentType } from 'react';
import { useTranslation } from '../../text/useTranslation';
import useSWRImmutable from 'swr/immutable';
import { loadTitle } from '../../games';
import { entryOf } from '../../games/catalog';
import { LinkButton } from '../../ui/controls/LinkButton';
import { BackIcon } from '../../ui/signs/icons';
import { NotFound } from '../../app/NotFound';
import { Outdated } from '../../app/OutdatedPage';
import { Contents } from './Contents';
import styles from './RulesPage.module.css';
import { SettingsButton } from '../../app/SettingsButton';
import { usePage } from '../../app/usePage';
import { Waiting } from '../../app/Waiting';
import { Wood } from '../../ui/surfaces/Wood';

/** The rules of a title, for whoever is not at a table. */
export function RulesPage({ game }: { game: string }) {
  const { data: title, error } = useSWRImmutable(entryOf(game) ? ['title', game] : null, () =>
    loadTitle(game),
  );
  if (!entryOf(game)) return <NotFound />;
  if (error) return <Outdated />;
  if (!title) return <Waiting />;
  return <RulesOf game={game} Rules={title.Rules} />;
}

function RulesOf({ game, Rules }: { game: string; Rules: ComponentType }) {
  const { t } = useTranslation('app');
  const name = t(`games.${game}.name`);
  const heading = usePage(t('rules.page', { name }));
  return (
    <div className={styles.page} data-title={game}>
      <Wood />
      <header className={styles.header}>
        <LinkButton to="/" kind="ghost" icon={<BackIcon />}>
          {t('toHome')}
        </LinkButton>
        <SettingsButton />
      </header>
      <main className={styles.rules}>
        <h1 {...heading}>{t('rules.of', { name })}</h1>
        <Contents />
        <Rules />
      </main>
    </div>
  );
}
