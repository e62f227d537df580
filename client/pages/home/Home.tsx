import { useTranslation } from '../../text/useTranslation';
import { Link } from 'wouter';
import { PAGES } from '../../../shared/protocol/routes';
import { deviceKey } from '../../net/device';
import { catalog } from '../../games/catalog';
import { Logo } from '../../ui/signs/Logo';
import { Paper } from '../../ui/surfaces/Paper';
import styles from './Home.module.css';
import { JoinByCode } from './JoinByCode';
import { OpenTables } from './OpenTables';
import { LanguageButton, ThemeButton } from './QuickSettings';
import { SettingsButton } from '../../app/SettingsButton';
import { Shelf } from './Shelf';
import { useSyncedSeats } from '../../net/useSyncedSeats';
import { usePage } from '../../app/usePage';
import { useYourTables } from './useYourTables';
import { Wood } from '../../ui/surfaces/Wood';
import { YourTables } from './YourTables';

/** Where everybody arrives: join, go on, or take a box from the shelf. */
export function Home() {
  const { t } = useTranslation('app');
  const heading = usePage('Wondertable');
  useSyncedSeats();
  const yours = useYourTables();
  return (
    <main className={styles.home}>
      <Wood />
      <div className={styles.left}>
        <header className={styles.header}>
          <Logo />
          <div>
            <h1 {...heading}>Wondertable</h1>
            <p>{t('home.motto')}</p>
          </div>
          <SettingsButton className={styles.settings} />
        </header>
        <Paper askew>
          <JoinByCode isFirst={yours.waiting === 0} />
        </Paper>
        <div>
          <YourTables {...yours} />
          <div className={styles.links}>
            <Link href={PAGES.devices}>
              {t(deviceKey() === null ? 'devices.have' : 'devices.link')}
            </Link>
            <Link href={PAGES.file}>{t('file.link')}</Link>
          </div>
        </div>
        <OpenTables />
        <footer className={styles.footer}>
          <LanguageButton />
          <ThemeButton />
        </footer>
      </div>
      <section className={styles.shelf} aria-labelledby="shelf">
        <h2 id="shelf" className="visually-hidden">
          {t('home.shelf')}
        </h2>
        <Shelf boxes={catalog.map(({ info }) => info)} />
      </section>
    </main>
  );
}
